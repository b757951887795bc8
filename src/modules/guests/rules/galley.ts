/** Whether somebody cooks aboard: by department, or by what they are called. */
export const isGalley = ({ department, jobtitle }: { department: string; jobtitle: string }): boolean =>
  /galley|kitchen/i.test(department) || /\b(chef|cook)\b/i.test(jobtitle);

type Worker = { superadmin: boolean; role: string; department: string; jobtitle: string };

/** Whether somebody looks after the guests' papers: everybody with the right but those who cook for them. */
export const keepsPapers = (person: Worker): boolean =>
  person.superadmin || person.role !== 'crew' || !isGalley(person);
