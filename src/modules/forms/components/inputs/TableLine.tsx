import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useKept } from '../../useKept.ts';
import styles from '../form.module.css';
import type { InputProps } from './inputProps.ts';

function Cell({
  label,
  value,
  disabled,
  onKeep,
}: {
  label: string;
  value: string;
  disabled?: boolean | undefined;
  onKeep: (text: string) => void;
}) {
  const { text, onChange, onBlur } = useKept(value, onKeep);
  return (
    <div className="in">
      <input
        type="text"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}

/** Rows with the columns of the form. */
export function TableLine(props: InputProps & { columns: readonly string[] }) {
  const { label, help, required, value, onKeep, disabled, columns } = props;
  const { t } = useTranslation(['forms', 'ui']);
  const rows = Array.isArray(value) ? value.flatMap((row) => (Array.isArray(row) ? [row] : [])) : [];
  const blank = columns.map(() => '');
  const shown = rows.length > 0 ? rows : [blank];
  const set = (at: number, column: number, text: string) =>
    onKeep(
      shown.map((row, index) =>
        index === at ? columns.map((_, each) => (each === column ? text : (row[each] ?? ''))) : row,
      ),
    );
  return (
    <fieldset className="f wide">
      <legend className="flabel">
        {label}
        {required && <span className="req"> *</span>}
      </legend>
      {help && <span className="help">{help}</span>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
              <th>
                <span className="vh">{t('removeRow')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              <tr key={at}>
                {columns.map((column, index) => (
                  <td key={column}>
                    <Cell
                      label={`${column} ${at + 1}`}
                      value={row[index] ?? ''}
                      disabled={disabled}
                      onKeep={(text) => set(at, index, text)}
                    />
                  </td>
                ))}
                <td>
                  {!disabled && rows.length > 0 && (
                    <IconButton
                      label={t('ui:removeOf', { name: t('rowNo', { n: at + 1 }) })}
                      icon={<Icon name="trash" />}
                      onClick={() => {
                        const left = rows.filter((_, index) => index !== at);
                        onKeep(left.length > 0 ? left : null);
                      }}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!disabled && (
        <Button icon={<Icon name="plus" />} onClick={() => onKeep([...shown, blank])}>
          {t('addRow')}
        </Button>
      )}
    </fieldset>
  );
}
