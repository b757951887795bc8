import.meta.glob(['../../[i-l]*/queries.ts', '../../[i-l]*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
