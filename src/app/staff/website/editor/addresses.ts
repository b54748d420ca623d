import { isOwnPath, isWebAddress } from '#platform/html/link-address.ts';

const ownSite = 'https://own.invalid';
const linkSchemes = /^\s*(?:https?|mailto|tel):/i;
const pictureSchemes = /^\s*https:/i;

const isOnOwnSite = (address: string) =>
  URL.canParse(address, ownSite) && new URL(address, ownSite).origin === ownSite;

/** What the sanitizer allows: a permitted scheme, or an address on our own site. */
const allowedBy = (schemes: RegExp) => (address: string | null) =>
  Boolean(address) && (schemes.test(address ?? '') || isOnOwnSite(address ?? ''));

export const isAllowedLink = allowedBy(linkSchemes);
export const isAllowedPicture = allowedBy(pictureSchemes);

const hasNoSpace = /^\S+$/;

/** The address to store, or undefined when the typed text is not a valid link. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  // Phone numbers may be typed with spaces.
  if (/^tel:/i.test(address)) return /\d/.test(address) ? address.replaceAll(/\s/g, '') : undefined;
  if (!hasNoSpace.test(address)) return undefined;
  const isMail = /^mailto:[^@]+@[^@]+$/i.test(address);
  return isMail || isOwnPath(address) || isWebAddress(address, 'http or https') ? address : undefined;
}

export function pictureAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (!hasNoSpace.test(address)) return undefined;
  return isOwnPath(address) || isWebAddress(address, 'https') ? address : undefined;
}
