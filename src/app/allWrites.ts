// Every module's writes, by their side effect of being known: loaded when one is answered of which only the name is left.
import.meta.glob(['../modules/*/queries.ts', '../modules/*/queries/*.ts'], { eager: true });
