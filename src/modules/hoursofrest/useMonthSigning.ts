import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/apiError.ts';
import { nowIso } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { canSeal, hashOf, proofOf } from '#modules/logbooks/rules/proof.ts';
import type { SignedMonth, SignRole, Timesheet } from './contract.ts';
import { restQueries, useSignMonth } from './queries.ts';
import { signedDays } from './rules/entries.ts';

type Signer = { _id: string; name: string; rank: string };

/** Signs a month with a person's PIN. @throws `{ messages }` for a wrong PIN, and where this page may not encrypt. */
export const useMonthSigning = () => {
  const client = useQueryClient();
  const { t } = useTranslation('hoursofrest');
  const { mutateAsync: sign } = useSignMonth();
  return async (sheet: Timesheet, role: SignRole, signer: Signer, pin: string): Promise<void> => {
    if (!canSeal()) throw new ApiError(0, [{ msg: t('insecure') }]);
    const { key } = await client.ensureQueryData(restQueries.key());
    const at = nowIso();
    const { _id: sheetID, boatID, userID, month } = sheet;
    const days = signedDays(sheet);
    const signed: SignedMonth = {
      ...{ v: 1, sheetID, boatID, userID, month, role, days, signerID: signer._id, signedAt: at },
    };
    const content = canonical(signed);
    const hash = await hashOf(content);
    const proof = await proofOf(key, pin, hash);
    const signature = { role, userID: signer._id, name: signer.name, rank: signer.rank, ink: '', hash, at };
    await sign({ sheet, signature, content, proof });
  };
};
