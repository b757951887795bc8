import.meta.glob(['../../[t-v]*/queries.ts', '../../[t-v]*/queries/*.ts'], {
  eager: true,
});
