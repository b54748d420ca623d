/** An address that no browser takes for another one: it leaves out tabs and line breaks, and reads `\` as `/`. */
const plainAddress = /^[^\s\\\p{Cc}]+$/u;
const webAddress = /^https?:\/\/[^/]/i;
/** `//host` is another site. */
const ownPath = /^\/(?!\/)/;

/** A picture that a page may show: one of this site by its path, or one on the web. */
export function isPictureAddress(address: string): boolean {
  if (!plainAddress.test(address)) return false;
  if (ownPath.test(address)) return true;
  const url = webAddress.test(address) ? URL.parse(address) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** Nothing in place of an address that was stored before it was refused. */
export const allowedPicture = (address: string): string => (isPictureAddress(address) ? address : '');

/** As a page may ask for it: its policy lets pictures come by https alone. */
export const shownPicture = (address: string): string => allowedPicture(address).replace(/^http:/i, 'https:');

/** A row as visitors get it. */
export const withShownPicture = <Row extends { featuredImage: string }>(row: Row): Row => ({
  ...row,
  featuredImage: shownPicture(row.featuredImage),
});
