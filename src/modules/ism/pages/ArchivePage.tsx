import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import styles from '#modules/forms/components/formLists.module.css';
import { IsmTabs } from '#modules/forms/components/IsmTabs.tsx';
import { formCategories } from '#modules/forms/rules/category.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { DayBox } from '#ui/form/DayBox.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type RowColumn, RowTable } from '#ui/table/RowTable.tsx';
import { actLink } from '../actLink.ts';
import type { ArchiveHit } from '../contract/commands.ts';
import { useArchive } from '../queries.ts';
import { wordsIn } from '../rules/words.ts';

const route = getRouteApi('/app/formarchives/');
const PAGE_ROWS = 50;
const PAUSE_MS = 250;

/** All forms that were signed and locked: found by words of their answers, by kind and by day. */
export function ArchivePage() {
  const { t } = useTranslation(['ism', 'forms']);
  const format = useFormat();
  const navigate = useNavigate();
  const search = route.useSearch();
  const { find = '', category, from, to, skip = 0 } = search;
  const [typed, setTyped] = useState(find);
  const latest = useRef(search);
  latest.current = search;
  const set = (change: Partial<typeof search>) =>
    navigate({ to: '/app/formarchives', search: { ...search, skip: undefined, ...change }, replace: true });
  useEffect(() => {
    if (typed === find) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '/app/formarchives',
        search: { ...latest.current, skip: undefined, find: typed || undefined },
        replace: true,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, find, navigate]);
  const { data, isError, refetch } = useArchive(
    {
      ...(find ? { find } : {}),
      ...(category ? { category } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
    skip,
  );
  const total = data ? Object.values(data.categories).reduce((sum, each) => sum + each, 0) : 0;
  return (
    <>
      <PageHeader
        title={t('archiveTitle')}
        facts={data?.since ? t('archiveFacts', { count: total, day: format.day(data.since) }) : '\u00A0'}
        crumbs={[{ label: t('title'), to: '/app/ism' }]}
        primary={
          <ButtonLink variant="primary" to="/app/ism" icon={<Icon name="plus" />}>
            {t('fillAForm')}
          </ButtonLink>
        }
      />
      <IsmTabs />
      <div className={styles.tools}>
        <SearchBox value={typed} onChange={setTyped} label={t('findInAnswers')} width={300} />
        <Choice
          label={t('forms:field.category')}
          value={category ?? ''}
          options={[
            { value: '', label: `${t('allForms')} (${format.number(total, 0)})` },
            ...formCategories.map((value) => ({
              value,
              label: `${t(`forms:category.${value}`)} (${format.number(data?.categories[value] ?? 0, 0)})`,
            })),
          ]}
          onChange={(value) => set({ category: formCategories.find((each) => each === value) })}
        />
        <div className="f">
          <label htmlFor="archive-from">{t('from')}</label>
          <DayBox id="archive-from" value={from ?? ''} onChange={(day) => set({ from: day || undefined })} />
        </div>
        <div className="f">
          <label htmlFor="archive-to">{t('to')}</label>
          <DayBox id="archive-to" value={to ?? ''} onChange={(day) => set({ to: day || undefined })} />
        </div>
      </div>
      <div className="panel">
        {!data && isError && <ErrorState title={t('loadFailed')} onRetry={() => refetch()} />}
        {!data && !isError && <Skeleton rows={10} />}
        {data &&
          (data.rows.length === 0 ? (
            <EmptyState title={t('nothingFound')} hint={t('nothingFoundHint')} />
          ) : (
            <Hits rows={data.rows} find={find} />
          ))}
        {data && data.count > PAGE_ROWS && (
          <div className="pad row">
            <span className="small ink2 sp">
              {t('shownOf', {
                from: skip + 1,
                to: Math.min(skip + PAGE_ROWS, data.count),
                count: data.count,
              })}
            </span>
            <Button
              disabled={skip === 0}
              onClick={() => set({ skip: Math.max(0, skip - PAGE_ROWS) || undefined })}
            >
              {t('newer')}
            </Button>
            <Button disabled={skip + PAGE_ROWS >= data.count} onClick={() => set({ skip: skip + PAGE_ROWS })}>
              {t('older')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function Hits({ rows, find }: { rows: readonly ArchiveHit[]; find: string }) {
  const { t } = useTranslation('ism');
  const format = useFormat();
  const columns: RowColumn<ArchiveHit>[] = [
    {
      header: t('column.form'),
      as: 'head',
      cell: ({ title, subjectName, replaced }) => (
        <>
          {title}
          {subjectName && <span className="ink2"> {subjectName}</span>}
          {replaced && <span className="small ink2"> · {t('replaced')}</span>}
        </>
      ),
    },
    {
      header: t('column.number'),
      cell: ({ _id, number }) => (
        <AppLink to="/app/formarchives/$id" params={{ id: _id }}>
          {number}
        </AppLink>
      ),
    },
    ...(find
      ? [
          {
            header: t('column.found'),
            as: 'text',
            cell: ({ found }) => <Marked text={found} find={find} />,
          } satisfies RowColumn<ArchiveHit>,
        ]
      : []),
    { header: t('column.version'), cell: ({ version }) => version },
    { header: t('column.archived'), cell: ({ archivedAt }) => format.shortDay(archivedAt.slice(0, 10)) },
    { header: t('column.by'), cell: ({ submittedBy }) => submittedBy },
    {
      header: t('column.signed'),
      cell: ({ signed, voided }) => (
        <>
          {signed}
          {voided > 0 && <span className="small ink2"> · {t('voidedCount', { count: voided })}</span>}
        </>
      ),
    },
    {
      header: t('column.led'),
      as: 'text',
      cell: ({ jobs }) => {
        const links = jobs.flatMap((job) => {
          const link = actLink(job);
          return link ? (
            <div key={job.id}>
              <AppLink {...link}>{job.title}</AppLink>
            </div>
          ) : (
            []
          );
        });
        return links.length > 0 ? links : null;
      },
    },
  ];
  return <RowTable label={t('archiveTitle')} columns={columns} groups={[{ rows }]} />;
}

/** A text with the words that were looked for marked. */
function Marked({ text, find }: { text: string; find: string }) {
  const wanted = find
    .trim()
    .split(/\s+/)
    .filter((word) => wordsIn(word).length > 0);
  if (wanted.length === 0) return text;
  const pattern = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${pattern})`, 'i')).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <mark key={index} className={styles.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
