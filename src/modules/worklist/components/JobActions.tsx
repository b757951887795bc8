import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useMedia, usePhone, useWide } from '#ui/useMedia.ts';

export type ShownAs = 'table' | 'board' | 'calendar';

type Props = {
  as: ShownAs;
  onAs: (as: ShownAs) => void;
  onPrint: () => void;
  ticking: boolean;
  onTicking: (on: boolean) => void;
};

/** The secondary actions of the list: layout, round, print and import; on a phone all in one menu. */
export function JobActions({ as, onAs, onPrint, ticking, onTicking }: Props) {
  const { t } = useTranslation('worklist');
  const phone = usePhone();
  const wide = useWide();
  const upright = useMedia('(max-width: 899.95px)');
  const round = { label: t('round'), icon: <Icon name="checklist" />, to: '/app/worklist/round' } as const;
  const print = { label: t('print'), icon: <Icon name="print" />, onClick: onPrint };
  const upload = { label: t('import'), icon: <Icon name="send" />, to: '/app/worklist/import' } as const;
  const looks = [
    { value: 'table', label: t(phone ? 'as.list' : 'as.table'), icon: <Icon name="rows" /> },
    { value: 'board', label: t('as.board'), icon: <Icon name="board" /> },
    { value: 'calendar', label: t('as.calendar'), icon: <Icon name="month" /> },
  ] as const;
  if (phone) {
    const others = looks.filter(({ value }) => value !== as);
    return (
      <Menu
        label={t('more')}
        icon={<Icon name="more" />}
        iconOnly
        items={[
          round,
          ...others.map(({ value, label, icon }) => ({ label, icon, onClick: () => onAs(value) })),
          'divider',
          ...(as === 'table'
            ? [
                {
                  label: t(ticking ? 'bulk.stop' : 'bulk.start'),
                  icon: <Icon name="tickBox" />,
                  onClick: () => onTicking(!ticking),
                },
              ]
            : []),
          print,
          upload,
        ]}
      />
    );
  }
  return (
    <>
      <Segmented label={t('as.label')} options={looks} value={as} onChange={onAs} />
      {!upright && (
        <ButtonLink to={round.to} icon={round.icon}>
          {round.label}
        </ButtonLink>
      )}
      {wide && (
        <Button icon={print.icon} onClick={onPrint}>
          {print.label}
        </Button>
      )}
      <Menu
        label={t('more')}
        icon={<Icon name="more" />}
        iconOnly
        items={[...(upright ? [round] : []), ...(wide ? [] : [print]), upload]}
      />
    </>
  );
}
