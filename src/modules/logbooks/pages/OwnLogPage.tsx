import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useLogForms } from '../queries.ts';
import type { BookKind } from '../rules/book.ts';
import { DESCRIPTION, descriptionText, ownBook } from '../rules/own.ts';
import { useVolume } from '../useVolume.ts';
import { DeckLogPage } from './DeckLogPage.tsx';

const route = getRouteApi('/app/custom/logbook/$id');

/** A book that the vessel describes itself. */
export function OwnLogPage() {
  const { t } = useTranslation('logbooks');
  const { id } = route.useParams();
  const search = route.useSearch();
  const { data: forms = [] } = useLogForms();
  const kind: BookKind = `own-${id}`;
  const { volume } = useVolume(kind, search.volume);
  const signing = useDialog(() => import('../components/SignDialog.tsx'));
  const form = forms.find(({ _id }) => _id === id);
  const text = form ? descriptionText(form) : '';
  const next = form && ownBook(kind, text);
  const isChanged = volume && next && !volume.closedAt && volume.descriptions.at(-1) !== text;
  const take = () =>
    volume &&
    next &&
    signing.open({
      title: t('newVersion'),
      toSign: {
        ...{ volume, kind: 'amend', code: 'open', form: next.form },
        fields: { ...volume.opening, [DESCRIPTION]: text },
        ...{ amends: volume.opened._id, amendsHash: volume.opened.hash, reason: t('newVersion') },
      },
      action: t('sign'),
      children: <p>{t('newVersionSays', { count: form?.fields.length ?? 0 })}</p>,
    });
  return (
    <>
      <DeckLogPage
        kind={kind}
        {...search}
        {...(next ? { next, stated: { [DESCRIPTION]: text } } : {})}
        actions={
          form && (
            <ButtonLink to="/app/createlogbook/$id" params={{ id }} icon={<Icon name="edit" />}>
              {t('changeBook')}
            </ButtonLink>
          )
        }
        note={
          isChanged && (
            <Banner icon={<Icon name="info" />} action={<Button onClick={take}>{t('takeVersion')}</Button>}>
              {t('versionWaits')}
            </Banner>
          )
        }
      />
      {signing.element}
    </>
  );
}
