/** The ids in an address (`idTexts`). */
export const idsIn = (text: string): string[] => text.split(',').filter(Boolean);
