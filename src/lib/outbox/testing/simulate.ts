import type { QueryClient } from '@tanstack/react-query';
import { ledgerFaults } from './modelLedger.ts';
import { modelServer } from './modelServer.ts';
import type { Faults, Plan, Report } from './report.ts';
import { createDevice } from './simulatedDevice.ts';
import type { Link } from './simulatedLink.ts';
import { createWorld } from './world.ts';

const HOUR_MS = 3_600_000;

/** In the first rounds of decisions users insist now and then, later on nothing. */
const INSISTING_ROUNDS = 6;

/**
 * Several devices with unreliable connections and one server, for a while; some share an account. Then all faults stop,
 * the users decide what needs a decision, and every promise is checked.
 */
export const simulate = async (client: QueryClient, plan: Plan): Promise<Report> => {
  const { seed, steps, faults } = plan;
  const world = createWorld(seed);
  const server = modelServer();
  const counts: Report['faults'] = {
    drop: 0,
    loseReply: 0,
    duplicate: 0,
    serverError: 0,
    partial: 0,
    late: 0,
    crash: 0,
    serverKilled: 0,
    signOut: 0,
    skew: 0,
    forged: 0,
    misfit: 0,
    restored: 0,
    deployed: 0,
  };
  let healthy = false;
  const strikes = (fault: keyof Faults) => {
    if (healthy || !world.chance(faults[fault])) return false;
    counts[fault]++;
    return true;
  };
  let backAt = 0;
  const link: Link = {
    strikes,
    /** The server as the devices meet it: it may die before or after it has handled a request. */
    serve: (caller, operations) => {
      if (world.now() < backAt) throw new Error('The server is gone');
      if (!strikes('serverKilled')) return server.batch(caller, operations);
      backAt = world.now() + world.random() * 60_000;
      if (world.chance(0.5))
        server.batch(caller, operations.slice(0, Math.ceil(world.random() * operations.length)));
      throw new Error('The server was killed');
    },
  };
  const devices = Array.from({ length: plan.devices }, (_, index) =>
    createDevice(
      { world, server, link, client },
      { user: `user${index % plan.users}`, device: `device${index}` },
    ),
  );

  for (let step = 0; step < steps; step++) {
    const device = world.pick(devices);
    if (!device) break;
    if (world.chance(0.1)) server.backUp();
    if (strikes('restored')) server.restore();
    if (strikes('deployed')) server.deploy(world.chance(0.6) ? 2 : 1);
    if (strikes('crash')) await device.restart();
    else await device.act();
    await world.run(world.now() + world.random() * 20_000);
  }
  healthy = true;
  server.deploy(2);
  for (const device of devices) await device.restart();
  await world.run(world.now() + HOUR_MS);
  const broken = (await Promise.all(devices.map((device) => device.stuck()))).flat();
  // On an item that is gone each waits for the decision on the one before.
  for (let round = 0; round < INSISTING_ROUNDS + steps; round++) {
    for (const device of devices) await device.decideAll(round < INSISTING_ROUNDS);
    await world.run(world.now() + HOUR_MS);
    if (devices.every((device) => device.isEmpty())) break;
  }

  const { effects, overwrites, items } = server.state();
  const done = new Map<string, number>();
  for (const opId of effects) done.set(opId, (done.get(opId) ?? 0) + 1);
  for (const device of devices) broken.push(...(await device.check(done)), ...device.checkOrder(effects));
  for (const [opId, times] of done) if (times > 1) broken.push(`${opId} was done ${times} times`);
  const known = new Map(devices.flatMap((device) => [...device.known]));
  for (const { opId, over } of overwrites)
    for (const each of over)
      if (!known.get(opId)?.has(each.opId)) broken.push(`${opId} took ${each.opId} away without a question`);
  const moved = new Map(devices.flatMap((device) => [...device.movements]));
  for (const [id, { works, ledger }] of items) {
    broken.push(...ledgerFaults(id, ledger, moved));
    const once = works.filter(({ second }) => !second);
    if (new Set(once.map(({ after }) => after)).size < once.length)
      broken.push(`a service of ${id} was done twice without a question`);
  }
  const sum = (of: (device: (typeof devices)[number]) => number) =>
    devices.reduce((total, device) => total + of(device), 0);
  const kinds: Report['kinds'] = {};
  for (const device of devices) for (const kind of device.kinds) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return {
    made: sum(({ made }) => made.length),
    acknowledged: sum(({ acknowledged }) => acknowledged.size),
    refused: sum(({ refused }) => refused.size),
    conflicts: server.conflicts(),
    tried: sum(({ renewed }) => renewed.size),
    discarded: sum(({ discarded }) => discarded.size),
    undone: sum(({ acknowledged }) => [...acknowledged].filter((opId) => !done.has(opId)).length),
    kinds,
    faults: counts,
    broken,
  };
};
