import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const e164 = /^\+[1-9]\d{6,14}$/;

/** Digits of Devanagari and of Bengali, which Assamese shares. */
const zeros = [0x0966, 0x09e6] as const;

const withPlainDigits = (typed: string) =>
  typed.normalize('NFKC').replaceAll(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });

const indianMobile = /^\+91[6-9]\d{9}$/;

/** With a country code any possible number is accepted; without one it must be a valid Indian number. */
function parsedNumber(text: string): string {
  const number = parsePhoneNumberFromString(text, 'IN');
  if (!number || !e164.test(number.number)) return '';
  const isInternational = /^[^\d+]*(\+|00)/.test(text) && number.isPossible();
  return isInternational || indianMobile.test(number.number) || number.isValid() ? number.number : '';
}

/** Shorter texts are an incomplete Indian number, not a foreign one without its `+`. */
const lacksPlus = /^[1-9]\d{10,14}$/;

/** Tries the text as typed, then only its digits, then with a `+`, which is often left out. */
function numberIn(text: string): string {
  const digits = text.replaceAll(/[^\d+]/g, '');
  const number = parsedNumber(text) || parsedNumber(digits);
  if (number || !lacksPlus.test(digits)) return number;
  const international = parsePhoneNumberFromString(`+${digits}`);
  return international?.isValid() && e164.test(international.number) ? international.number : '';
}

/** The typed phone number in E.164; Indian without a country code, the first of several; empty for other texts. */
export function e164Of(typed: string): string {
  const text = withPlainDigits(typed).slice(0, 100);
  const [first = ''] = text.split(/[,;/|&]|\bor\b/i);
  return numberIn(first) || numberIn(text);
}
