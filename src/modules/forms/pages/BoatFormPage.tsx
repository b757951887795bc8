import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { ItemPage } from '#ui/ItemPage.tsx';
import { BuilderPage, useBuilderReady } from '../components/BuilderPage.tsx';
import { useForm } from '../queries.ts';

const route = getRouteApi('/app/boatadminforms/$id');

/** The builder of a form of this vessel. */
export function BoatFormPage() {
  const { t } = useTranslation('forms');
  const { id } = route.useParams();
  const query = useForm(id);
  return (
    <ItemPage
      query={query}
      ready={useBuilderReady(query.data)}
      title={t('title')}
      t={t}
      back={{ to: '/app/boatadminforms' }}
    >
      {(form) => <BuilderPage key={id} form={form} list={{ label: t('title'), to: '/app/boatadminforms' }} />}
    </ItemPage>
  );
}
