import { plateOf } from '#domain/bookings/fleet.ts';

const plateLength = /^[A-Z0-9]{4,12}$/;

/**
 * The number plate of a cell, as it is stored: `as-01 ab.1234` is `AS01AB1234`, with or without `IND` before it.
 * `undefined` for texts without both letters and digits, such as the name of a car in the wrong column.
 */
export function plateOfCell(typed: string): string | undefined {
  const plate = plateOf(typed.normalize('NFKC')).replace(/^IND(?=[A-Z]{2}\d)/, '');
  return plateLength.test(plate) && /[A-Z]/.test(plate) && /\d/.test(plate) ? plate : undefined;
}

/** The same for `AS01AB0123` and `AS1AB123`: people write the zeros or leave them out. */
export const plateKey = (plate: string): string => plate.replaceAll(/(?<!\d)0+(?=\d)/g, '');

const ownWords = /^(own|owned|self|ours?|our own|company|agency|no)$/i;
const anyPartner = /^(partners?|attached|vendors?|suppliers?|outside|hired|yes)$/i;

/** Empty for what is our own, the partner's name otherwise; `undefined` when a cell says partner and not which one. */
export function partnerOfCell(typed: string): string | undefined {
  if (ownWords.test(typed)) return '';
  return anyPartner.test(typed) ? undefined : typed;
}
