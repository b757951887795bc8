import.meta.glob(
  ['../../r*/queries.ts', '../../r*/queries/*.ts', '../../s[a-h]*/queries.ts', '../../s[a-h]*/queries/*.ts'],
  {
    eager: true,
  },
);
