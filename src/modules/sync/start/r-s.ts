import.meta.glob(['../../[r-s]*/queries.ts', '../../[r-s]*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
