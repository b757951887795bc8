/** Three or four letters for a kind of file, from its name: "PDF". */
export const kindOf = (name: string): string => (/\.(\w{1,4})$/.exec(name)?.[1] ?? '').toUpperCase();
