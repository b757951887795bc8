import.meta.glob(['../../[i-k]*/queries.ts', '../../[i-k]*/queries/*.ts'], {
  eager: true,
});
