import type { DefectFields } from '../contract/defects.ts';
import type { Job } from '../contract.ts';

type Machine = Partial<Pick<Job, 'department' | 'atSea' | 'atPort'>>;
type Around = {
  machine: Machine | undefined;
  reporter: { _id: string; department: string };
  today: string;
};

const priorityOf = { '': 'normal', minor: 'normal', major: 'high', hazardous: 'urgent' } as const;

/** The job that a report becomes: without a status until somebody has decided, in the machine's or reporter's department. */
export const jobOfDefect = (given: DefectFields, { machine, reporter, today }: Around) => ({
  ...given,
  priority: priorityOf[given.severity],
  status: '' as const,
  department: machine?.department || reporter.department,
  atSea: machine?.atSea ?? true,
  atPort: machine?.atPort ?? true,
  unplanned: true,
  foundDate: today,
  reportedBy: reporter._id,
});
