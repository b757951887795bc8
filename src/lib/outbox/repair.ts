import { clashesOf } from './conflict.ts';
import { draftIn, type Effect } from './effect.ts';
import type { Operation } from './operation.ts';
import type { NewWrite } from './outboxTypes.ts';

/**
 * The refused operation that a further change of the same entity repairs: the user has seen the error and corrects it.
 * A conflict is decided, not repaired.
 */
export const refusedBefore = (operations: readonly Operation[], { repairs, effect }: NewWrite) =>
  operations.find(
    (operation) =>
      repairs !== undefined &&
      operation.state === 'attention' &&
      /\.(create|update|save)$/.test(operation.write) &&
      operation.effect.resource === effect.resource &&
      operation.about[0] === repairs &&
      (operation.effect.changed[repairs] !== undefined ||
        draftIn([operation.effect], repairs) !== undefined) &&
      clashesOf(operation).length === 0,
  );

const both = (refused: Effect, made: Effect): Effect => {
  const changed = { ...refused.changed };
  for (const [id, { before, after }] of Object.entries(made.changed)) {
    const old = refused.changed[id];
    changed[id] = { before: { ...before, ...old?.before }, after: { ...old?.after, ...after } };
  }
  const items = refused.inserted?.items.map((item) => ({ ...item, ...made.changed[item._id]?.after }));
  return {
    ...refused,
    ...(refused.inserted && items ? { inserted: { ...refused.inserted, items } } : {}),
    changed,
    names: made.names ?? refused.names ?? [],
  };
};

/** The refused operation with the user's correction. */
export const repaired = (
  refused: Operation,
  { variables, call, effect }: NewWrite,
): Pick<Operation, 'call' | 'variables' | 'effect'> => {
  // The revision is the one that the first change was based on.
  const { rev: _rev, ...fields }: { rev?: unknown } = Object(call.body);
  return {
    variables: { ...Object(refused.variables), ...Object(variables) },
    call: { ...refused.call, body: { ...Object(refused.call.body), ...fields } },
    effect: both(refused.effect, effect),
  };
};
