type Item = readonly [section: string, text: string, ...words: string[]];

/** Checklists of the demo vessel, as its crew wrote them. */
export const checklistsOfDemo: readonly {
  title: string;
  description: string;
  department: string;
  minutes: number;
  items: readonly Item[];
}[] = [
  {
    title: 'Before departure',
    description: 'Begun an hour before the lines are let go.',
    department: 'Deck',
    minutes: 25,
    items: [
      ['Bridge', 'Weather and notices read, passage plan signed', 'Not signed'],
      ['Bridge', 'Guests and crew counted on board', 'One missing'],
      ['Engine', 'Bilges dry, sea chests open', 'Water', 'Shut'],
      ['Engine', 'Steering gear, both pumps, hand and auto', 'Slow', 'Noise', 'Leak'],
      ['Engine', 'Engines ahead and astern', 'Not run'],
      ['Deck', 'Gangway in, passerelle locked', 'Not locked'],
      ['Deck', 'Shell doors shut, all lamps green', 'Not shut', 'Lamp', 'Seal'],
      ['Deck', 'Tenders and toys lashed', 'Loose'],
      ['Deck', 'Anchors clear to let go', 'Brake', 'Lashing on'],
      ['Bridge', 'Navigation lights and horn', 'Lamp', 'Horn'],
      ['Bridge', 'VHF and AIS checked, destination set', 'No answer'],
      ['Interior', 'Portholes shut, furniture secured', 'Open'],
    ],
  },
  {
    title: 'Tender launch',
    description: 'Each time a tender goes into the water.',
    department: 'Deck',
    minutes: 8,
    items: [
      ['Deck', 'Crane limits and brake tried', 'Brake', 'Limit'],
      ['Deck', 'Bungs in, bilge dry', 'No bung', 'Water'],
      ['Deck', 'Kill cord, lifejackets, radio on board', 'No radio'],
      ['Deck', 'Fuel for the trip and a third more', 'Low'],
    ],
  },
  {
    title: 'Guests arrive',
    description: '',
    department: 'Interior',
    minutes: 40,
    items: [
      ['Interior', 'Cabins against the preference sheets', 'Not ready'],
      ['Interior', 'Lifejackets in each cabin, with those for children', 'Missing'],
      ['Galley', 'Allergies posted in the galley', 'Not posted'],
      ['Deck', 'Passerelle net and lights', 'Light'],
    ],
  },
];
