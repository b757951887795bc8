import type { NavFacts } from '#app/navFacts.ts';

const facts: NavFacts = { '/app/orders': () => import('./components/OrdersFact.ts') };
export default facts;
