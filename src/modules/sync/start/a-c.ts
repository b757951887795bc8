import.meta.glob(['../../[a-c]*/queries.ts', '../../[a-c]*/queries/*.ts'], {
  eager: true,
});
