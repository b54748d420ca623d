/**
 * What was typed and not sent, in the storage of this one tab: it survives a link and a reload, and nothing about a
 * customer is left on a shared computer once the tab is closed.
 */
const prefix = 'typed ';
const ownedBy = (username: string) => `${prefix}${username} `;

/** Only a browser whose storage is switched off throws, and such a browser cannot log in either. */
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

export const keepTyped = (username: string, place: string, value: unknown): void => {
  attempt(() => sessionStorage.setItem(ownedBy(username) + place, JSON.stringify(value)));
};

export const recallTyped = (username: string, place: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(ownedBy(username) + place) ?? 'null')) ?? undefined;

export const forgetTyped = (username: string, place: string): void => {
  attempt(() => sessionStorage.removeItem(ownedBy(username) + place));
};

/** At logout. */
export const forgetAllTyped = (): void => forgetWhere(() => true);

/** When another user logs in after a session that ended by itself. */
export const forgetTypedOfOthers = (username: string): void =>
  forgetWhere((key) => !key.startsWith(ownedBy(username)));
