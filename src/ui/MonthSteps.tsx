import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

type Props = {
  /** The names of the two buttons. */
  before: string;
  after: string;
  /** There is nothing after the present month. */
  last?: boolean;
  onStep: (months: number) => void;
};

/** The month before, and the next one. */
export function MonthSteps({ before, after, last = false, onStep }: Props) {
  return (
    <>
      <IconButton label={before} icon={<Icon name="left" />} onClick={() => onStep(-1)} />
      <IconButton label={after} icon={<Icon name="right" />} disabled={last} onClick={() => onStep(1)} />
    </>
  );
}
