import.meta.glob(['../../[t-z]*/queries.ts', '../../[t-z]*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
