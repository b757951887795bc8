/** Made by .ci/routeGroups.ts from the made route tree. */
declare module 'virtual:routes' {
  /** All routes by type; at first only those that are always there. */
  export const routeTree: typeof import('./routeTree.gen.ts').routeTree;
  /** Loads the routes of a group of the menu into the tree. */
  export const groups: Record<string, () => Promise<unknown>>;
}
