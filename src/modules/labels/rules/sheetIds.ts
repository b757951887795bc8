/** The sheets of labels, by name; apart from their measures, because the address of a page names one of them. */
export const sheetIds = ['a4x24', 'a4x14', 'a4x40', 'a4x65', 'tape62'] as const;
