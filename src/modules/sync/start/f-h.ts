import.meta.glob(['../../[f-h]*/queries.ts', '../../[f-h]*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
