import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { translate } from '#lib/text.ts';
import type { User } from '#modules/auth/contract.ts';
import type { ScanHit, ScannedCode, ScanTarget } from './components/scanTarget.ts';

/** Every module that has a `scanTargets.ts`; the scanner knows none of them by name. */
const files = import.meta.glob<{ default: readonly ScanTarget[] }>('../*/scanTargets.ts');

export type FoundThing = { hit: ScanHit; target: ScanTarget };

/** The modules' targets for a user, once their code is here; `find` asks all of them. */
export const useScanTargets = (user: User) => {
  const client = useQueryClient();
  const [all, setAll] = useState<readonly ScanTarget[]>();
  useEffect(() => {
    const load = async () => {
      const targets = (await Promise.all(Object.values(files).map((file) => file()))).flatMap(
        (file) => file.default,
      );
      await Promise.all(targets.flatMap(({ learn }) => (learn ? [translate(learn.label)] : [])));
      setAll(targets);
    };
    load().catch(console.error);
  }, []);
  const targets = user.boatID === '' ? [] : all?.filter(({ isFor }) => isFor(user));
  const place = useMemo(() => ({ client, boatID: user.boatID }), [client, user.boatID]);
  const find = async (code: ScannedCode): Promise<FoundThing[]> => {
    const found = await Promise.all(
      (targets ?? []).map(async (target) => (await target.find(code, place)).map((hit) => ({ hit, target }))),
    );
    return found.flat();
  };
  return { targets, place, find };
};
