import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAccountOfProfile } from '../queries.ts';
import { accountStatus, heldOf } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';

type Props = { person: { _id: string; userID: string } };

/** A short summary of a person's account, on their profile, with a link to it. */
export function AccountFacts({ person }: Props) {
  const { t, role, status } = useUserLabels();
  const { data, isError } = useAccountOfProfile(person._id);
  const textOr = (text: string | undefined) => text ?? (isError ? t('noEntry') : '\u00A0');
  return (
    <Panel
      title={t('account')}
      action={
        <ButtonLink to="/app/userdetails/$id" params={{ id: person.userID }} variant="link">
          {t('openAccount')}
        </ButtonLink>
      }
    >
      <DescriptionList
        facts={[
          [t('field.username'), textOr(data?.username)],
          [t('field.standing'), textOr(data && status(accountStatus(data)))],
          [t('field.role'), textOr(data && role(data.role))],
          [t('field.rights'), textOr(data && t('heldOf', heldOf(data)))],
        ]}
      />
    </Panel>
  );
}
