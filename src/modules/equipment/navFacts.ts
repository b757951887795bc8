import type { NavFacts } from '#app/navFacts.ts';

const facts: NavFacts = { '/app/equipment': () => import('./components/EquipmentFact.ts') };
export default facts;
