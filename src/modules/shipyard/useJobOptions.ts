import { useAllJobs } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import type { Suggestion } from '#ui/form/useSuggestions.tsx';

/** The boat's open jobs as options, by title; empty for users who may not see jobs. */
export const useJobOptions = (): Suggestion[] =>
  (useAllJobs().data ?? [])
    .filter((job) => !isClosed(job))
    .map(({ _id, no, title, department }) => ({
      value: _id,
      label: title,
      hint: [no === null ? '' : String(no), department].filter(Boolean).join(' · '),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
