/** Megabytes as they are said: one digit after the point below ten, and never nothing. */
export const inMegabytes = (mb: number): number =>
  mb < 10 ? Math.max(0.1, Math.round(mb * 10) / 10) : Math.round(mb);
