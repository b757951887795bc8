import { useTranslation } from '#lib/useTranslation.ts';
import type { Aboard } from '#modules/profile/contract/calls.ts';
import { useAboard } from '#modules/profile/queries.ts';
import { isComing } from '#modules/profile/rules.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import styles from './aboard.module.css';

const MAX_FACES = 5;
const MAX_DEPARTMENTS = 6;

/** Crew by department, largest first, with who of them is aboard. */
const byDepartment = (crew: readonly Aboard[]) => {
  const groups = new Map<string, Aboard[]>();
  for (const person of crew)
    groups.set(person.department, [...(groups.get(person.department) ?? []), person]);
  return [...groups]
    .map(([name, all]) => ({ name, all: all.length, here: all.filter(({ onboard }) => onboard) }))
    .sort((a, b) => b.all - a.all || a.name.localeCompare(b.name));
};

/** Home: how many are aboard, and who of each department. */
export default function AboardPanel() {
  const { t } = useTranslation('onboard');
  const query = useAboard();
  const { today } = useFormat();
  return (
    <Panel title={t('now')} action={<AppLink to="/app/onboard">{t('title')}</AppLink>}>
      <Loaded query={query} failed={t('loadFailed')} rows={5}>
        {(people) => {
          const of = (kind: Aboard['kind']) => people.filter((person) => person.kind === kind);
          const here = (list: readonly Aboard[]) => list.filter(({ onboard }) => onboard).length;
          const coming = of('guest').filter((guest) => isComing(guest, today)).length;
          return (
            <>
              <div className={styles.counts}>
                <Readouts
                  label={t('printTitle')}
                  items={[
                    { label: t('all'), figure: here(people), source: t('muster') },
                    {
                      label: t('crew'),
                      figure: here(of('crew')),
                      source: t('of', { all: of('crew').length }),
                    },
                    {
                      label: t('guests'),
                      figure: here(of('guest')),
                      source: coming > 0 ? t('comingCount', { count: coming }) : t('noneComing'),
                    },
                    { label: t('visitors'), figure: here(of('visitor')) },
                  ]}
                />
              </div>
              <ul className="rows">
                {byDepartment(of('crew'))
                  .slice(0, MAX_DEPARTMENTS)
                  .map(({ name, all, here: there }) => (
                    <li key={name} className={styles.department}>
                      <span className="el">{name || t('noDepartment')}</span>
                      <span className={styles.faces}>
                        {there.slice(0, MAX_FACES).map((person) => (
                          <Avatar key={person._id} name={person.name} of={person} size={26} />
                        ))}
                      </span>
                      <span className="nw">
                        {there.length} <span className="ink2">{t('of', { all })}</span>
                      </span>
                    </li>
                  ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
