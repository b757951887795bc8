import type { QueryClient } from '@tanstack/react-query';
import { ConnectionError } from '../../apiError.ts';
import type { Operation, Outcome } from '../operation.ts';
import { laneOf } from '../plan.ts';
import { checkOutcomes } from '../sendAndCheck.ts';
import type { Caller, ModelServer } from './modelServer.ts';
import type { Faults } from './report.ts';
import type { World } from './world.ts';

export type Link = {
  strikes: (fault: keyof Faults) => boolean;
  serve: (caller: Caller, operations: readonly Operation[]) => Outcome[];
};
/** What a device stands in. */
export type Surroundings = { world: World; server: ModelServer; link: Link; client: QueryClient };

/**
 * The way to the server and back, with its faults. `isAlive`: whether the app that sent still runs; `onAnswer` is called
 * before an answer is checked.
 */
export const sendOver = async (
  { world, server, link, client }: Surroundings,
  caller: Caller,
  batch: readonly Operation[],
  { isAlive, onAnswer }: { isAlive: () => boolean; onAnswer: () => void },
): Promise<Outcome[]> => {
  const { strikes } = link;
  const wait = () => world.sleep(50 + world.random() * 3000);
  // A photo takes minutes.
  if (batch.some((each) => laneOf(each) === 'files')) await world.sleep(world.random() * 120_000);
  await wait();
  if (strikes('drop')) throw new ConnectionError('down');
  // The server gets a copy of what was sent, not what the device changes later.
  const sent = structuredClone(batch);
  if (strikes('signOut')) return sent.map(({ opId }) => ({ opId, status: 401, body: {} }));
  if (strikes('serverError')) {
    const retryAfter = world.chance(0.2) ? world.random() * 60 : undefined;
    return sent.map(({ opId }) => ({ opId, status: retryAfter ? 429 : 503, body: {}, retryAfter }));
  }
  const now = server.epoch();
  const again = (within: number) =>
    world.later(() => {
      // What was under way when a backup was restored has lost its connection.
      if (server.epoch() !== now) return;
      try {
        link.serve(caller, sent);
      } catch {
        // Nobody waits for the result.
      }
    }, world.random() * within);
  if (strikes('late')) {
    again(300_000);
    throw new ConnectionError('slow');
  }
  if (strikes('forged')) {
    // The call may have passed before.
    if (world.chance(0.5)) link.serve(caller, sent);
    // As in transport.ts.
    if (sent.length > 1) throw new ConnectionError('garbled');
    return sent.map(({ opId }) => ({ opId, status: 408, body: null }));
  }
  const outcomes = link.serve(caller, sent);
  // The network delivers the same call again at some later time.
  if (strikes('duplicate')) again(60_000);
  await wait();
  if (!isAlive()) return new Promise(() => {});
  if (strikes('loseReply')) throw new ConnectionError('down');
  const came = strikes('partial') ? outcomes.slice(0, Math.floor(outcomes.length / 2)) : outcomes;
  const given = strikes('misfit')
    ? came.map((each) => (each.status < 300 ? { ...each, body: { login: 'required' } } : each))
    : came;
  onAnswer();
  return checkOutcomes(client, batch, given);
};
