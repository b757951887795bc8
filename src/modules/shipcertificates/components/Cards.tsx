import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Shown } from '../rules/register.ts';
import { useCertificateLabels } from '../useCertificateLabels.ts';
import { bandRange } from './Band.tsx';
import styles from './shipcertificates.module.css';
import { stateLine } from './stateLine.ts';
import { Track } from './Track.tsx';

/** The certificates by group as cards, for tablets and phones. */
export function Cards({ groups }: { groups: readonly Shown[] }) {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const { today, look, wordOf, nextOf } = useCertificateLabels();
  const range = bandRange(today);
  return (
    <div className="stack">
      {groups.map(({ group, rows }) => (
        <section key={group} aria-label={t(`group.${group}`)}>
          <h2 className={styles.heading}>{t(`group.${group}`)}</h2>
          <ul className={styles.cards}>
            {rows.map(({ certificate, state }) => (
              <li key={certificate._id} className={`panel ${styles.card} ${stateLine[state] ?? ''}`}>
                <div className={styles.top}>
                  <AppLink
                    to="/app/vesseldocs/certificate/$id"
                    params={{ id: certificate._id }}
                    className="hit"
                  >
                    {certificate.name}
                  </AppLink>
                  <StateChip state={look(state)}>{wordOf(certificate, state)}</StateChip>
                </div>
                <div className="small ink2">
                  {[certificate.number, certificate.issuer].filter(Boolean).join(' · ')}
                </div>
                <Track certificate={certificate} range={range} today={today} />
                <div className={styles.foot}>
                  {nextOf(certificate) && <span>{nextOf(certificate)}</span>}
                  <span>
                    {certificate.expires
                      ? t('expiresOn', { day: format.day(certificate.expires) })
                      : t('noExpiry')}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
