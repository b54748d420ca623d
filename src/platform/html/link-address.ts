/** Without characters that browsers rewrite: they drop tabs and line breaks and read `\` as `/`. */
const plainAddress = /^[^\s\\\p{Cc}]+$/u;

const ownSite = 'https://own.invalid';

/** A path of this site. Not `//host`, which is another site, in any spelling that a browser reads as that. */
export function isOwnPath(address: string): boolean {
  if (!address.startsWith('/') || !plainAddress.test(address)) return false;
  const url = URL.parse(address, ownSite);
  return url !== null && url.origin === ownSite && !url.pathname.startsWith('//');
}

/** An address of another site, without a user's name, which would hide the host from a reader. */
export function isWebAddress(address: string, schemes: 'https' | 'http or https'): boolean {
  const begins = schemes === 'https' ? /^https:\/\/[^/]/i : /^https?:\/\/[^/]/i;
  const url = begins.test(address) && plainAddress.test(address) ? URL.parse(address) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** An anchor on the page itself. */
export const isAnchor = (address: string): boolean => address.startsWith('#') && plainAddress.test(address);
