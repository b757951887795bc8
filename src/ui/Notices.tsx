import { createPortal } from 'react-dom';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

export type Notice = {
  id: string;
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; onClick: () => void };
};

const looks = { success: ['', 'check'], error: ['err', 'error'], info: ['info', 'info'] } as const;

/**
 * The notices at the bottom left; the owner of `items` removes them. They are rendered into the body: an open dialog
 * hides everything beside it from screen readers, and its errors must be announced.
 */
export function Notices({ items, onClose }: { items: readonly Notice[]; onClose: (id: string) => void }) {
  const { t } = useTranslation('ui');
  if (items.length === 0) return null;
  return createPortal(
    <div className="notes">
      {items.map(({ id, kind, text, action }) => (
        <div key={id} className={`note ${looks[kind][0]}`} role={kind === 'error' ? 'alert' : 'status'}>
          <Icon name={looks[kind][1]} />
          <span className="m">{text}</span>
          {action && (
            <Button
              variant="link"
              slim
              onClick={() => {
                action.onClick();
                onClose(id);
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton label={t('close')} icon={<Icon name="close" size="s" />} onClick={() => onClose(id)} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
