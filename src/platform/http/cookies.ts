const yearInSeconds = 365 * 24 * 60 * 60;

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

/**
 * Cookies of the staff's side. Under https they carry the prefix by which browsers refuse them from anywhere else; http
 * is for localhost, where there is no such thing.
 */
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

/** Set by a page's own script around what it asks for by itself. It can only make a session shorter, so it needs no guard. */
export const backgroundRequestCookie = 'unattended';

/** What is sent is always somebody's own doing. */
export const isBackgroundRequest = (request: Request): boolean =>
  request.method === 'GET' && readCookie(request, backgroundRequestCookie) !== undefined;
