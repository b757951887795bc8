/** Made by .ci/routeGroups.ts from the made route tree. */
declare module 'virtual:routes' {
  /** All routes by type; at first only those that are always there. */
  export const routeTree: typeof import('./routeTree.gen.ts').routeTree;
}

/** The loaders of its parts, made by .ci/routeGroups.ts. */
declare module 'virtual:route-groups' {
  /** Loads the routes of a group of the menu into the tree. */
  export const groups: Record<string, () => Promise<unknown>>;
}
