import { useTranslation } from '#lib/useTranslation.ts';
import type { LogSigner } from '../contract/signer.ts';
import { Pick } from './Pick.tsx';

type Props = { signers: readonly LogSigner[]; value: string; onChange: (id: string) => void };

/** Who signs: the person of this device, or another of the watch on the same tablet. */
export function SignerChoice({ signers, value, onChange }: Props) {
  const { t } = useTranslation('logbooks');
  return (
    <Pick
      label={t('signer')}
      value={value}
      options={signers.map(({ _id, name, rank }) => ({
        value: _id,
        label: [name, rank].filter(Boolean).join(', '),
      }))}
      onChange={onChange}
    />
  );
}
