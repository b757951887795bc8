import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/apiError.ts';
import { nowIso } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import type { Line } from '#modules/forms/rules/line.ts';
import { restQueries } from '#modules/hoursofrest/queries.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { canSeal, hashOf, proofOf } from '#modules/logbooks/rules/proof.ts';
import type { SignedForm } from './contract/commands.ts';
import type { Fill } from './contract.ts';
import { useSignFill } from './queries.ts';
import { signedValues } from './rules/state.ts';

type Signer = { _id: string; name: string; rank: string };

/** Signs a form with a person's PIN. @throws `{ messages }` for a wrong PIN, and where this page may not encrypt. */
export const useFormSigning = () => {
  const client = useQueryClient();
  const { t } = useTranslation('ism');
  const { mutateAsync: sign } = useSignFill();
  return async (fill: Fill, form: FormVersion, role: Line, signer: Signer, pin: string): Promise<void> => {
    if (!canSeal()) throw new ApiError(0, [{ msg: t('insecure') }]);
    const { key } = await client.ensureQueryData(restQueries.key());
    const at = nowIso();
    const { _id: fillID, boatID, formID, version } = fill;
    const signed: SignedForm = {
      ...{ v: 1, fillID, boatID, formID, version, values: { ...signedValues(form, fill, role._id) } },
      ...{ role: role._id, signerID: signer._id, signedAt: at },
    };
    const content = canonical(signed);
    const hash = await hashOf(content);
    const proof = await proofOf(key, pin, hash);
    const signature = {
      ...{ role: role._id, userID: signer._id, name: signer.name, rank: signer.rank, ink: '', hash, at },
    };
    await sign({ id: fillID, content, proof, signature });
  };
};
