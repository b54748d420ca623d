// The small build: these checks also run in the staff's browser.

import * as z from 'zod/mini';
import { withoutNul } from '#domain/shared/text-input.ts';

export const typedText = z.string().check(z.maxLength(10_000), withoutNul, z.trim());

/** What is wrong, and with which field: `gstPercent`, or `lines.0.price`. */
export type QuoteFault = { text: string; field: string };

/** A minus or an accountant's bracket before the first digit: `-44600`, `₹ −44,600`, `(44,600)`. */
export const hasMinus = (typed: string): boolean => /^\D*[-\u2010-\u2015\u2212(]\D*\d/.test(typed);
