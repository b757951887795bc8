import { useTranslation } from '#lib/useTranslation.ts';
import type { CrewRow } from '#modules/profile/useCrewRows.ts';
import { AppLink } from '#ui/AppLink.tsx';
import type { CertificateKind } from '../contract.ts';
import { type Cell, isGap } from '../matrix.ts';
import styles from './certificates.module.css';
import { MatrixCell } from './MatrixCell.tsx';

export type MatrixRow = { person: CrewRow; cells: readonly Cell[] };
type Props = {
  rows: readonly MatrixRow[];
  kinds: readonly CertificateKind[];
  onOpen: (row: MatrixRow, cell: Cell) => void;
};

/** People by certificate; names and headers are sticky. */
export function MatrixTable({ rows, kinds, onOpen }: Props) {
  const { t } = useTranslation('certificates');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={`${styles.matrix} panel fill`} aria-label={t('matrix.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('matrix.person')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                <span>{t(`kinds.${kind}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.person._id}
              className={
                row.person.aboard && row.cells.some((cell) => cell.level === 'expired') ? 'ov' : undefined
              }
            >
              <th scope="row">
                <AppLink to="/app/profiledetails/$id" params={{ id: row.person._id }}>
                  {row.person.name}
                </AppLink>
                <span className="small ink2">{row.person.profile.jobtitle}</span>
              </th>
              {row.cells.map((cell) => (
                <td key={cell.kind}>
                  <MatrixCell cell={cell} name={row.person.name} onOpen={() => onOpen(row, cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same on a phone: a card per person, with what needs attention. */
export function MatrixCards({ rows, onOpen }: Omit<Props, 'kinds'>) {
  const { t } = useTranslation('certificates');
  return (
    <ul className={`${styles.cards} plain`}>
      {rows.map((row) => {
        const open = row.cells.filter((cell) => isGap(cell) || cell.level === 'soon');
        return (
          <li key={row.person._id} className="card">
            <AppLink to="/app/profiledetails/$id" params={{ id: row.person._id }}>
              <b className="lead">{row.person.name}</b>
            </AppLink>
            <span className={`small ink2 ${styles.rank}`}>{row.person.profile.jobtitle}</span>
            {open.length === 0 ? (
              <span className="small done-ink">{t('status.good')}</span>
            ) : (
              open.map((cell) => (
                <div key={cell.kind} className={styles.line}>
                  <span>{t(`kinds.${cell.kind}`)}</span>
                  <MatrixCell cell={cell} name={row.person.name} onOpen={() => onOpen(row, cell)} />
                </div>
              ))
            )}
          </li>
        );
      })}
    </ul>
  );
}
