import.meta.glob(['../../l*/queries.ts', '../../l*/queries/*.ts'], {
  eager: true,
});
