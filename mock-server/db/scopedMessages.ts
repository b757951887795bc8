import { protocol } from '@electric-sql/pglite';
import type { Prepared } from './preparedStatements.ts';
import { type Statement, valueText } from './scopedReads.ts';

const { serialize } = protocol;

const ofStatement = ({ text, values }: Statement, { name, there }: Prepared) => [
  ...(there ? [] : [serialize.parse({ name, text })]),
  serialize.bind({ statement: name, values: values.map(valueText) }),
];

/**
 * The scope and a statement as messages of the extended protocol, up to the sync that ends their transaction, in one
 * piece: a write for each message costs more than the statement.
 */
export const scopedMessages = (
  statements: readonly [Statement, Statement],
  prepared: readonly [Prepared, Prepared],
): Uint8Array =>
  Buffer.concat([
    ...ofStatement(statements[0], prepared[0]),
    serialize.execute({}),
    ...ofStatement(statements[1], prepared[1]),
    // The scope's own row is not read, and the columns of a prepared statement are known.
    ...(prepared[1].there ? [] : [serialize.describe({ type: 'P' })]),
    serialize.execute({}),
    serialize.sync(),
  ]);
