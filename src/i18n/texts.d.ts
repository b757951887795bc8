/** Made by .ci/texts.ts from the files under `locales/`. */
declare module 'virtual:texts' {
  type Texts = Record<string, unknown>;
  export const english: Record<string, () => Promise<{ default: Texts }>>;
  /** For each namespace, its place among the files of a language. */
  export const families: Record<string, number>;
  export const others: Record<string, (() => Promise<Record<string, Texts>>)[]>;
}
