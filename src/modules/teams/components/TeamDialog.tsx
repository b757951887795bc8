import { type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { newId } from '#lib/newId.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { nameOf } from '#modules/profile/rules.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useOpened } from '#ui/form/useOpened.ts';
import { type Team, teamFields } from '../contract.ts';
import { useCreateTeam, useUpdateTeam } from '../queries.ts';

type Props = { people: readonly Profile[]; team: Team | undefined; onClose: () => void };
type Values = z.input<typeof teamFields>;

const blank = { name: '', description: '', leaderID: '', members: [] };

/** Makes a team, or changes one: who is in it, and who leads it. */
export default function TeamDialog({ people, team, onClose }: Props) {
  const { t } = useTranslation('teams');
  const schema = teamFields.refine(({ leaderID, members }) => !leaderID || members.includes(leaderID), {
    path: ['leaderID'],
    message: t('leaderNotMember'),
  });
  const given = { schema, onClose, children: <Fields people={people} /> };
  return team ? <Edit team={team} {...given} /> : <Create {...given} />;
}

type Inner = {
  schema: z.ZodType<z.output<typeof teamFields>, Values>;
  onClose: () => void;
  children: ReactNode;
};

function Create(given: Inner) {
  const { t } = useTranslation('teams');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateTeam();
  // Saving again after a lost answer is the same create.
  const id = useRef(newId());
  return (
    <FormDialog
      {...given}
      open
      title={t('new')}
      defaultValues={blank}
      draftKey="teams.new"
      onSubmit={(fields) => create({ ...fields, _id: id.current, boatID })}
    />
  );
}

function Edit({ team, ...given }: Inner & { team: Team }) {
  const { mutateAsync: update } = useUpdateTeam();
  const { opened, rev, learn } = useOpened(true, team);
  return (
    <FormDialog
      {...given}
      open
      title={opened.name}
      defaultValues={teamFields.parse(opened)}
      draftKey={`teams.edit.${opened._id}`}
      onSubmit={(fields) => {
        const old = new Map<string, unknown>(Object.entries(opened));
        const changed = Object.fromEntries(
          Object.entries(fields).filter(
            ([key, value]) => JSON.stringify(old.get(key)) !== JSON.stringify(value),
          ),
        );
        return Object.keys(changed).length > 0
          ? update({ _id: opened._id, ...changed, rev }).catch(learn)
          : undefined;
      }}
    />
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
          .map((person) => ({
            value: person.userID,
            label: nameOf(person),
            hint: person.jobtitle,
            icon: (
              <span aria-hidden="true">
                <Avatar
                  name={nameOf(person)}
                  photo={person.profilePhoto || undefined}
                  color={person.backgroundColor || undefined}
                />
              </span>
            ),
          }))}
        wide
      />
      <SelectInput<Values>
        name="leaderID"
        label={t('field.leader')}
        help={t('leaderHelp')}
        empty={t('noLeader')}
        options={chosen.map((id: unknown) => {
          const person = byUser.get(String(id));
          return { value: String(id), label: person ? nameOf(person) : t('left') };
        })}
      />
      <TextArea<Values> name="description" label={t('field.description')} />
    </>
  );
}
