/** The file type in capitals, from the name: "PDF". */
export const kindOf = (name: string): string => (/\.(\w{1,4})$/.exec(name)?.[1] ?? '').toUpperCase();
