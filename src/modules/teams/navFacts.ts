import type { NavFacts } from '#app/navFacts.ts';

const facts: NavFacts = { '/app/teams': () => import('./components/TeamsFact.ts') };
export default facts;
