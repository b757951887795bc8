import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { type Crumb, PageHeader } from '#ui/PageHeader.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { gapsOf } from '../rules.ts';
import type { useFalHead } from '../useFalHead.ts';
import { FalActions } from './FalActions.tsx';
import { FalHeadForm } from './FalHeadForm.tsx';
import { FalSheet } from './FalSheet.tsx';

type Props = ComponentProps<typeof FalSheet> & {
  kind: 'crewList' | 'passengerList';
  title: string;
  /** The number of people on the list, in one line. */
  facts: string;
  crumb: Crumb;
  head: ReturnType<typeof useFalHead>;
  query: { data?: unknown; isPending: boolean; isError: boolean; refetch: () => unknown };
  /** A warning about people aboard. */
  warning?: ReactNode;
};

/** A list of people in the official form: the port call, a warning of missing data, PDF, CSV and print. */
export function FalPage({
  kind,
  title,
  facts,
  crumb,
  head: { head, change },
  query,
  warning,
  ...sheet
}: Props) {
  const { t } = useTranslation('crewlist');
  const phone = usePhone();
  const { form } = sheet;
  const { isPending } = query;
  const gaps = gapsOf(form);
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={title}
          facts={isPending ? '\u00A0' : facts}
          crumbs={[crumb]}
          actions={<FalActions form={form} head={head} kind={kind} name={title} />}
          primary={
            <Button variant="primary" icon={<Icon name="print" />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
          primaryInBottomBar={phone}
        />
        {warning}
        {/* Only once it is known whether there is a warning above it. */}
        {!isPending && <FalHeadForm head={head} onChange={change} identity={kind === 'crewList'} />}
        {gaps > 0 && !isPending && (
          <p className="small ink2 apart">
            {t('gaps', { count: gaps })} · {t('formNote')}
          </p>
        )}
      </div>
      <Loaded
        query={{ ...query, data: query.data && form.rows }}
        failed={t('loadFailed')}
        rows={12}
        none={
          <EmptyState
            title={t('none')}
            hint={t('noneHint')}
            action={<ButtonLink to="/app/onboard">{t('toOnboard')}</ButtonLink>}
          />
        }
        framed
      >
        {() => <FalSheet {...sheet} />}
      </Loaded>
    </>
  );
}
