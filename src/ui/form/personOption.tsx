import { Avatar } from '../Avatar.tsx';
import type { Suggestion } from './useSuggestions.tsx';

type Person = { jobtitle: string; profilePhoto: string; backgroundColor: string };

/** A person to pick, with face and job. */
export const personOption = (value: string, name: string, person: Person): Suggestion => ({
  value,
  label: name,
  hint: person.jobtitle,
  icon: <Avatar name={name} of={person} named />,
});
