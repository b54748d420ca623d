import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPhoneCountry, type PhoneCountry, phoneCountries } from './phone-countries.ts';
import { displayPhone } from './phone-text.ts';

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
/** Shorter ones are service numbers, which no customer has. */
const indianSubscriber = /^\+91\d{10,11}$/;

/** With a country code any possible number is accepted; without one it must be a valid Indian number. */
function parsedNumber(text: string): string {
  const number = parsePhoneNumberFromString(text, 'IN');
  if (!number || !e164.test(number.number)) return '';
  const isInternational = /^[^\d+]*(\+|00)/.test(text) && number.isPossible();
  const isIndian =
    indianMobile.test(number.number) || (indianSubscriber.test(number.number) && number.isValid());
  return isInternational || isIndian ? number.number : '';
}

/** Shorter texts are an incomplete Indian number, not a foreign one without its `+`. */
const lacksPlus = /^[1-9]\d{10,14}$/;

/** Eight digits are too few for an Indian number, and these begin every mobile number of Bhutan. */
const bhutaneseMobile = /^(?:17|77)\d{6}$/;

/** Tries the text as typed, then only its digits, then with a `+`, which is often left out. */
function numberIn(text: string): string {
  const digits = text.replaceAll(/[^\d+]/g, '');
  if (bhutaneseMobile.test(digits)) return `+975${digits}`;
  const number = parsedNumber(text) || parsedNumber(digits);
  if (number || !lacksPlus.test(digits)) return number;
  const international = parsePhoneNumberFromString(`+${digits}`);
  return international?.isValid() && e164.test(international.number) ? international.number : '';
}

/**
 * The typed phone number in E.164, the first of several; empty for other texts. Without a country code it is Indian or a
 * Bhutanese mobile number.
 */
export function e164Of(typed: string): string {
  const text = withPlainDigits(typed).slice(0, 100);
  const [first = ''] = text.split(/[,;/|&]|\bor\b/i);
  return numberIn(first) || numberIn(text);
}

/** The same for a number of a chosen country; a country code in the text counts more than the choice. */
export function e164In(typed: string, country: PhoneCountry): string {
  const text = withPlainDigits(typed).slice(0, 100);
  if (country === 'IN') return parsedNumber(text);
  const number = parsePhoneNumberFromString(text, country);
  return number?.isPossible() && e164.test(number.number) ? number.number : '';
}

/** The country's code; empty for texts that are no number, and for a calling code that several countries share. */
export const countryOf = (number: string): string => parsePhoneNumberFromString(number)?.country ?? '';

/** The number without its country code, and the country when staff can choose it; else the number as it is. */
export function numberParts(number: string): { country: PhoneCountry | ''; national: string } {
  const country = countryOf(number);
  if (!isPhoneCountry(country)) return { country: '', national: number };
  const national =
    country === 'IN'
      ? displayPhone(number).replace('+91 ', '')
      : (parsePhoneNumberFromString(number)?.formatNational() ?? number);
  return { country, national };
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

/** `Bhutan +975 17 11 22 33`, as staff read a number. */
export function numberWithCountry(number: string): string {
  const country = countryOf(number);
  const name = isPhoneCountry(country) ? phoneCountries[country] : country && regionNames.of(country);
  const shown = number.startsWith('+91')
    ? displayPhone(number)
    : (parsePhoneNumberFromString(number)?.formatInternational() ?? number);
  return name ? `${name} ${shown}` : shown;
}
