/** Without characters that browsers rewrite: they drop tabs and line breaks and read `\` as `/`. */
const plainAddress = /^[^\s\\\p{Cc}]+$/u;
const webAddress = /^https?:\/\/[^/]/i;
/** Not `//host`, which is another site. */
const ownPath = /^\/(?!\/)/;

/** Whether a page may show it: a path of this site or a web address. */
export function isPictureAddress(address: string): boolean {
  if (!plainAddress.test(address)) return false;
  if (ownPath.test(address)) return true;
  const url = webAddress.test(address) ? URL.parse(address) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** Empty for an address that was stored before the check existed. */
export const allowedPicture = (address: string): string => (isPictureAddress(address) ? address : '');

/** Over https, because the content security policy allows no other pictures. */
export const shownPicture = (address: string): string => allowedPicture(address).replace(/^http:/i, 'https:');

/** A row with its picture's public address. */
export const withShownPicture = <Row extends { featuredImage: string }>(row: Row): Row => ({
  ...row,
  featuredImage: shownPicture(row.featuredImage),
});
