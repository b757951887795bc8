import type { NavFacts } from '#app/navFacts.ts';

const facts: NavFacts = { '/app/worklist': () => import('./components/JobsFact.ts') };
export default facts;
