import.meta.glob(['../../[m-n]*/queries.ts', '../../[m-n]*/queries/*.ts'], {
  eager: true,
});
