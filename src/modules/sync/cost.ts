/** Megabytes for display: one decimal below ten, and never zero. */
export const inMegabytes = (mb: number): number =>
  mb < 10 ? Math.max(0.1, Math.round(mb * 10) / 10) : Math.round(mb);
