import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { personName } from '#modules/profile/rules.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { personOption } from '#ui/form/personOption.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type Team, teamFields } from '../contract.ts';
import { useCreateTeam, useUpdateTeam } from '../queries.ts';

type Props = { people: readonly Profile[]; team?: Team | undefined; onClose: () => void };
type Values = z.input<typeof teamFields>;

/** Creates or changes a team: its members and its leader. */
export default function TeamDialog({ people, team, onClose }: Props) {
  const { t } = useTranslation('teams');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateTeam();
  const { mutateAsync: update } = useUpdateTeam();
  const { opened, ...form } = useItemForm({
    name: 'teams',
    schema: teamFields.check(
      z.refine(({ leaderID, members }) => !leaderID || members.includes(leaderID), {
        path: ['leaderID'],
        message: t('leaderNotMember'),
      }),
    ),
    item: team,
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={opened?.name ?? t('new')} onClose={onClose}>
      <Fields people={people} />
    </FormDialog>
  );
}

function Fields({ people }: { people: readonly Profile[] }) {
  const { t } = useTranslation('teams');
  const members: unknown = useWatch({ name: 'members' });
  const chosen = Array.isArray(members) ? members : [];
  const byUser = new Map(people.map((person) => [person.userID, person]));
  return (
    <>
      <TextInput<Values> name="name" label={t('field.name')} required autoFocus wide />
      <MultiPick<Values>
        name="members"
        label={t('field.members')}
        placeholder={t('find')}
        options={people
          .filter((person) => !person.left || chosen.includes(person.userID))
          .map((person) => personOption(person.userID, personName(person), person))}
        wide
      />
      <SelectInput<Values>
        name="leaderID"
        label={t('field.leaderID')}
        help={t('leaderHelp')}
        empty={t('noLeader')}
        options={chosen.map((id: unknown) => {
          const person = byUser.get(String(id));
          return { value: String(id), label: person ? personName(person) : t('left') };
        })}
      />
      <TextArea<Values> name="description" label={t('field.description')} />
    </>
  );
}
