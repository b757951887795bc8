/** The titles of heads of department, as an expression of both JavaScript and PostgreSQL. */
export const HEAD_TITLE = '^(captain|master|chief|first officer|first mate|head|bosun|purser)';

/** Whether somebody sees and corrects the hours of another: their own, their department as its head, or all crew. */
export const maySee = (
  viewer: { _id: string; jobtitle: string; department: string; employees: boolean; superadmin: boolean },
  person: { userID: string; department: string },
): boolean =>
  viewer.superadmin ||
  viewer.employees ||
  person.userID === viewer._id ||
  (person.department !== '' &&
    person.department === viewer.department &&
    new RegExp(HEAD_TITLE, 'i').test(viewer.jobtitle));

/** The id of a month sheet: the same on every device, so that two devices without a link begin the same sheet. */
export const sheetID = (boatID: string, userID: string, month: string): string =>
  `${userID}-${boatID}-${month}`.slice(0, 64);

/** Whether somebody is under 18 in some part of a month. */
export const isYoung = (birthDate: string | null | undefined, month: string): boolean =>
  !!birthDate && `${Number(birthDate.slice(0, 4)) + 18}${birthDate.slice(4)}` > `${month}-01`;
