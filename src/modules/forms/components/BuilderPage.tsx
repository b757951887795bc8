import { useQuery } from '@tanstack/react-query';
import { sameValue } from '#lib/sameValue.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { type Crumb, PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { type Form, linesOf } from '../contract.ts';
import { formQueries, usePublishForm, useRemoveForm } from '../queries.ts';

const Builder = lazyPart(() => import('./builder/FormBuilder.tsx'), <Skeleton rows={10} />);

/** A form that is being written: its header, its lines, and how it comes into use. */
/** Whether the lines and versions of a form are here, or cannot be had: its state in words depends on both. */
export const useBuilderReady = (form: Form | undefined): boolean => {
  const enabled = form !== undefined;
  const lines = useQuery({ ...formQueries.subforms(form?.boatID ?? ''), enabled });
  const versions = useQuery({ ...formQueries.versions(form?.boatID ?? ''), enabled });
  return !lines.isLoading && !versions.isLoading;
};

export function BuilderPage({ form, list }: { form: Form; list: Crumb }) {
  const { t } = useTranslation(['forms', 'shared']);
  const format = useFormat();
  const { data: all = [] } = useQuery(formQueries.subforms(form.boatID));
  const { data: versions = [] } = useQuery(formQueries.versions(form.boatID));
  const { mutateAsync: publish } = usePublishForm();
  const { mutateAsync: remove } = useRemoveForm();
  const edit = useDialog(() => import('../EditForm.tsx'), { item: form });
  const paste = useDialog(() => import('./PasteDialog.tsx'));
  const copies = useDialog(() => import('./CopiesDialog.tsx'), { form });
  const askDelete = useAskDelete();
  const own = versions.filter(({ formID }) => formID === form._id).sort((a, b) => b.version - a.version);
  const used = own.find(({ version }) => version === form.version);
  const lines = linesOf(all, form._id);
  const changed = !used || !sameValue(used.lines, lines) || used.title !== form.title;
  const last = Math.max(0, ...all.filter(({ formID }) => formID === form._id).map(({ order }) => order));
  const { label: _label, ...to } = list;
  return (
    <>
      <PageHeader
        title={form.title}
        facts={
          <>
            {changed && <StateChip state="noStatus">{t('draftOf', { version: form.version + 1 })}</StateChip>}{' '}
            {used
              ? t('inUseSince', { version: used.version, day: format.day(used.at.slice(0, 10)) })
              : t('notInUse')}
          </>
        }
        crumbs={[list]}
        actions={
          <>
            <WaitingPill id={form._id} />
            <Button
              icon={<Icon name="trash" />}
              onClick={() =>
                askDelete({ name: form.title, body: t('removeBody'), remove: () => remove(form._id), to })
              }
            >
              {t('shared:delete')}
            </Button>
            <Button icon={<Icon name="settings" />} onClick={() => edit.open()}>
              {t('properties')}
            </Button>
            <Button icon={<Icon name="fileUpload" />} onClick={() => paste.open({ form, last })}>
              {t('fromTable')}
            </Button>
            <Button icon={<Icon name="copy" />} onClick={() => copies.open()}>
              {t('copyToBoats')}
            </Button>
          </>
        }
        primary={
          <Button
            variant="primary"
            icon={<Icon name="check" />}
            disabled={!changed || lines.length === 0}
            onClick={() => publish(form)}
          >
            {t('putInUse', { version: form.version + 1 })}
          </Button>
        }
      />
      <Builder form={form} />
      {edit.element}
      {paste.element}
      {copies.element}
    </>
  );
}
