// Imports all modules' reads and writes for their registrations: for code that loops over all of them, and for the
// answer to a write of which only the name is stored. The panel of waiting changes depends on this, and has none of its
// own.
import.meta.glob(['../*/queries.ts', '../*/queries/*.ts', '!../outbox/queries.ts'], { eager: true });
