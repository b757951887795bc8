import type { NavFacts } from '#app/navFacts.ts';

const facts: NavFacts = {
  '/app/crewlist': () => import('./components/AboardFact.ts'),
  '/app/employees': () => import('./components/PapersFact.ts'),
};
export default facts;
