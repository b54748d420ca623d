import type { PayMethod } from '#domain/bookings/booking.ts';

/** Bank, card and UPI transfers have a number of the bank; cash and anything else has none. */
const transferMethods: readonly PayMethod[] = ['upi', 'card', 'bank'];

/** Words that people write before the number. */
const labelWords = /^(?:UTR|UPI|RRN|REFERENCE|REF|NO|NUMBER|TXN|TRANSACTION|ID|NEFT|IMPS|RTGS|BY|OF)+/;

/** UPI and IMPS have 12 digits, NEFT 16 characters, RTGS 22; a phone number is shorter. */
const isUtr = (text: string): boolean =>
  text.length >= 12 && text.length <= 35 && text.replaceAll(/\D/g, '').length >= 8;

/**
 * The bank's number in a reference as people type it: `UTR 4123 4567 8901`, `412345678901, from her mother`. `null` when there
 * is none.
 */
export function utrOf({ method, reference }: { method: PayMethod; reference: string }): string | null {
  const text = reference.normalize('NFKC').toUpperCase().trim();
  // `+91 98640 12345` is the number of the payer.
  if (!transferMethods.includes(method) || text.startsWith('+')) return null;
  const words = text
    .split(/[^A-Z0-9]+/)
    .map((word) => word.replace(labelWords, ''))
    .filter(Boolean);
  // Bank apps show the number in groups of digits.
  const groups = words
    .join(' ')
    .replaceAll(/(?<=\b\d+) (?=\d+\b)/g, '')
    .split(' ');
  return [...words, ...groups].find(isUtr) ?? null;
}
