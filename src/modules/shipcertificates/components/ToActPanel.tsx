import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useShipCertificates } from '../queries.ts';
import { type ShownRow, toAct } from '../rules/register.ts';
import { useCertificateLabels } from '../useCertificateLabels.ts';

const MAX_ROWS = 4;

/** Home: the vessel's certificates on which somebody must act, the worst first; nothing if there is none. */
export default function ToActPanel() {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const query = useShipCertificates();
  const { look, wordOf, nextOf } = useCertificateLabels();
  const list = query.data && toAct(query.data, format.today);
  if (list?.length === 0) return null;
  const secondOf = ({ certificate, state }: ShownRow) => {
    const day = format.day(certificate.expires);
    if (state === 'expired') return day;
    return state === 'due' ? t('expiresOn', { day }) : nextOf(certificate);
  };
  return (
    <Panel
      title={t('home.title')}
      count={list?.length}
      action={<AppLink to="/app/vesseldocs/certificates">{t('home.link')}</AppLink>}
    >
      <Loaded query={{ ...query, data: list }} failed={t('loadFailed')} rows={MAX_ROWS}>
        {(rows) => (
          <ul className="rows">
            {rows.slice(0, MAX_ROWS).map((row) => {
              const { certificate, state } = row;
              const rail = look(state);
              return (
                <li key={certificate._id}>
                  <ListRow
                    rail={rail === 'overdue' || rail === 'due' ? rail : undefined}
                    title={certificate.name}
                    second={secondOf(row)}
                    end={<StateChip state={rail}>{wordOf(certificate, state)}</StateChip>}
                    to="/app/vesseldocs/certificate/$id"
                    params={{ id: certificate._id }}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
