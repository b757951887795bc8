/** Whose jobs home shows; a file of its own, because the route reads it before the page is there. */
export const jobScopes = ['mine', 'department', 'all'] as const;
export type JobScope = (typeof jobScopes)[number];
