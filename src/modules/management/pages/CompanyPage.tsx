import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useSwitchBoat } from '#modules/vessel/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ContactText } from '#ui/ContactText.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Menu } from '#ui/Menu.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { CompanyPeople } from '../components/CompanyPeople.tsx';
import { freeChip, useFreeWord } from '../components/FreeChip.tsx';
import { LogoPreview } from '../components/LogoPreview.tsx';
import styles from '../components/management.module.css';
import type { Company } from '../contract.ts';
import { useCompany, useRemoveCompany, useResetBoat } from '../queries.ts';

const route = getRouteApi('/app/management/$id');

/** One management company: its facts, its images, its boats. */
export function CompanyPage() {
  const { t } = useTranslation(['management', 'superadmin']);
  const { id } = route.useParams();
  return (
    <ItemPage
      query={useCompany(id)}
      title={t('company')}
      t={t}
      goneStatuses={[403, 404]}
      back={{ to: '/app/management' }}
      skeleton={<Skeleton rows={10} />}
    >
      {(company) => <Shown company={company} />}
    </ItemPage>
  );
}

function Shown({ company }: { company: Company }) {
  const { t } = useTranslation('management');
  const me = useUser();
  const askDelete = useAskDelete();
  const freeWord = useFreeWord();
  const remove = useRemoveCompany();
  const edit = useDialog(() => import('../components/CompanyDialog.tsx'), { company });
  const may = me.superadmin || me.managementID === company._id;
  const [logo] = company.images;
  const deleteIt = () =>
    askDelete({
      name: company.name,
      body: t('deleteBody'),
      action: t('delete'),
      remove: () => remove.mutateAsync(company._id),
      to: { to: '/app/management' },
    });
  return (
    <>
      <PageHeader
        title={company.name}
        facts={t('fleetFacts', { count: company.boats.length })}
        crumbs={[{ label: t('title'), to: '/app/management' }]}
        actions={
          me.superadmin && (
            <Menu
              label={t('more')}
              icon={<Icon name="more" />}
              items={[{ label: t('delete'), icon: <Icon name="bin" />, danger: true, onClick: deleteIt }]}
            />
          )
        }
        primary={
          may && (
            <Button variant="primary" icon={<Icon name="edit" />} onClick={() => edit.open()}>
              {t('edit')}
            </Button>
          )
        }
      />
      <div className="stack">
        <NeedsConnection />
        <div className="grid2">
          <Panel title={t('company')}>
            <dl className="facts-list">
              <dt>{t('field.contact')}</dt>
              <dd>{company.contact ? <ContactText text={company.contact} /> : t('noEntry')}</dd>
              <dt>{t('field.address')}</dt>
              <dd>{company.address || t('noEntry')}</dd>
              <dt>{t('field.free')}</dt>
              <dd>{company.free ? freeChip(company.free, freeWord(company.free)) : t('noEntry')}</dd>
              <dt>{t('field.ismUser')}</dt>
              <dd>{t(company.ismUser ? 'yes' : 'no')}</dd>
            </dl>
            {logo && <LogoPreview src={logo.url} />}
            {company.images.length > 0 && (
              <ul className={`plain ${styles.images} ${styles.pad}`}>
                {company.images.map((image) => (
                  <li key={image.uid}>
                    <span className={styles.image}>
                      <Picture src={image.url} alt={image.name} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <Boats company={company} />
        </div>
        {may && <CompanyPeople company={company} />}
      </div>
      {edit.element}
    </>
  );
}

function Boats({ company }: { company: Company }) {
  const { t } = useTranslation('management');
  const me = useUser();
  const confirm = useConfirm();
  const freeWord = useFreeWord();
  const { mutate: switchTo } = useSwitchBoat();
  /** Whoever manages the boats of this company goes aboard from here. */
  const own = me.role === 'management' && me.managementID === company._id;
  const reset = useResetBoat();
  const addBoat = useDialog(() => import('../components/AddBoatDialog.tsx'), { company });
  return (
    <Panel
      title={t('boats')}
      count={company.boats.length}
      action={
        me.superadmin && (
          <Button variant="link" onClick={() => addBoat.open()}>
            {t('addBoat')}
          </Button>
        )
      }
    >
      {company.boats.length === 0 ? (
        <EmptyState icon={<Icon name="boat" />} title={t('noBoats')} hint={t('fleetNoneHint')} />
      ) : (
        <ul className="rows">
          {company.boats.map(({ _id, name, free, place }) => (
            <li key={_id}>
              <ListRow
                icon={<Icon name="boat" />}
                title={name}
                {...(me.superadmin
                  ? { to: '/app/superadmin/$id', params: { id: _id } }
                  : own && { onClick: () => switchTo({ boatID: _id, boatName: name }) })}
                second={place}
                end={
                  <>
                    {freeChip(free, freeWord(free))}
                    {me.superadmin && (
                      <Button
                        aria-label={`${t('reset')}: ${name}`}
                        onClick={() =>
                          confirm({
                            title: t('resetTitle', { boat: name, name: company.name }),
                            body: t('resetBody'),
                            action: t('reset'),
                            danger: true,
                            onConfirm: () => reset.mutateAsync(_id),
                          })
                        }
                      >
                        {t('reset')}
                      </Button>
                    )}
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {addBoat.element}
    </Panel>
  );
}
