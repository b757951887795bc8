/** With more than this many guests at once a yacht counts as a passenger ship (SOLAS I/2). */
export const MOST_GUESTS = 12;

/** Whether so many guests at once make the yacht a passenger ship. */
export const tooManyGuests = (aboard: number) => aboard > MOST_GUESTS;
