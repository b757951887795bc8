import { type PGlite, protocol } from '@electric-sql/pglite';
import { checkStatement } from './onlyStatements.ts';
import { type Prepared, preparedStatements, readRow } from './preparedStatements.ts';
import { scopedMessages } from './scopedMessages.ts';
import { rowReader, type Scope, type ScopedRun, type Statement, setScope } from './scopedReads.ts';

/** PGlite ended a read without having answered it; it says nothing about rows. */
class NotAnswered extends Error {}

/** Scoped reads on PGlite: all messages in one call, which is what takes the time. */
export const scopedOnPglite = (pglite: PGlite): ScopedRun => {
  const statements = preparedStatements();
  const ask = (scope: Scope, statement: Statement) => {
    const limit = setScope(scope);
    const used = [statements.of(limit), statements.of(statement)] as const;
    const bytes = scopedMessages([limit, statement], used);
    return { used, ofMain: used[1], answer: pglite.execProtocol(bytes, { syncToFs: false }) };
  };
  const run = async (scope: Scope, statement: Statement, again = false): Promise<object[]> => {
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
            else if (message instanceof protocol.messages.DataRowMessage && completed > 0)
              rows.push(readRow(asked.ofMain, message.fields));
          }
          if (completed < 2) throw new NotAnswered('The database has not answered a read');
          statements.answered(used);
          return rows;
        }),
      );
    try {
      return await exclusively();
    } catch (error) {
      if (statements.failed(used, error) || (error instanceof NotAnswered && !again))
        return run(scope, statement, true);
      throw error;
    }
  };
  return (scope, statement) => run(scope, statement);
};
