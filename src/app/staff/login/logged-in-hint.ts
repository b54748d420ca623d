const key = 'loggedIn';

/** The contract's session marker: only a hint, because the server decides by its cookie alone. */
export const loggedInHint = {
  store(username: string): void {
    try {
      localStorage.setItem(key, username);
    } catch {
      // A browser without storage works as well.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
