import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { ItemPage } from '#ui/ItemPage.tsx';
import { BuilderPage, useBuilderReady } from '../components/BuilderPage.tsx';
import { useForm } from '../queries.ts';

const route = getRouteApi('/app/adminforms/$id');

/** The builder of a form of any vessel of the company. */
export function FleetFormPage() {
  const { t } = useTranslation('forms');
  const { id } = route.useParams();
  const query = useForm(id);
  return (
    <ItemPage
      query={query}
      ready={useBuilderReady(query.data)}
      title={t('fleetTitle')}
      t={t}
      back={{ to: '/app/adminforms' }}
    >
      {(form) => (
        <BuilderPage key={id} form={form} list={{ label: t('fleetTitle'), to: '/app/adminforms' }} />
      )}
    </ItemPage>
  );
}
