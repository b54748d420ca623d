const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];

const systems: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

const nameIn = (list: [string, RegExp][], userAgent: string) =>
  list.find(([, sign]) => sign.test(userAgent))?.[0];

/** `Chrome on Android`: enough to know one's own phone by. Nothing where it is neither. */
export function browserName(userAgent: string): string | undefined {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
