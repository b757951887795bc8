import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { SideDrawer } from '#ui/SideDrawer.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Notice } from '../contract.ts';
import { noticeText } from '../noticeText.ts';
import { useNotices, useReadNotices } from '../queries.ts';
import { NoticeDecision } from './NoticeDecision.tsx';

const icons: Record<Notice['kind'], IconName> = {
  jobAssigned: 'assignment',
  jobOverdue: 'alert',
  mentioned: 'at',
  postponeAsked: 'repeat',
  postponeDecided: 'approved',
  passwordReset: 'key',
  emailAsked: 'mail',
  newUser: 'newPerson',
  hoursMissing: 'gauge',
  imported: 'fileUpload',
  certificateExpires: 'badge',
  orderAsked: 'cart',
  orderDecided: 'approved',
  orderLate: 'delivery',
  stockLow: 'inventory',
  stockExpires: 'clock',
  kitIncomplete: 'checklist',
  transferAsked: 'swap',
  transferStep: 'swap',
  logMissing: 'book',
  logToSign: 'edit',
  formsDue: 'checklist',
  formSays: 'warning',
  documentExpires: 'clock',
  shipCertificateExpires: 'clock',
  documentToRead: 'paper',
  documentChange: 'edit',
  payslipReady: 'briefcase',
  leaveAsked: 'event',
  leaveDecided: 'event',
  rotaPosted: 'clock',
  watchSwapAsked: 'swap',
  watchSwapDecided: 'swap',
  restAsked: 'moon',
};

/** The bell's list: newest first; a press marks a notice as read and opens its link. */
export default function NoticesDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('notices');
  const { data, isError, refetch } = useNotices();
  const { mutate: read } = useReadNotices();
  const unread = data?.filter(({ readAt }) => !readAt).map(({ _id }) => _id) ?? [];
  return (
    <SideDrawer
      open={open}
      title={t('title')}
      onClose={onClose}
      bare
      {...(unread.length > 0 ? { footer: <Button onClick={() => read(unread)}>{t('markAll')}</Button> } : {})}
    >
      {data ? (
        data.length === 0 ? (
          <EmptyState icon={<Icon name="bell" />} title={t('none')} hint={t('noneHint')} />
        ) : (
          <ul className="rows">
            {data.map((notice) => (
              <li key={notice._id}>
                <NoticeRow
                  notice={notice}
                  onRead={() => {
                    if (!notice.readAt) read([notice._id]);
                    if (notice.link) onClose();
                  }}
                />
                {notice.kind === 'postponeAsked' && (
                  <NoticeDecision notice={notice} onDecided={() => !notice.readAt && read([notice._id])} />
                )}
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <ErrorState title={t('failed')} reason={t('failedWhy')} onRetry={refetch} />
      ) : (
        <Skeleton />
      )}
    </SideDrawer>
  );
}

function NoticeRow({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const { t } = useTranslation(['notices', 'certificates', 'logdue']);
  const { title, details } = noticeText(notice, t);
  const ago = useFormat().ago(notice.createdAt, useNow());
  const content = (
    <>
      <Icon name={icons[notice.kind]} />
      <span className="t" style={{ fontWeight: notice.readAt ? 400 : 600 }}>
        <span style={{ fontSize: 'var(--body)', color: 'var(--ink)', whiteSpace: 'normal' }}>
          {!notice.readAt && <span className="vh">{t('unread')}: </span>}
          {title}
        </span>
        {details && <span style={{ fontWeight: 400, whiteSpace: 'normal' }}>{details}</span>}
        <span style={{ fontWeight: 400 }}>{ago}</span>
      </span>
    </>
  );
  const className = notice.readAt ? 'li' : 'li rail-sel';
  const style = { padding: '8px 20px' };
  // Only links inside the app are followed.
  return notice.link.startsWith('/app/') ? (
    <AppLink to={notice.link} className={className} style={style} onClick={onRead}>
      {content}
    </AppLink>
  ) : (
    <button type="button" className={className} style={style} onClick={onRead}>
      {content}
    </button>
  );
}
