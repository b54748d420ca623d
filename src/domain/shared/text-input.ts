// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';

/** PostgreSQL refuses U+0000 in a text. Lone surrogates are left to `storable`: old phones have no `toWellFormed`. */
export const withoutNul = z.overwrite<string>((text) => text.replaceAll('\0', ''));

export const optionalText = z._default(z.string().check(withoutNul, z.trim()), '');

export const requiredText = (message: string) =>
  z.string(message).check(withoutNul, z.trim(), z.minLength(1, message));
