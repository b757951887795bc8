import type { Operation, Outcome } from '../operation.ts';

export type ModelItem = {
  fields: Record<string, string>;
  marks: Record<string, { rev: number; by: string }>;
  log: string[];
};
type Body =
  | { kind: 'create' }
  | { kind: 'set'; field: string; value: string; baseRev: number }
  | { kind: 'say'; text: string }
  | { kind: 'remove' };

/** The reference for the tests: a server as designed, small enough to verify by reading. */
export const modelServer = () => {
  // Two items exist from the beginning, others have to be created.
  const items = new Map<string, ModelItem>(['a', 'b'].map((id) => [id, { fields: {}, marks: {}, log: [] }]));
  const removed = new Set<string>();
  const answers = new Map<string, { request: string; outcome: Outcome }>();
  /** Operations by effect, in the order they happened: one that stands here twice was done twice. */
  const effects: string[] = [];
  const lost: { item: string; field: string; value: string }[] = [];
  let rev = 0;
  let conflicts = 0;

  const apply = (user: string, { opId, about: [id = ''], call }: Operation): Outcome => {
    const body: Body = Object(call.body);
    const item = items.get(id);
    const answer = (status: number, content: unknown = {}): Outcome => ({ opId, status, body: content });
    const say = (status: number) => answer(status, { errors: [{ msg: `model ${status}` }] });
    if (body.kind === 'create') {
      if (removed.has(id)) return say(404);
      if (!item) items.set(id, { fields: {}, marks: {}, log: [] });
      effects.push(opId);
      return answer(201, { rev: ++rev });
    }
    if (!item) return say(404);
    if (body.kind === 'remove') {
      items.delete(id);
      removed.add(id);
      effects.push(opId);
      return answer(200, { rev: ++rev });
    }
    if (body.kind === 'say') {
      item.log.push(body.text);
      effects.push(opId);
      return answer(200, { rev: ++rev });
    }
    const mark = item.marks[body.field];
    if (mark && mark.rev > body.baseRev && mark.by !== user) {
      conflicts++;
      return answer(409, { errors: [{ msg: 'changed', path: body.field }], current: item.fields });
    }
    const before = item.fields[body.field];
    if (before !== undefined) lost.push({ item: id, field: body.field, value: before });
    rev++;
    item.fields[body.field] = body.value;
    item.marks[body.field] = { rev, by: user };
    effects.push(opId);
    return answer(200, { rev });
  };

  const one = (user: string, operation: Operation): Outcome => {
    const request = JSON.stringify(operation.call);
    const key = `${user} ${operation.opId}`;
    const earlier = answers.get(key);
    if (earlier)
      return earlier.request === request ? earlier.outcome : { opId: operation.opId, status: 422, body: {} };
    const outcome = apply(user, operation);
    // A refusal is stored as an answer too: the same call may arrive again late.
    answers.set(key, { request, outcome });
    return outcome;
  };

  return {
    items,
    effects,
    lost,
    conflicts: () => conflicts,
    rev: () => rev,
    /** Operations in order; one on the same entity as a refused one of the batch is not tried. */
    batch: (user: string, operations: readonly Operation[]): Outcome[] => {
      const held = new Set<string>();
      return operations.map((operation) => {
        if (operation.about.some((id) => held.has(id))) {
          for (const id of operation.about) held.add(id);
          return { opId: operation.opId, status: 424, body: {} };
        }
        const outcome = one(user, operation);
        if (outcome.status >= 300) for (const id of operation.about) held.add(id);
        return outcome;
      });
    },
  };
};
