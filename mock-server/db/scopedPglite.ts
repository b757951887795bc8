import { type PGlite, protocol } from '@electric-sql/pglite';
import { checkStatement } from './onlyStatements.ts';
import { type Prepared, preparedStatements } from './preparedStatements.ts';
import { rowReader, type Scope, type ScopedRun, type Statement, setScope, valueText } from './scopedReads.ts';

const { serialize } = protocol;

/** The messages of one statement; the caller ends the transaction with a sync. */
const messagesOf = ({ text, values }: Statement, { name, there }: Prepared) => [
  ...(there ? [] : [serialize.parse({ name, text })]),
  serialize.bind({ statement: name, values: values.map(valueText) }),
];

/** Scoped reads on PGlite: all messages in one call, which is what takes the time. */
export const scopedOnPglite = (pglite: PGlite): ScopedRun => {
  const statements = preparedStatements();
  const ask = (scope: Scope, statement: Statement) => {
    const limit = setScope(scope);
    const used = [statements.of(limit), statements.of(statement)] as const;
    const [ofScope, ofMain] = used;
    const bytes = Buffer.concat([
      ...messagesOf(limit, ofScope),
      serialize.execute({}),
      ...messagesOf(statement, ofMain),
      ...(ofMain.there ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute({}),
      serialize.sync(),
    ]);
    return { used, ofMain, answer: pglite.execProtocol(bytes, { syncToFs: false }) };
  };
  const run: ScopedRun = async (scope, statement) => {
    checkStatement(statement.text);
    let used: readonly Prepared[] = [];
    // Between the transactions of others, and not while one of their statements runs.
    const exclusively = () =>
      pglite._runExclusiveTransaction(() =>
        pglite.runExclusive(async () => {
          const asked = ask(scope, statement);
          used = asked.used;
          const rows: object[] = [];
          let completed = 0;
          for (const message of (await asked.answer).messages) {
            if (message instanceof protocol.messages.RowDescriptionMessage)
              asked.ofMain.read = rowReader(message.fields);
            else if (message instanceof protocol.messages.CommandCompleteMessage) completed += 1;
            // The scope's own row comes first.
            else if (
              message instanceof protocol.messages.DataRowMessage &&
              completed > 0 &&
              asked.ofMain.read
            )
              rows.push(asked.ofMain.read(message.fields));
          }
          statements.answered(used);
          return rows;
        }),
      );
    try {
      return await exclusively();
    } catch (error) {
      if (statements.failed(used, error)) return run(scope, statement);
      throw error;
    }
  };
  return run;
};
