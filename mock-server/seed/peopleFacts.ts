/** Nationalities of the demo people, by the country they were born in. */
const nationalities = new Map([
  ['Norway', 'Norwegian'],
  ['Italy', 'Italian'],
  ['United Kingdom', 'British'],
  ['France', 'French'],
  ['Nigeria', 'Nigerian'],
  ['Spain', 'Spanish'],
  ['Germany', 'German'],
  ['Croatia', 'Croatian'],
  ['South Africa', 'South African'],
  ['Netherlands', 'Dutch'],
  ['India', 'Indian'],
  ['Japan', 'Japanese'],
  ['Poland', 'Polish'],
  ['Philippines', 'Filipino'],
  ['New Zealand', 'New Zealander'],
  ['Malta', 'Maltese'],
  ['Portugal', 'Portuguese'],
  ['Greece', 'Greek'],
]);

const relatives = [
  ['Marit', 'mother'],
  ['Paolo', 'husband'],
  ['Grace', 'sister'],
  ['Simon', 'brother'],
  ['Hélène', 'wife'],
  ['Anders', 'father'],
] as const;

/** Monthly pay in euro cents, by title. */
const pay = new Map([
  ['Captain', 1_250_000],
  ['Chief Engineer', 920_000],
  ['Chief Officer', 780_000],
  ['Second Engineer', 620_000],
  ['Second Officer', 540_000],
  ['Electro-Technical Officer', 610_000],
  ['Third Engineer', 450_000],
  ['Head Chef', 680_000],
  ['Chief Stewardess', 560_000],
  ['Bosun', 430_000],
  ['Sous Chef', 420_000],
]);

const DAY_MS = 86_400_000;

type Born = { lastName: string; birthPlace: string; role: string; jobtitle: string; city: string };

/** The country of a demo person. */
export const countryOf = ({ birthPlace }: Pick<Born, 'birthPlace'>) => birthPlace.split(', ').at(-1) ?? '';

/** Further facts of a demo profile: nationality, an emergency contact, contract and pay. */
export const factsOf = (person: Born, index: number, now: Date) => {
  const [name, relation] = relatives[index % relatives.length] ?? relatives[0];
  const monthly = pay.get(person.jobtitle) ?? 310_000;
  const paid =
    person.role === 'crew'
      ? {
          contractStart: new Date(now.getTime() - (120 + index * 37) * DAY_MS).toISOString().slice(0, 10),
          salaryRatePerMonth: monthly,
          salaryRate: Math.round(monthly / 30),
          salaryCurrency: 'EUR',
          remainingDays: 8 + ((index * 7) % 30),
        }
      : {};
  return {
    nationality: nationalities.get(countryOf(person)) ?? '',
    ecFullName: `${name} ${person.lastName}`,
    ecRelation: relation,
    ecContactNum: `+44 7700 90${String(400 + index).padStart(4, '0')}`,
    ecAddress: person.city,
    ...paid,
  };
};
