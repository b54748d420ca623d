import { utrOf } from '#domain/bookings/money/utr.ts';

/** The number of a UPI or IMPS payment. Some banks fill it with zeros up to 16 digits. */
const upiNumber = /^(?:0{4})?([1-9]\d{11})$/;
/** The number of a NEFT or RTGS transfer begins with letters of the bank; accounts have digits only. */
const transferNumber = /^(?=(?:\D*\d){8})[A-Z][A-Z0-9]{13,21}$/;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toUpperCase()
    // A payer's UPI address often holds their phone number.
    .replaceAll(/[^\s/:-]+@[^\s/:-]*/g, ' ')
    .split(/[^A-Z0-9]+/);

function numberIn(text: string): string | undefined {
  const words = wordsOf(text);
  const upi = words.map((word) => upiNumber.exec(word)?.[1]).find((number) => number !== undefined);
  const transfer = upi ?? words.find((word) => transferNumber.test(word));
  // Written as staff write it, so that both are the same number.
  return transfer === undefined ? undefined : (utrOf({ method: 'bank', reference: transfer }) ?? undefined);
}

/**
 * The number of the bank in the texts of a line; `null` when there is none. Numbers of accounts also stand there, and they are the same
 * on every line, so only what has the form of a payment's number is taken.
 */
export function utrOfLine(narration: string, reference: string): string | null {
  return numberIn(narration) ?? numberIn(reference) ?? null;
}
