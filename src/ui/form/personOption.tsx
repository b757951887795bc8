import { Avatar } from '../Avatar.tsx';
import type { Suggestion } from './useSuggestions.tsx';

type Person = { jobtitle: string; profilePhoto: string; backgroundColor: string };

/** A person as an option, with photo and job title. */
export const personOption = (value: string, name: string, person: Person): Suggestion => ({
  value,
  label: name,
  hint: person.jobtitle,
  icon: <Avatar name={name} of={person} named />,
});
