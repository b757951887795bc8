import.meta.glob(['../../o*/queries.ts', '../../o*/queries/*.ts', '!../../outbox/queries.ts'], {
  eager: true,
});
