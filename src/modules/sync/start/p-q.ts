import.meta.glob(['../../[p-q]*/queries.ts', '../../[p-q]*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
