import type { User } from '#modules/auth/contract.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';

type Person = Pick<User, '_id' | 'role' | 'superadmin' | 'captain' | 'jobtitle' | 'department'>;

/** Whether a person heads this department; a machine of none is every head's. */
const heads = ({ jobtitle, department }: Person, of: string) =>
  /^(chief|head)\b/i.test(jobtitle) && (of === '' || of === department);

/**
 * Who may correct and strike a reading: who entered it, the head of the machine's department, the captain and the office.
 */
export const mayFix = (
  person: Person,
  reading: { userID: string },
  machine: { department: string },
): boolean => reading.userID === person._id || answersForVessel(person) || heads(person, machine.department);
