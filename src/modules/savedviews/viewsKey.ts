/** The key under which the views of a list are cached. */
export const viewsKey = (list: string, boatID: string) => ['savedviews', 'list', boatID, list];
