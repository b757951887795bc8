import { useTranslation } from '#lib/useTranslation.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import { useFormWords } from '#modules/forms/useFormWords.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Fill, FillSignature } from '../contract.ts';
import { isInForce, rolesOf, turnOf } from '../rules/state.ts';
import styles from './ism.module.css';

type Props = {
  fill: Fill;
  version: FormVersion;
  /** Signatures that are shown instead of the present ones. */
  signatures?: readonly FillSignature[];
};

/** Who signs, one under the other, in their order; the next one can sign once the form is submitted. */
export function Signers({ fill, version, signatures = fill.signatures }: Props) {
  const { t } = useTranslation('ism');
  const format = useFormat();
  const words = useFormWords()(version.translations);
  const roles = rolesOf(version);
  const turn = signatures === fill.signatures ? turnOf(version, fill) : undefined;
  const sign = useDialog(() => import('./SignFormDialog.tsx'), { fill, version });
  if (roles.length === 0) return null;
  return (
    <Panel title={t('signatures')} count={t('ofSigned', { done: signatures.length, count: roles.length })}>
      <ol className={styles.signers}>
        {roles.map((role, index) => {
          const signature = signatures.find((each) => each.role === role._id);
          return (
            <li key={role._id}>
              <span className={signature ? `${styles.ring} ${styles.complete}` : styles.ring}>
                {signature ? <Icon name="check" size="s" /> : index + 1}
              </span>
              <div>
                <b>{signature?.name ?? words(role.subname)}</b>
                <br />
                <span className="small ink2">
                  {signature
                    ? [words(role.subname), format.dayTime(signature.at)].join(' · ')
                    : role.options.signer === 'master'
                      ? t('masterSigns')
                      : t('anySigns')}
                </span>
              </div>
              {turn?._id === role._id && (
                <>
                  <StateChip state="waiting">{index === 0 ? t('first') : t('next')}</StateChip>
                  <Button icon={<Icon name="key" />} onClick={() => sign.open({ role })}>
                    {t('sign')}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {!turn && signatures === fill.signatures && isInForce(version, fill) && (
        <p className="pad small ink2">{t('opensWhenClosed')}</p>
      )}
      {fill.status === 'draft' && <p className="pad small ink2">{t('opensWhenSubmitted')}</p>}
      {sign.element}
    </Panel>
  );
}
