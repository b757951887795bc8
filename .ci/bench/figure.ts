/** One line of the final table. `good` is undefined if there is no goal. */
export type Figure = {
  name: string;
  goal: string;
  measured: string;
  good?: boolean;
  speed?: number | undefined;
};

/** The median: the middle value, or the mean of the two in the middle. */
export const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (upper + lower) / 2;
};

/** Prints the figures as a table. */
export const printFigures = (figures: Figure[]) => {
  const cells = [
    ['figure', 'goal', 'measured', '', 'speed'],
    ...figures.map(({ name, goal, measured, good, speed }) => [
      name,
      goal,
      measured,
      good === undefined ? '' : good ? 'reached' : 'MISSED',
      speed === undefined ? '' : String(Math.round(speed)),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  console.info('');
  for (const row of cells)
    console.info(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
};
