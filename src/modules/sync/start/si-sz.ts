import.meta.glob(['../../s[i-z]*/queries.ts', '../../s[i-z]*/queries/*.ts'], {
  eager: true,
});
