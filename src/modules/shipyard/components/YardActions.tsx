import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import './shipyard.css';

const NewYardUserDialog = lazy(() => import('./NewYardUserDialog.tsx'));
const InviteDialog = lazy(() => import('./InviteDialog.tsx'));

/** Lets people from outside in: an account for a yard or contractor, or an invitation by mail. */
export function YardActions() {
  const { t } = useTranslation('shipyard');
  const [dialog, setDialog] = useState<'new' | 'invite'>();
  const close = () => setDialog(undefined);
  return (
    <>
      {/* One line also where the header breaks. */}
      <div className="sy-acts">
        <Button icon={<MailOutlined />} onClick={() => setDialog('invite')}>
          {t('invite')}
        </Button>
        <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => setDialog('new')}>
          {t('newUser')}
        </Button>
      </div>
      <Suspense>
        {dialog === 'new' && <NewYardUserDialog onClose={close} />}
        {dialog === 'invite' && <InviteDialog onClose={close} />}
      </Suspense>
    </>
  );
}
