import { type PGlite, protocol } from '@electric-sql/pglite';
import { checkStatement } from './onlyStatements.ts';
import { rowReader, type ScopedRun, type Statement, setScope, valueText } from './scopedReads.ts';

const { serialize } = protocol;

/** The messages of one statement; the caller ends the transaction with a sync. */
const messagesOf = ({ text, values }: Statement) => [
  serialize.parse({ text }),
  serialize.bind({ values: values.map(valueText) }),
];

/** Scoped reads on PGlite: all messages in one call, which is what takes the time. */
export const scopedOnPglite =
  (pglite: PGlite): ScopedRun =>
  async (scope, statement) => {
    checkStatement(statement.text);
    const bytes = Buffer.concat([
      ...messagesOf(setScope(scope)),
      serialize.execute({}),
      ...messagesOf(statement),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    // Between the transactions of others, and not while one of their statements runs.
    const { messages } = await pglite._runExclusiveTransaction(() =>
      pglite.runExclusive(() => pglite.execProtocol(bytes, { syncToFs: false })),
    );
    let read: ReturnType<typeof rowReader> | undefined;
    const rows: object[] = [];
    for (const message of messages) {
      if (message instanceof protocol.messages.RowDescriptionMessage) read = rowReader(message.fields);
      // The scope's own row comes before any description.
      else if (read && message instanceof protocol.messages.DataRowMessage) rows.push(read(message.fields));
    }
    return rows;
  };
