import { useAllJobs } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import type { Suggestion } from '#ui/form/useSuggestions.tsx';

/** The open jobs of the boat to pick from, by title; none for who may not see its jobs. */
export const useJobOptions = (): Suggestion[] =>
  (useAllJobs().data ?? [])
    .filter((job) => !isClosed(job))
    .map(({ _id, no, title, department }) => ({
      value: _id,
      label: title,
      hint: [no === null ? '' : String(no), department].filter(Boolean).join(' · '),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
