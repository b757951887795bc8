// Every module's reads and writes, by their side effect of being known: for code that loops over all of them, and for the
// answer to a write of which only the name is left. The panel of waiting changes stands on this, and has none of its own.
import.meta.glob(['../*/queries.ts', '../*/queries/*.ts', '!../outbox/queries.ts'], { eager: true });
