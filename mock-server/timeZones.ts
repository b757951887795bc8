/** Whether clocks know a zone of this name: a ship's day is read by it, so a wrong one would break every list. */
export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
