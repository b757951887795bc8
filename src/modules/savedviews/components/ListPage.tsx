import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ListTable, type ListTableProps, type ListText } from './ListTable.tsx';

type Text = ListText | 'new';

type Props<T extends object> = Omit<ListTableProps<T>, 't' | 'texts'> & {
  t: (key: Text) => string;
  texts?: Partial<Record<Text, string>>;
  /** A summary of the list, in one line. */
  facts: (rows: readonly T[]) => string;
  actions?: ReactNode;
  /** The dialog that creates an item, for users who may. */
  create?: { open: () => void; element: ReactNode } | false;
  /** The dialog that imports a file into the list, for users who may. */
  imports?: { open: () => void; element: ReactNode } | false;
  /** Replaces the button for a new item. */
  primary?: ReactNode;
  /** Rendered between the title and the list. */
  children?: ReactNode;
  /** The content above the list depends on its rows: the list waits for it, so that nothing shifts. */
  waits?: boolean;
};

/** A page with one list: its title and facts, the button for a new item, and the list. */
export function ListPage<T extends object>({
  facts,
  actions,
  create,
  imports,
  primary,
  children,
  waits,
  ...list
}: Props<T>) {
  const { t } = useTranslation('table');
  const { texts = {}, query } = list;
  const text = (key: Text) => texts[key] ?? list.t(key);
  const add = create && (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => create.open()}>
      {text('new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text('title')}
        // Before they are known they have their room: on a phone they may be two lines.
        facts={
          query.data && !query.rest ? (
            facts(query.data)
          ) : (
            <span style={{ visibility: 'hidden' }}>{facts([])}</span>
          )
        }
        actions={
          imports ? (
            <>
              {actions}
              <Button onClick={() => imports.open()}>{t('import')}</Button>
            </>
          ) : (
            actions
          )
        }
        primary={primary ?? add}
      />
      {children}
      {waits && query.isPending ? (
        <div className="panel">
          <Skeleton rows={12} />
        </div>
      ) : (
        <ListTable<T> emptyAction={add} {...list} />
      )}
      {create ? create.element : null}
      {imports ? imports.element : null}
    </>
  );
}
