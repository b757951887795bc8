import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Form } from '#modules/forms/contract.ts';
import { useForm, useFormVersions } from '#modules/forms/queries.ts';
import { useFormWords } from '#modules/forms/useFormWords.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useBeginFill } from '../queries.ts';

const route = getRouteApi('/app/ismform/$id');

/** A form before it is filled: what it is for and what it asks. */
export function StartFormPage() {
  const { t } = useTranslation('ism');
  const { id } = route.useParams();
  const { isLoading } = useFormVersions();
  return (
    <ItemPage query={useForm(id)} ready={!isLoading} title={t('title')} t={t} back={{ to: '/app/ism' }}>
      {(form) => <Page form={form} />}
    </ItemPage>
  );
}

function Page({ form }: { form: Form }) {
  const { t } = useTranslation(['ism', 'forms']);
  const format = useFormat();
  const { boatID } = useUser();
  const navigate = useNavigate();
  const { subject = '', schedule = '', name = '' } = route.useSearch();
  const { data: versions = [] } = useFormVersions();
  const { mutateAsync: begin } = useBeginFill();
  const words = useFormWords()(form.translations);
  const [confidential, setConfidential] = useState(form.confidential);
  const version = versions.find((each) => each.formID === form._id && each.version === form.version);
  const start = async () => {
    if (!version) return;
    const _id = newId();
    const { formID, version: number, title } = version;
    await begin({
      ...{ _id, boatID, formID, version: number, title, confidential },
      ...{ subjectID: subject, subjectName: name, scheduleID: schedule },
    });
    await navigate({ to: '/app/ismdraft/$id', params: { id: _id } });
  };
  const roles = version?.lines.filter(({ itemType }) => itemType === 'signature') ?? [];
  return (
    <>
      <PageHeader
        title={words(form.title)}
        facts={
          version
            ? [
                name,
                t('versionSince', { version: version.version, day: format.day(version.at.slice(0, 10)) }),
              ]
                .filter(Boolean)
                .join(' · ')
            : t('notInUse')
        }
        crumbs={[{ label: t('title'), to: '/app/ism' }]}
        primary={
          version && (
            <Button variant="primary" big icon={<Icon name="edit" />} onClick={start}>
              {t('startFilling')}
            </Button>
          )
        }
        primaryInBottomBar
      />
      <div className="stack">
        <Panel title={t('about')}>
          <div className="pad stack">
            {form.description && <p>{words(form.description)}</p>}
            <label className="row">
              <input
                type="checkbox"
                className="cb"
                checked={confidential}
                disabled={form.confidential}
                onChange={(event) => setConfidential(event.target.checked)}
              />
              {t('keepConfidential')}
            </label>
            <p className="small ink2">{t('confidentialHelp')}</p>
          </div>
        </Panel>
        {version && (
          <Panel title={t('whatItAsks')}>
            <ul className="rows">
              {version.lines
                .filter(({ itemType }) => itemType !== 'signature')
                .map((line) => (
                  <li key={line._id} className="pad">
                    {line.itemType === 'section' ? <b>{words(line.subname)}</b> : words(line.subname)}
                  </li>
                ))}
            </ul>
          </Panel>
        )}
        {roles.length > 0 && (
          <Panel title={t('signatures')} count={roles.length}>
            <ol className="rows">
              {roles.map((role) => (
                <li key={role._id} className="pad">
                  {words(role.subname)}
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </div>
    </>
  );
}
