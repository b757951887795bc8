import type { NavFacts } from '#app/navFacts.ts';

const facts: NavFacts = { '/app/guests': () => import('./components/GuestsFact.ts') };
export default facts;
