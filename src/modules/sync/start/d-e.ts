import.meta.glob(['../../[d-e]*/queries.ts', '../../[d-e]*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
