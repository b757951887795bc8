/** The browser's local storage; where its use is forbidden or it is full, nothing is kept beyond this page. */
export const deviceStorage = {
  getItem: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The page goes on with what it has in memory.
    }
  },
  removeItem: (key: string) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // There is nothing in it.
    }
  },
  clear: () => {
    try {
      localStorage.clear();
    } catch {
      // There is nothing in it.
    }
  },
};
