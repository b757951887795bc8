import type { PlaceKind } from '../contract.ts';

/** Words of English and French stand alone; those of Chinese and Japanese are parts of a name. */
const named = (words: string, parts: string) =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|${parts}`, 'iu');

/** The words for kinds of places, as lists and lockers bear them. */
const WORDS: readonly (readonly [kind: PlaceKind, words: RegExp])[] = [
  [
    'box',
    named('box|bin|case|crate|drawer|tray|bag|boîte|caisse|tiroir|bac', '箱|盒|ボックス|引き出し|抽屉'),
  ],
  ['shelf', named('shelf|shelves|rack|étagère|rayon', '架|棚|ラック')],
  ['locker', named('locker|cabinet|cupboard|coffre|armoire|placard|casier', '柜|ロッカー|キャビネット')],
  [
    'room',
    named(
      'room|store|galley|pantry|bridge|laundry|lazarette|garage|workshop|cabin|local|cuisine|passerelle|atelier|cale',
      '舱|室|部屋|厨房|倉庫|库',
    ),
  ],
  ['deck', named('deck|pont', '甲板|デッキ')],
];

/** What a place probably is, by its name: "Locker 3" is a locker. */
export const kindOfName = (name: string): PlaceKind =>
  WORDS.find(([, words]) => words.test(name))?.[0] ?? 'other';

const OTHER = /^(other|autre|其他|その他)$/iu;

/** The kind that a word means, in four languages; undefined for another word. */
export const parseKind = (word: string): PlaceKind | undefined => {
  const kind = kindOfName(word);
  return kind !== 'other' || OTHER.test(word.trim()) ? kind : undefined;
};
