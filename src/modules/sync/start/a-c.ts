import.meta.glob(['../../[a-c]*/queries.ts', '../../[a-c]*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
