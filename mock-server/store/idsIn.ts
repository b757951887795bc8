/** The ids in an address (`idTexts` in lib/fields.ts). */
export const idsIn = (text: string): string[] => text.split(',').filter(Boolean);
