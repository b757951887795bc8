import { getRouteApi } from '@tanstack/react-router';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { TextLine } from '#modules/forms/components/inputs/TextLine.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import styles from '../components/checklist.module.css';
import type { CheckItem, Checklist } from '../contract.ts';
import { useChecklist, useRemoveChecklist, useUpdateChecklist } from '../queries.ts';

const route = getRouteApi('/app/vesseldocs/manage-checklist/$id');

/** A checklist as it is written; runs that were begun keep their items. */
export function ManageChecklistPage() {
  const { t } = useTranslation('checklists');
  const { id } = route.useParams();
  return (
    <ItemPage
      query={useChecklist(id)}
      title={t('title')}
      t={t}
      back={{ to: '/app/vesseldocs/manage-checklists' }}
    >
      {(list) => <Page key={id} list={list} />}
    </ItemPage>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function Page({ list }: { list: Checklist }) {
  const { t } = useTranslation(['checklists', 'shared', 'ui']);
  const { _id, title, items } = list;
  const { mutate: update } = useUpdateChecklist();
  const { mutateAsync: remove } = useRemoveChecklist();
  const start = useDialog(() => import('../components/StartDialog.tsx'), { list });
  const askDelete = useAskDelete();
  const back = { to: '/app/vesseldocs/manage-checklists' as const };
  const set = (next: CheckItem[]) => update({ _id, items: next });
  const change = (id: string, fields: Partial<CheckItem>) =>
    set(items.map((item) => (item._id === id ? { ...item, ...fields } : item)));
  const move = (from: number, to: number) => {
    const [moved] = items.slice(from, from + 1);
    if (!moved || to < 0 || to >= items.length) return;
    const left = items.filter((_, index) => index !== from);
    set([...left.slice(0, to), moved, ...left.slice(to)]);
  };
  return (
    <>
      <PageHeader
        title={title}
        facts={t('itemCount', { count: items.length })}
        crumbs={[{ label: t('title'), ...back }]}
        actions={
          <>
            <WaitingPill id={_id} />
            <Button
              icon={<Icon name="trash" />}
              onClick={() =>
                askDelete({ name: title, body: t('removeBody'), remove: () => remove(_id), to: back })
              }
            >
              {t('shared:delete')}
            </Button>
          </>
        }
        primary={
          <Button
            variant="primary"
            icon={<Icon name="play" />}
            disabled={items.length === 0}
            onClick={() => start.open()}
          >
            {t('start')}
          </Button>
        }
      />
      <Panel title={t('about')} className="apart">
        <div className="pad form-grid">
          <TextLine
            label={t('field.title')}
            required
            value={title}
            onKeep={(value) => textOf(value) && update({ _id, title: textOf(value) })}
          />
          <TextLine
            label={t('field.department')}
            required={false}
            value={list.department}
            onKeep={(value) => update({ _id, department: textOf(value) })}
          />
          <TextLine
            long
            label={t('field.description')}
            required={false}
            value={list.description}
            onKeep={(value) => update({ _id, description: textOf(value) })}
          />
        </div>
      </Panel>
      <Panel title={t('field.items')} count={items.length}>
        <ol className="plain">
          {items.map((item, index) => (
            <li key={item._id} className={styles.item}>
              <TextLine
                label={t('section')}
                required={false}
                value={item.section}
                onKeep={(value) => change(item._id, { section: textOf(value) })}
              />
              <TextLine
                label={t('itemNo', { n: index + 1 })}
                required
                value={item.text}
                onKeep={(value) => textOf(value) && change(item._id, { text: textOf(value) })}
              />
              <TextLine
                label={t('quickWords')}
                required={false}
                value={item.words.join(', ')}
                onKeep={(value) =>
                  change(item._id, {
                    words: textOf(value)
                      .split(',')
                      .map((word) => word.trim().slice(0, 60))
                      .filter(Boolean)
                      .slice(0, 8),
                  })
                }
              />
              <span className="row">
                <IconButton
                  label={t('ui:moveUp', { name: item.text })}
                  icon={<Icon name="arrowUp" />}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={t('ui:moveDown', { name: item.text })}
                  icon={<Icon name="arrowDown" />}
                  aria-disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={t('ui:removeOf', { name: item.text })}
                  icon={<Icon name="trash" />}
                  onClick={() => set(items.filter(({ _id: id }) => id !== item._id))}
                />
              </span>
            </li>
          ))}
        </ol>
        <div className="pad">
          <Button
            icon={<Icon name="plus" />}
            onClick={() =>
              set([
                ...items,
                { _id: newId(), text: t('newItem'), section: items.at(-1)?.section ?? '', words: [] },
              ])
            }
          >
            {t('addItem')}
          </Button>
        </div>
      </Panel>
      <HistoryPanel resource="checklists" id={_id} />
      {start.element}
    </>
  );
}
