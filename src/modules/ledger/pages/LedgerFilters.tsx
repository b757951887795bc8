import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { movementKinds } from '#modules/movements/contract.ts';
import { useMovers } from '#modules/movements/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { DayBox } from '#ui/form/DayBox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { usePhone } from '#ui/useMedia.ts';
import styles from '../components/movementsTable.module.css';
import type { LedgerSearch } from '../ledgerSearch.ts';

const WorkFilters = lazyPart(() => import('./WorkFilters.tsx'), <WorkFiltersPlace />);
const ofOrders = { flag: ['supplier', 'inventory', 'spareparts'] } as const;

/** Their cells, so that the days after them stay where they are. */
function WorkFiltersPlace() {
  const user = useUser();
  return (
    <>
      {can(user, { flag: 'jobs' }) && <span />}
      {can(user, ofOrders) && <span />}
    </>
  );
}

/** Narrows the list of movements; on a phone it folds away. */
export function LedgerFilters({ search }: { search: LedgerSearch }) {
  const { t } = useTranslation(['ledger', 'movements']);
  const phone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const user = useUser();
  const { options: places } = usePlaces();
  const { data: people = [] } = useMovers();
  const set = (part: Partial<LedgerSearch>) =>
    void navigate({ to: '/app/movements', search: { ...search, ...part }, replace: true });
  const count = Object.values(search).filter(Boolean).length;
  const any = { value: '', label: t('any') };
  const orNone = (value: string) => value || undefined;
  return (
    <>
      {phone && (
        <div className={styles.foot}>
          <Button icon={<Icon name="filter" />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {count > 0 ? t('filters', { count }) : t('filter')}
          </Button>
        </div>
      )}
      {(!phone || isOpen) && (
        <div className={styles.filters}>
          <Choice
            label={t('kindOf')}
            value={search.kind ?? ''}
            options={[
              any,
              ...movementKinds.map((kind) => ({ value: kind, label: t(`movements:kind.${kind}`) })),
            ]}
            onChange={(value) => set({ kind: movementKinds.find((kind) => kind === value) })}
          />
          <Choice
            label={t('place')}
            value={search.place ?? ''}
            options={[any, ...places]}
            onChange={(value) => set({ place: orNone(value) })}
          />
          <Choice
            label={t('person')}
            value={search.person ?? ''}
            options={[any, ...people.map(({ userID, name }) => ({ value: userID, label: name }))]}
            onChange={(value) => set({ person: orNone(value) })}
          />
          {can(user, { flag: ['jobs', 'supplier', 'inventory', 'spareparts'] }) && (
            <WorkFilters search={search} onChange={set} />
          )}
          <Day label={t('fromDay')} value={search.from} onChange={(from) => set({ from })} />
          <Day label={t('toDay')} value={search.to} onChange={(to) => set({ to })} />
          {count > 0 && (
            <div className={styles.clear}>
              <Button onClick={() => void navigate({ to: '/app/movements', search: {}, replace: true })}>
                {t('clear')}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Day(props: {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  const { label, value = '', onChange } = props;
  const id = useId();
  return (
    <Field id={id} label={label}>
      <DayBox id={id} value={value} onChange={(day) => onChange(day || undefined)} />
    </Field>
  );
}
