import type { NavFacts } from '#app/navFacts.ts';

const facts: NavFacts = { '/app/inventory': () => import('./components/StockFact.ts') };
export default facts;
