import { useTranslation } from '#lib/useTranslation.ts';
import type { Particulars } from '#modules/vessel/contract.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './home.module.css';

const fields = [
  'name',
  'place',
  'flag',
  'portOfRegistry',
  'imo',
  'callSign',
  'mmsi',
  'grossTonnage',
  'length',
  'builder',
] as const;
type Field = (typeof fields)[number];

/** The vessel's particulars. The rows are rendered before they are filled. */
export function VesselPanel({ boatID }: { boatID: string }) {
  const { t } = useTranslation('home');
  const { data, isError, refetch } = useParticulars(boatID);
  const { number } = useFormat();
  const say = (field: Field, { type, name, ...boat }: Particulars): string => {
    if (field === 'name') return name.startsWith(type) ? name : `${type} ${name}`;
    if (field === 'length') return t('metres', { length: number(boat.length) });
    if (field === 'grossTonnage') return number(boat.grossTonnage);
    if (field === 'builder') return t('built', { builder: boat.builder, year: boat.year });
    return boat[field];
  };
  return (
    <Panel title={t('vessel')}>
      {isError && !data ? (
        <ErrorState title={t('vesselFailed')} onRetry={() => refetch()} />
      ) : (
        <dl className={`facts-list ${styles.factsList}`}>
          {fields.map((field) => (
            <Fact key={field} label={t(`field.${field}`)} value={data ? say(field, data) || '–' : '\u00A0'} />
          ))}
        </dl>
      )}
    </Panel>
  );
}

/** One label and value of a description list. */
const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
