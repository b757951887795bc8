import.meta.glob(['../../[w-z]*/queries.ts', '../../[w-z]*/queries/*.ts'], {
  eager: true,
});
