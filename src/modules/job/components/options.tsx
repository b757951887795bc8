import type { Equipment } from '#modules/equipment/contract.ts';
import { ancestorsOf } from '#modules/equipment/rules.ts';
import type { Person } from '#modules/worklist/contract.ts';
import { personOption } from '#ui/form/personOption.tsx';
import type { Suggestion } from '#ui/form/useSuggestions.tsx';

/** Machines as options, in the order of the tree, with their groups, manufacturer and model. */
export const machineOptions = (all: readonly Equipment[], current: string | undefined): Suggestion[] => {
  const byId = new Map(all.map((item) => [item._id, item]));
  return all
    .filter((item) => !item.isArchived || item._id === current)
    .map((item) => {
      const path = ancestorsOf(item, byId)
        .map((group) => group.name)
        .join(' › ');
      const make = [item.manufacturer, item.modelNumber].filter(Boolean).join(' ');
      return {
        order: `${path} › ${item.name}`,
        option: { value: item._id, label: item.name, hint: [path, make].filter(Boolean).join(' · ') },
      };
    })
    .sort((a, b) => a.order.localeCompare(b.order))
    .map(({ option }) => option);
};

/** People as options, with photo and job title. */
export const personOptions = (people: readonly Person[]): Suggestion[] =>
  people.map((person) => personOption(person._id, person.name, person));

/** The existing projects, and the day on which most open jobs of each are due. */
export const projectsOf = (
  jobs: readonly { project: string; dueDate: string | null; status: string }[],
): Map<string, string | null> => {
  const days = new Map<string, Map<string, number>>();
  for (const { project, dueDate, status } of jobs) {
    if (project === '') continue;
    const counts = days.get(project) ?? new Map<string, number>();
    days.set(project, counts);
    if (dueDate !== null && status !== 'done' && status !== 'cancelled')
      counts.set(dueDate, (counts.get(dueDate) ?? 0) + 1);
  }
  return new Map(
    [...days]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([project, counts]) => [
        project,
        [...counts].sort((a, b) => b[1] - a[1] || b[0].localeCompare(a[0]))[0]?.[0] ?? null,
      ]),
  );
};
