/** Whose jobs home shows; a file of its own, because the route reads it before the page is there. */
export const whoseChoices = ['mine', 'department', 'all'] as const;
export type Whose = (typeof whoseChoices)[number];
