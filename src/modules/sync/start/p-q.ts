import.meta.glob(['../../[p-q]*/queries.ts', '../../[p-q]*/queries/*.ts'], {
  eager: true,
});
