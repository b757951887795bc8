/** Further lists on the users page: outside users, and watchkeepers. */
export const usersViews = ['yard', 'watch'] as const;
export type UsersView = (typeof usersViews)[number];
