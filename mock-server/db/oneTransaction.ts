import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type KyselyConfig, type KyselyPlugin, type TransactionBuilder } from 'kysely';

/**
 * The rule: inside `db.transaction().execute(async (trx) => ...)` only `trx` may be used, never `db`, and nothing
 * outside the database is awaited (a mail, a hash, another server). PGlite has one connection, so `db` would wait for
 * the transaction, which waits for `db`: a deadlock. On PostgreSQL `db` takes a second connection, which does not see
 * the transaction's changes and exhausts the pool. So both refuse it with an error that says so.
 */
const inside = new AsyncLocalStorage<{ open: boolean }>();

/** Throws when called inside a running transaction. */
export const refuseInside = () => {
  if (inside.getStore()?.open)
    throw new Error('Inside a transaction only the transaction itself may be used');
};

/** Runs work that may only use the connection it is given: everything else refuses, as inside a transaction. */
export const onlyWithin = async <T>(work: () => Promise<T>): Promise<T> => {
  refuseInside();
  const state = { open: true };
  try {
    return await inside.run(state, work);
  } finally {
    state.open = false;
  }
};

const guard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    refuseInside();
    return node;
  },
  transformResult: async ({ result }) => result,
};

const guarded = <Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> => {
  const execute = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  builder.setIsolationLevel = (level) => guarded(setIsolationLevel(level));
  builder.setAccessMode = (mode) => guarded(setAccessMode(mode));
  builder.execute = async (work) => {
    refuseInside();
    // Work that starts here and outlives the transaction, such as a timer, may use `db` afterwards.
    const state = { open: true };
    try {
      return await execute((trx) => inside.run(state, () => work(trx.withoutPlugins())));
    } finally {
      state.open = false;
    }
  };
  return builder;
};

/** A Kysely that enforces the rule above. */
export class OneTransaction<Tables> extends Kysely<Tables> {
  constructor(config: KyselyConfig) {
    super({ ...config, plugins: [guard] });
  }

  override transaction() {
    return guarded(super.transaction());
  }
}
