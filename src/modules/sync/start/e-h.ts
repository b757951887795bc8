import.meta.glob(['../../[e-h]*/queries.ts', '../../[e-h]*/queries/*.ts'], {
  eager: true,
});
