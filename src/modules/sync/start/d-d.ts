import.meta.glob(['../../d*/queries.ts', '../../d*/queries/*.ts'], {
  eager: true,
});
