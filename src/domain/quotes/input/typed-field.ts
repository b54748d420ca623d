// zod/mini, because these checks also run in the browser.

import * as z from 'zod/mini';
import { withoutNul } from '#domain/shared/text-input.ts';

export const typedText = z.string().check(z.maxLength(10_000), withoutNul, z.trim());

/** A message and the path of its field: `gstPercent` or `lines.0.price`. */
export type QuoteFault = { text: string; field: string };

/** A minus or an accounting bracket before the first digit: `-44600`, `₹ −44,600`, `(44,600)`. */
export const hasMinus = (typed: string): boolean => /^\D*[-\u2010-\u2015\u2212(]\D*\d/.test(typed);
