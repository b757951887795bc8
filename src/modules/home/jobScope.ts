/** Whose jobs home shows; a separate file, because the route reads it before the page is loaded. */
export const jobScopes = ['mine', 'department', 'all'] as const;
export type JobScope = (typeof jobScopes)[number];
