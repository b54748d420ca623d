import { isOwnPath, isWebAddress } from './link-address.ts';

/** Whether a page may show it: a path of this site or a web address. */
export const isPictureAddress = (address: string): boolean =>
  isOwnPath(address) || isWebAddress(address, 'http or https');

/** Empty for an address that was stored before the check existed. */
export const allowedPicture = (address: string): string => (isPictureAddress(address) ? address : '');

/** Over https, because the content security policy allows no other pictures. */
export const shownPicture = (address: string): string => allowedPicture(address).replace(/^http:/i, 'https:');

/** A row with its picture's public address. */
export const withShownPicture = <Row extends { featuredImage: string }>(row: Row): Row => ({
  ...row,
  featuredImage: shownPicture(row.featuredImage),
});
