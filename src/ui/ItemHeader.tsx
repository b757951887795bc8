import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from './Button.tsx';
import { type Crumb, PageHeader } from './PageHeader.tsx';
import { useAskDelete } from './useAskDelete.ts';
import { usePhone } from './useMedia.ts';
import { WaitingPill } from './WaitingPill.tsx';

type Props = {
  id: string;
  name: string;
  /** In one line; empty ones are left out. */
  facts: readonly string[];
  /** The list of such items; also where a delete leads. */
  list: Crumb;
  /** The dialog that edits the item; false for users who may only read it. */
  edit: { open: () => void; element: ReactNode } | false;
  /** False for users who may not delete it. */
  remove: (() => unknown) | false;
  /** What is deleted with the item, and what stays. */
  removeBody: string;
  /** The page has a primary action and a bottom bar of its own: editing is one of the quiet actions. */
  ownPrimary?: boolean;
  /** The item's state, before all actions. */
  state?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
};

/** The header of an item's page: name, facts, the way back, and the buttons to delete and to edit the item. */
export function ItemHeader({
  id,
  name,
  facts,
  list,
  edit,
  remove,
  removeBody,
  ownPrimary,
  state,
  children,
}: Props) {
  const { t } = useTranslation('shared');
  const phone = usePhone();
  const askDelete = useAskDelete();
  const { label: _label, ...to } = list;
  return (
    <>
      <PageHeader
        title={name}
        facts={facts.filter(Boolean).join(' · ')}
        crumbs={[list]}
        actions={
          <>
            <WaitingPill id={id} />
            {state}
            {edit && remove && (
              <Button onClick={() => askDelete({ name, body: removeBody, remove, to })}>{t('delete')}</Button>
            )}
            {children}
            {edit && ownPrimary && <Button onClick={() => edit.open()}>{t('edit')}</Button>}
          </>
        }
        primary={
          edit &&
          !ownPrimary && (
            <Button variant="primary" onClick={() => edit.open()}>
              {t('edit')}
            </Button>
          )
        }
        primaryInBottomBar={phone}
      />
      {edit ? edit.element : null}
    </>
  );
}
