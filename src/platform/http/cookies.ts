const yearInSeconds = 365 * 24 * 60 * 60;

const pairsOf = (request: Request): string[] =>
  (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());

export const readCookie = (request: Request, name: string): string | undefined =>
  pairsOf(request)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) || undefined;

/** Cookies of the staff area. Over https they have the `__Host-` prefix, which http on localhost does not allow. */
export function staffCookies(baseUrl: string) {
  const secure = new URL(baseUrl).protocol === 'https:';
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return {
    read: (request: Request, name: string): string | undefined => readCookie(request, named(name)),
    set: (name: string, value: string): string => `${named(name)}=${value}; ${attributes}`,
    /** Makes this browser a known device. */
    setDevice: (token: string): string =>
      `${named(deviceCookie)}=${token}; ${attributes}; Max-Age=${yearInSeconds}`,
    clear: (name: string): string => `${named(name)}=; ${attributes}; Max-Age=0`,
  };
}

export const sessionCookie = 'sid';
export const deviceCookie = 'did';

/**
 * A page's script sets a cookie with this prefix during a background request, each with its own name, so that a request
 * that ends does not unmark another. They can only shorten a session, so they need no protection.
 */
export const backgroundRequestPrefix = 'unattended-';

/** Only reads can be background requests; a POST is always a user's action. */
export const isBackgroundRequest = (request: Request): boolean =>
  request.method === 'GET' && pairsOf(request).some((pair) => pair.startsWith(backgroundRequestPrefix));
