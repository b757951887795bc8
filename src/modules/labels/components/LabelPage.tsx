import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import type { Crumb } from '#ui/PageHeader.tsx';
import type { LabelKind } from '../contract.ts';
import type { Label } from '../rules/label.ts';
import type { Sheet } from '../rules/sheet.ts';
import { LabelDesk } from './LabelDesk.tsx';

/** A filter of the things that get a label; its value is in the address under its key. */
export type LabelFilter = {
  key: string;
  label: string;
  /** What stands for no filter. */
  everything: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
};

type Props<Item> = {
  kind: LabelKind;
  title: string;
  crumbs: Crumb[];
  query: { data?: readonly Item[] | undefined; isError: boolean; refetch: () => unknown };
  failed: string;
  none?: ReactNode;
  sheet: Sheet['id'] | undefined;
  /** What was chosen on a list; nothing else has a label then. `key` is its place in the address. */
  chosen: { key: string; ids: readonly string[]; all: string };
  filters: (items: readonly Item[]) => readonly LabelFilter[];
  /** The labels of the items that pass the filters, or that were chosen, in their order. */
  labelsOf: (items: readonly Item[]) => readonly Label[];
  /** Whether an item passes the filters. */
  passes: (item: Item, items: readonly Item[]) => boolean;
};

/** QR labels of a list on standard sheets. What is chosen is in the address, so that it can be shared and gone back to. */
export function LabelPage<Item extends { _id: string }>(props: Props<Item>) {
  const { query, failed, none, sheet, chosen, filters, labelsOf, passes, ...desk } = props;
  const { t } = useTranslation('labels');
  const navigate = useNavigate();
  const change = (search: object) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...search }), replace: true });
  const ids = new Set(chosen.ids);
  return (
    <Loaded query={query} failed={failed} rows={10} none={none} framed>
      {(items) => {
        const labels = labelsOf(
          items.filter((item) => (ids.size > 0 ? ids.has(item._id) : passes(item, items))),
        );
        return (
          <LabelDesk
            {...desk}
            labels={labels}
            sheet={sheet}
            onSheet={(next) => change({ sheet: next })}
            choose={
              ids.size > 0 ? (
                <div className="banner">
                  <span className="m">{t('chosen', { count: labels.length })}</span>
                  <Button variant="link" slim onClick={() => change({ [chosen.key]: [] })}>
                    {chosen.all}
                  </Button>
                </div>
              ) : (
                filters(items).map(({ key, label, everything, value = '', options }) => (
                  <Choice
                    key={key}
                    label={label}
                    value={value}
                    onChange={(next) => change({ [key]: next || undefined })}
                    options={[{ value: '', label: everything }, ...options]}
                  />
                ))
              )
            }
          />
        );
      }}
    </Loaded>
  );
}
