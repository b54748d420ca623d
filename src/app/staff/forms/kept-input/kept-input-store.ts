/**
 * Unsent text in `sessionStorage`: it survives navigation and reload, and closing the tab removes customers' data from
 * a shared computer.
 */
const prefix = 'typed ';
const ownedBy = (username: string) => `${prefix}${username} `;

/** Throws only when storage is disabled, and then the login does not work either. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function forgetWhere(isUnwanted: (key: string) => boolean): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && isUnwanted(key)) sessionStorage.removeItem(key);
  });
}

export const keepInput = (username: string, place: string, value: unknown): void => {
  attempt(() => sessionStorage.setItem(ownedBy(username) + place, JSON.stringify(value)));
};

export const recallInput = (username: string, place: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(ownedBy(username) + place) ?? 'null')) ?? undefined;

export const forgetInput = (username: string, place: string): void => {
  attempt(() => sessionStorage.removeItem(ownedBy(username) + place));
};

/** Called at logout. */
export const forgetAllInput = (): void => forgetWhere(() => true);

/** Called when another user logs in after an expired session. */
export const forgetInputOfOthers = (username: string): void =>
  forgetWhere((key) => !key.startsWith(ownedBy(username)));
