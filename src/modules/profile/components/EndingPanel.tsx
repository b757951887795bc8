import { useTranslation } from '#lib/useTranslation.ts';
import type { Certificate } from '#modules/certificates/contract.ts';
import { useExpiryLabels } from '#modules/certificates/useExpiryLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { type CrewRow, useCrewRows } from '../useCrewRows.ts';

const MAX_ROWS = 5;

type Ending = { row: CrewRow; certificate: Certificate; isOver: boolean };

/** Certificates of the crew that have expired or end soon, the first one first. */
const endingOf = (rows: readonly CrewRow[]): Ending[] =>
  rows
    .filter(({ profile }) => !profile.left)
    .flatMap((row) => [
      ...row.status.expired.map((certificate) => ({ row, certificate, isOver: true })),
      ...row.status.soon.map((certificate) => ({ row, certificate, isOver: false })),
    ])
    .sort((a, b) => (a.certificate.expiresAt ?? '').localeCompare(b.certificate.expiresAt ?? ''));

/** Home: certificates of the crew that have expired or end soon. */
export default function EndingPanel() {
  const { t } = useTranslation('profile');
  const labels = useExpiryLabels();
  const query = useCrewRows();
  const all = endingOf(query.data ?? []);
  const over = all.filter(({ isOver }) => isOver).length;
  return (
    <Panel
      title={t('ending.title')}
      count={query.data && t('ending.count', { over, soon: all.length - over })}
      action={<AppLink to="/app/employees/certificates">{t('ending.link')}</AppLink>}
    >
      <Loaded query={query} failed={t('loadFailed')} rows={MAX_ROWS}>
        {() =>
          all.length === 0 ? (
            <p className="pad small ink2">{t('ending.none')}</p>
          ) : (
            <ul className="rows">
              {all.slice(0, MAX_ROWS).map(({ row, certificate, isOver }) => (
                <li key={certificate._id}>
                  <ListRow
                    rail={isOver ? 'overdue' : undefined}
                    title={`${labels.name(certificate)}, ${row.name}`}
                    second={labels.day(certificate.expiresAt)}
                    end={<StateChip state={isOver ? 'overdue' : 'due'}>{labels.left(certificate)}</StateChip>}
                    to="/app/profiledetails/$id"
                    params={{ id: row._id }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
