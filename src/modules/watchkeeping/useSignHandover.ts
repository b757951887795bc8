import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/apiError.ts';
import { nowIso } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { restQueries } from '#modules/hoursofrest/queries.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { canSeal, hashOf, proofOf } from '#modules/logbooks/rules/proof.ts';
import type { SignedHandover, SigningRole, WatchLog } from './contract.ts';
import { useSignLog } from './queries.ts';

type Signer = { _id: string; name: string; rank: string };

/** Signs a hand-over with a person's PIN. @throws `{ messages }` for a wrong PIN, and where this page may not encrypt. */
export const useSignHandover = () => {
  const client = useQueryClient();
  const { t } = useTranslation('hoursofrest');
  const { mutateAsync: sign } = useSignLog();
  return async (log: WatchLog, role: SigningRole, signer: Signer, pin: string): Promise<void> => {
    if (!canSeal()) throw new ApiError(0, [{ msg: t('insecure') }]);
    const { key } = await client.ensureQueryData(restQueries.key());
    const at = nowIso();
    const { _id: logID, boatID, watchID, notes, rounds } = log;
    const signed: SignedHandover = {
      ...{ v: 1, logID, boatID, watchID, role, notes, rounds, signerID: signer._id, signedAt: at },
    };
    const content = canonical(signed);
    const hash = await hashOf(content);
    const proof = await proofOf(key, pin, hash);
    const signature = { role, userID: signer._id, name: signer.name, rank: signer.rank, ink: '', hash, at };
    await sign({ log, signature, content, proof });
  };
};
