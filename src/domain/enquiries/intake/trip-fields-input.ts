// Without zod, because the script that every page loads keeps drafts by these names.

/** Optional fields about the trip, under the names of the facts that they fill; `tripMonth` is a month from 1 to 12. */
export const tripFieldNames = [
  'tripFrom',
  'tripTo',
  'tripStarts',
  'tripTime',
  'carType',
  'tripMonth',
  'adults',
  'children',
] as const;

export type TripField = (typeof tripFieldNames)[number];

/** What a visitor typed about the trip; a field that was left empty is missing. */
export type TripInput = Partial<Record<TripField, string>>;

const ofRide: readonly TripField[] = ['tripFrom', 'tripTo', 'tripStarts', 'tripTime', 'carType', 'adults'];
const ofParty: readonly TripField[] = ['tripMonth', 'adults', 'children'];

type Known = {
  /** The service that the page is about; empty for none. */
  service: string;
  /** A ride or a party that a calculator of the page has sent along; empty for none. */
  trip: string;
  party: string;
};

/** What the form asks about the trip. What a calculator has sent along is not asked again. */
export function tripFieldsAsked({ service, trip, party }: Known): readonly TripField[] {
  if (trip) return ['adults'];
  if (party || service === '') return [];
  return service === 'Cabs' ? ofRide : ofParty;
}

/** The typed fields among all fields of a form. */
export const typedTripOf = (form: Readonly<Record<string, unknown>>): TripInput =>
  Object.fromEntries(
    tripFieldNames.flatMap((name) =>
      typeof form[name] === 'string' && form[name] ? [[name, form[name]]] : [],
    ),
  );
