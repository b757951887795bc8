import type { CertificateState } from '../rules/windows.ts';
import styles from './shipcertificates.module.css';

/** The coloured line at the start of a row or card; none for what needs no act. */
export const stateLine: Record<CertificateState, string | undefined> = {
  expired: styles.expired,
  missed: styles.missed,
  due: styles.due,
  window: styles.window,
  valid: undefined,
  withdrawn: undefined,
  replaced: undefined,
};
