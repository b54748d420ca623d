const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = letters.length;

const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

/** The last character of a GSTIN, by the fourteen before it: base 36 with the weights 1 and 2 in turn, from the left. */
export function gstinCheckDigit(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, letter, index) => {
    const product = letters.indexOf(letter) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return letters.charAt((base - (sum % base)) % base);
}

/** As it is written on an invoice: without spaces, in capitals. */
export const normalisedGstin = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** Whether it has the shape of a GSTIN and its check digit is right. */
export const isGstin = (text: string): boolean =>
  shape.test(text) && gstinCheckDigit(text.slice(0, 14)) === text.charAt(14);
