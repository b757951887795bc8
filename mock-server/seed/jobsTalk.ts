/** Comments on Halcyon's jobs: who, how many hours ago, and what; `@username` is a mention. */
export const talk: { no: number; by: string; hoursAgo: number; text: string }[] = [
  {
    no: 2207,
    by: 'pnair',
    hoursAgo: 16,
    text: 'Flow alarm twice last week at low idle. Strainer was clean, so I think it is the impeller.',
  },
  {
    no: 2207,
    by: 'engineer',
    hoursAgo: 1,
    text: 'Agreed, I’ll do it today before the 38 h are up. Kit is in locker 3, box B.',
  },
  {
    no: 2198,
    by: 'engineer',
    hoursAgo: 2,
    text: 'Class wants to see it on load on the day of the survey. I have asked to run it then instead of twice in a week.',
  },
  { no: 2198, by: 'jweber', hoursAgo: 1, text: 'Fine for deck, shore power stays on until then.' },
  {
    no: 2203,
    by: 'jweber',
    hoursAgo: 44,
    text: 'Swell in the bay, no launch today. @deckhand please have her ready for tomorrow at seven.',
  },
  { no: 2203, by: 'deckhand', hoursAgo: 20, text: 'Battery charged, kill cord and radio in the boat.' },
  {
    no: 2150,
    by: 'lferri',
    hoursAgo: 70,
    text: 'Out of grease cartridges, two boxes come with the provisions.',
  },
  {
    no: 2133,
    by: 'engineer',
    hoursAgo: 120,
    text: 'MTU Antibes confirms the injector and the ring. Technician only if we cannot code it ourselves.',
  },
  {
    no: 2133,
    by: 'pnair',
    hoursAgo: 50,
    text: 'B4 still 38 °C above the others, no smoke. We keep her under 1,800 rpm.',
  },
  {
    no: 2133,
    by: 'manager',
    hoursAgo: 26,
    text: 'Order is paid, carrier is booked. @pnair please tell me when it is aboard.',
  },
  {
    no: 2171,
    by: 'kmori',
    hoursAgo: 90,
    text: 'Performance monitor lost another bar. Radar 2 is the main one at night until this is done.',
  },
  {
    no: 2204,
    by: 'jsantos',
    hoursAgo: 23,
    text: 'Shaft is scored where the seal runs. Sleeve fitted, photo follows. @lferri I need you for the bleeding.',
  },
  {
    no: 2211,
    by: 'sreyes',
    hoursAgo: 28,
    text: 'Guests were still packing, we do all six cabins tomorrow morning.',
  },
  {
    no: 2222,
    by: 'kmori',
    hoursAgo: 2,
    text: 'Same at anchor with the generator only? Then it is not the engines. @dkowalska',
  },
  {
    no: 2223,
    by: 'sreyes',
    hoursAgo: 14,
    text: 'VIP guests arrive on Saturday. @jsantos can you look before?',
  },
  {
    no: 2223,
    by: 'jsantos',
    hoursAgo: 3,
    text: 'Chilled water valve opens only half. I have one from the crew deck to swap.',
  },
  { no: 2224, by: 'lferri', hoursAgo: 9, text: 'Less this morning, about half a coin.' },
  {
    no: 2042,
    by: 'jweber',
    hoursAgo: 300,
    text: 'Yard quotes three days with the door on stands. In the list for the winter.',
  },
  {
    no: 2056,
    by: 'jsantos',
    hoursAgo: 75,
    text: 'Watermaker 1 alone makes enough for eight guests. We run 2 only to keep it alive.',
  },
  {
    no: 2219,
    by: 'pnair',
    hoursAgo: 30,
    text: 'Will do it after the guests leave the beach club, generator 1 takes over.',
  },
  {
    no: 2052,
    by: 'dkowalska',
    hoursAgo: 46,
    text: 'Port side finished, four of six sockets. Starboard when the boat is turned.',
  },
  { no: 2145, by: 'pnair', hoursAgo: 6, text: 'Test glass is in the ECR, upper drawer.' },
];

/** Ticked steps of jobs without a comment about progress: for each step, how many minutes ago. */
export const ticked: Record<number, number[]> = { 2207: [24, 18, 11] };

/** Approved postponements: by how many days, how many days ago, by whom and why. */
export const postponed: Record<number, { days: number; daysAgo: number; by: string; reason: string }> = {
  2155: {
    days: 14,
    daysAgo: 9,
    by: 'jweber',
    reason: 'Cleaning company has no crew before the end of the charter.',
  },
  2164: {
    days: 10,
    daysAgo: 4,
    by: 'kmori',
    reason: 'Aloft only alongside, and we lie at anchor until Monday.',
  },
  2047: { days: 45, daysAgo: 12, by: 'engineer', reason: 'With the haul-out, no diver needed then.' },
};

/** Postponements requested for a critical machine, waiting for approval: due in this many days. */
export const asked: Record<number, { inDays: number; hoursAgo: number; by: string; reason: string }> = {
  2198: {
    inDays: 4,
    hoursAgo: 2,
    by: 'engineer',
    reason: 'Class survey is in four days and wants the test on load then.',
  },
};
