import.meta.glob(['../../[m-o]*/queries.ts', '../../[m-o]*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
