import type { ReactNode } from 'react';
import type { AnswerValue } from '../../rules/answers.ts';

/** What the inputs of lines share. `onKeep` is called with an answer that is to be kept. */
export type InputProps = {
  label: ReactNode;
  help?: ReactNode;
  required: boolean;
  value: AnswerValue | undefined;
  onKeep: (value: AnswerValue) => void;
  disabled?: boolean;
};
