/** Eight digits, which begin every mobile number of Bhutan when its code is left out. */
const bhutaneseMobile = /^\D*(?:17|77)(?:\D*\d){6}\D*$/;

/** The fewest digits of a number with the code of India, with another code, and without one. */
const indian = 12;
const international = 8;
const withoutCode = 10;

const minDigits = (typed: string): number => {
  if (/^\D*\+\s*91/.test(typed)) return indian;
  return /^[^\d+]*(?:\+|00)/.test(typed) ? international : withoutCode;
};

/**
 * Whether a typed phone number may lack digits. Only a question follows from it: the contract accepts any text, and a
 * visitor may know better. The browser asks as well, so it does not need the table of all countries.
 */
export function looksShort(typed: string): boolean {
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  return digits < minDigits(typed) && !bhutaneseMobile.test(typed);
}

/** Whether to ask about a short number: once, because whoever sends it again knows better. */
export const isNumberAsked = (typed: string, askedNumber: string | undefined): boolean =>
  looksShort(typed) && typed !== askedNumber;
