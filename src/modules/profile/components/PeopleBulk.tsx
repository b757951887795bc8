import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useTapManyAboard } from '../useTapAboard.ts';

type Props = {
  people: readonly { _id: string; name: string; aboard: boolean }[];
  /** The users to write to; without them there is nobody to write to. */
  mailTo?: readonly string[];
  onDone: () => void;
};

/** What is done to ticked people of the boat: aboard, ashore, a mail. */
export default function PeopleBulk({ people, mailTo = [], onDone }: Props) {
  const { t } = useTranslation('shared');
  const tapMany = useTapManyAboard();
  const set = (onboard: boolean) => void tapMany(people, onboard).then(onDone);
  return (
    <>
      <Button icon={<Icon name="check" />} onClick={() => set(true)}>
        {t('goAboard')}
      </Button>
      <Button onClick={() => set(false)}>{t('goAshore')}</Button>
      {mailTo.length > 0 && (
        <ButtonLink to="/app/crewemail" search={{ to: [...mailTo] }} icon={<Icon name="mail" />}>
          {t('field.email')}
        </ButtonLink>
      )}
    </>
  );
}
