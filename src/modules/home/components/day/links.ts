import type { LinkTarget } from '#ui/AppLink.tsx';

const jobs = (search: NonNullable<LinkTarget['search']>): LinkTarget => ({ to: '/app/worklist', search });

/** Links to the lists that home counts, with the worklist's search params. */
export const toJobs = {
  all: jobs({ view: 'due' }),
  overdue: jobs({ view: 'due', f: { state: ['overdue'] } }),
  due: jobs({ view: 'due', f: { state: ['due'] } }),
  noStatus: jobs({ view: 'noStatus' }),
  waitingParts: jobs({ view: 'waiting', f: { status: ['waitingParts'] } }),
  mine: jobs({ view: 'mine' }),
  defects: jobs({ view: 'open', f: { planned: ['false'] } }),
  department: jobs({ view: 'department' }),
  calendar: jobs({ view: 'open', as: 'calendar' }),
} as const;

/** The week of a day in the worklist's calendar. */
export const toCalendarDay = (day: string): LinkTarget =>
  jobs({ view: 'open', as: 'calendar', zoom: 'week', month: day });
