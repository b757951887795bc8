import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import type { Column } from './column.ts';
import { MenuChip } from './MenuChip.tsx';

type Props<T> = {
  columns: readonly Column<T>[];
  groupedBy: Column<T> | undefined;
  onGroup: (id: string | undefined) => void;
};

/** Groups the rows by one of the groupable columns; renders nothing if there is none. */
export const GroupChip = <T,>({ columns, groupedBy, onGroup }: Props<T>) => {
  const { t } = useTranslation('table');
  const able = columns.filter((column) => column.groupable);
  if (!able.length) return null;
  const choices = [{ id: undefined, header: t('noGroups') }, ...able];
  return (
    <MenuChip
      label={groupedBy ? t('groupedBy', { name: groupedBy.header }) : t('group')}
      on={groupedBy !== undefined}
      content={
        <>
          <Icon name="group" />
          <span className="dt-word">
            {t('group')} {groupedBy && <b>{groupedBy.header}</b>}
          </span>
        </>
      }
      menu={(close) => (
        <div className="dt-choices">
          {choices.map(({ id, header }) => (
            <button
              key={id ?? ''}
              type="button"
              className="dt-choice"
              aria-pressed={id === groupedBy?.id}
              onClick={() => {
                onGroup(id);
                close();
              }}
            >
              <span className="el">{header}</span>
              {id === groupedBy?.id && <Icon name="tick" size="s" />}
            </button>
          ))}
        </div>
      )}
    />
  );
};
