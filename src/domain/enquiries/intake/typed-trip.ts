import { readField } from '#domain/enquiries/fields/field-input.ts';
import type { FieldColumns } from '#domain/enquiries/fields/fields.ts';
import { monthAhead } from '#domain/enquiries/fields/travel-month.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { cutTo } from '#platform/text.ts';
import type { TripField, TripInput } from './trip-fields-input.ts';

type TripColumns = Omit<FieldColumns, 'packageId'>;

const facts = ['tripFrom', 'tripTo', 'tripStarts', 'tripTime', 'carType', 'adults', 'children'] as const;

const maxLength = 100;

/** A text that is no such fact is left out: an enquiry is never refused for what is optional. */
function columnsOf(fact: Exclude<TripField, 'tripMonth'>, typed = ''): Partial<TripColumns> {
  const read = readField(fact, cutTo(typed, maxLength));
  if ('fault' in read) return {};
  const { packageId: _none, ...columns } = read.change;
  return columns;
}

/** What a visitor typed about the trip, as columns of the enquiry. A car type that we do not have is left out. */
export function columnsOfTypedTrip(
  typed: TripInput,
  { carTypes }: Pick<CabNames, 'carTypes'>,
  now: Date,
): Partial<TripColumns> {
  const { carType, ...others }: Partial<TripColumns> = Object.assign(
    {},
    ...facts.map((fact) => columnsOf(fact, typed[fact])),
  );
  const known = carTypes.find(({ code }) => code === carType);
  const columns = known ? { ...others, carType: known.code } : others;
  // A day says more than a month.
  return columns.tripStarts ? columns : { ...columns, ...monthAhead(typed.tripMonth ?? '', now) };
}
