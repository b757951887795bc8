import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/apiError.ts';
import { nowIso } from '#lib/clock.ts';
import { deviceID } from '#lib/device.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { wallTime } from '#lib/zonedTime.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { LogSigner } from './contract/signer.ts';
import type { LogRecord, LogVolume, RecordContent } from './contract.ts';
import { knownRecords, logbookQueries, useOpenVolume, useSignRecord } from './queries.ts';
import { bookOf } from './rules/books.ts';
import { canonical } from './rules/canonical.ts';
import { canSeal, hashOf, proofOf } from './rules/proof.ts';

type VolumeOf = Pick<LogVolume, '_id' | 'book' | 'device' | 'descriptions'>;

/** What is to be signed; what is left out is empty. */
export type ToSign = Pick<RecordContent, 'kind'> &
  Partial<
    Pick<
      RecordContent,
      '_id' | 'code' | 'fields' | 'at' | 'amends' | 'amendsHash' | 'reason' | 'covers' | 'of' | 'form'
    >
  > & {
    volume: VolumeOf;
    /** Somebody who may not sign it: who signed what is witnessed. */
    except?: string;
  };

/** The ship's clock at an instant, in minutes before UTC. */
const zoneAt = (at: string, timeZone: string): number =>
  Math.round(
    (Date.parse(`${wallTime(at, timeZone)}Z`) - Math.floor(Date.parse(at) / 60_000) * 60_000) / 60_000,
  );

/** The last content that this device signed in the volume, sent or not. */
const lastOf = (records: readonly LogRecord[], { device }: VolumeOf, own: string) =>
  records
    .filter(({ content }) => content.device === own)
    .reduce(
      (last, { content: { deviceSeq }, hash }) => (deviceSeq > last.seq ? { seq: deviceSeq, hash } : last),
      device,
    );

/**
 * Signs with a person's PIN. The answer is there at once when the server takes it, or when it is kept on this device. @throws
 * `{ messages }` for a wrong PIN, and where this page may not encrypt.
 */
export const useSigning = () => {
  const client = useQueryClient();
  const { boatID } = useUser();
  const { timeZone } = useFormat();
  const { t } = useTranslation('logbooks');
  const { mutateAsync: sign } = useSignRecord();
  const { mutateAsync: open } = useOpenVolume();
  return async (given: ToSign, signer: LogSigner, pin: string): Promise<void> => {
    if (!canSeal()) throw new ApiError(0, [{ msg: t('insecure') }]);
    const { volume, kind } = given;
    const { key } = await client.ensureQueryData(logbookQueries.key());
    const known = knownRecords(client, volume._id);
    const last = lastOf(known, volume, deviceID());
    const signedAt = nowIso();
    const at = given.at ?? signedAt;
    const content: RecordContent = {
      ...{ v: 1, _id: given._id ?? newId(), boatID, volumeID: volume._id, book: volume.book },
      ...{
        form: given.form ?? bookOf(volume.book, volume.descriptions).form,
        kind,
        code: given.code ?? '',
        fields: given.fields ?? {},
        at,
      },
      ...{ zone: zoneAt(at, timeZone), amends: given.amends ?? '', amendsHash: given.amendsHash ?? '' },
      ...{ reason: given.reason ?? '', covers: given.covers ?? [], of: given.of ?? '', signerID: signer._id },
      ...{ device: deviceID(), deviceSeq: last.seq + 1, devicePrev: last.hash, signedAt },
    };
    const text = canonical(content);
    const hash = await hashOf(text);
    const proof = await proofOf(key, pin, hash);
    const { name, rank } = signer;
    await (kind === 'open' ? open : sign)({ content, text, proof, hash, name, rank });
  };
};
