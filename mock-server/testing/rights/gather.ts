/** A part of what a module says, by name. */
export type Part<T> = Readonly<Record<string, T>>;

/** The parts of all files in one; nothing is named by two of them. */
export const gather = <T>(
  parts: readonly (readonly [file: string, part: Part<T> | undefined])[],
): Part<T> => {
  const fileOf = new Map<string, string>();
  for (const [file, part = {}] of parts)
    for (const name of Object.keys(part)) {
      const other = fileOf.get(name);
      if (other)
        throw new Error(
          `${other} and ${file} both name ${name}: leave it beside the module that serves it, and delete it in the other`,
        );
      fileOf.set(name, file);
    }
  return Object.assign({}, ...parts.map(([, part]) => part));
};
