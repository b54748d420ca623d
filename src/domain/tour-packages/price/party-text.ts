import { listed } from '#domain/shared/listed.ts';
import { monthNames } from '#domain/shared/month-names.ts';
import type { Country } from '#domain/tour-packages/tour-package.ts';
import type { Party } from './package-price.ts';

export const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** `2 adults, 2 children (5 and 9), Indian passports, March`; passports and residence matter abroad only. */
export function partyText(
  { adults, childAges, passport, month, singleRooms, livesAbroad }: Party,
  country: Country,
): string {
  const people = adults + childAges.length;
  return [
    some(adults, 'adult', 'adults'),
    ...(childAges.length > 0
      ? [`${some(childAges.length, 'child', 'children')} (${listed(childAges.map(String))})`]
      : []),
    ...(country === 'India'
      ? []
      : [`${passport === 'indian' ? 'Indian' : 'other'} ${people === 1 ? 'passport' : 'passports'}`]),
    ...(country !== 'India' && livesAbroad ? ['living outside India'] : []),
    monthNames[month - 1] ?? '',
    ...(singleRooms > 0 ? [some(singleRooms, 'single room', 'single rooms')] : []),
  ].join(', ');
}
