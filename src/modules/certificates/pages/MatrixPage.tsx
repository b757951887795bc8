import { useNavigate, useSearch } from '@tanstack/react-router';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useCrewRows } from '#modules/profile/useCrewRows.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import styles from '../components/certificates.module.css';
import { MatrixCards, type MatrixRow, MatrixTable } from '../components/MatrixTable.tsx';
import { type Cell, cellsOf, isGap, kindsOf } from '../matrix.ts';
import { useAllCertificates } from '../queries.ts';
import { useExpiryLabels } from '../useExpiryLabels.ts';

const shows = ['everybody', 'onlyGaps', 'onlyAboard'] as const;

/** People by certificate: what each crew member holds, until when, and what is missing. */
export function MatrixPage() {
  const { t } = useTranslation(['certificates', 'nav']);
  const { show = 'everybody' } = useSearch({ from: '/app/employees/certificates' });
  const navigate = useNavigate();
  const { boatID } = useUser();
  const query = useCrewRows();
  const { data: all = [] } = useAllCertificates();
  const labels = useExpiryLabels();
  const { printFacts } = useFormat();
  const phone = usePhone();
  const edit = useDialog(() => import('../components/CertificateDialog.tsx'));
  const crew = query.rows.filter(({ profile }) => profile.role === 'crew' && !profile.left);
  const kinds = kindsOf(
    crew.map(({ profile }) => profile),
    all,
  );
  const rows: MatrixRow[] = crew.map((person) => ({
    person,
    cells: cellsOf(person.profile, kinds, all, labels.today),
  }));
  const visible = rows.filter(
    ({ person, cells }) =>
      show === 'everybody' || (show === 'onlyAboard' ? person.aboard : cells.some(isGap)),
  );
  const gaps = rows.flatMap(({ cells }) => cells.filter(isGap)).length;
  const csv = async () => {
    const sheet = [
      [t('matrix.person'), ...kinds.map((kind) => t(`kinds.${kind}`))],
      ...visible.map(({ person, cells }) => [
        person.name,
        ...cells.map(({ level, certificate }) =>
          certificate ? certificate.expiresAt || t('forEver') : level === 'missing' ? t('missing') : '',
        ),
      ]),
    ];
    const { fileName, toCsv } = await import('#ui/table/exportRows.ts');
    saveFile(
      new Blob([await toCsv(sheet)], { type: 'text/csv' }),
      fileName(t('matrix.title'), new Date(), 'csv'),
    );
  };
  const onOpen = ({ person }: MatrixRow, { certificate, kind }: Cell) =>
    edit.open({ person: { userID: person.profile.userID, boatID }, certificate, kind });
  return (
    <>
      <PageHeader
        title={t('matrix.title')}
        facts={query.isPending ? '\u00A0' : t('matrix.facts', { people: crew.length, gaps })}
        crumbs={[{ label: t('matrix.employees'), to: '/app/employees' }]}
        actions={
          <>
            <ButtonLink to="/app/deleted" search={{ of: 'certificates' }}>
              {t('nav:deleted')}
            </ButtonLink>
            <Button icon={<Icon name="print" />} onClick={() => window.print()}>
              {t('matrix.print')}
            </Button>
            <Button icon={<Icon name="download" />} onClick={csv}>
              {t('matrix.csv')}
            </Button>
          </>
        }
      />
      <p className="print-only">{printFacts}</p>
      <div className={`${styles.tools} no-print`}>
        <Segmented
          label={t('matrix.show')}
          value={show}
          onChange={(next) =>
            void navigate({
              to: '/app/employees/certificates',
              search: next === 'everybody' ? {} : { show: next },
              replace: true,
            })
          }
          options={shows.map((value) => ({ value, label: t(`matrix.${value}`) }))}
        />
        <span className="small ink2">{t('matrix.legend')}</span>
      </div>
      <Loaded
        query={{ ...query, data: query.data && visible }}
        failed={t('loadFailed')}
        rows={10}
        height={44}
        none={<EmptyState title={t('matrix.none')} hint={t('matrix.noneHint')} />}
        framed
      >
        {(list) =>
          phone ? (
            <MatrixCards rows={list} onOpen={onOpen} />
          ) : (
            <MatrixTable rows={list} kinds={kinds} onOpen={onOpen} />
          )
        }
      </Loaded>
      {edit.element}
    </>
  );
}
