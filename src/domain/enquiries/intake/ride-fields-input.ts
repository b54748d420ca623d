// Without zod, because the script that every page loads keeps drafts by these names.

/** How a customer wants to be answered. */
export const answerWays = ['phone', 'whatsapp', 'mail'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** Fields of a requested cab that a visitor types into. */
export const typedRideNames = ['bags', 'flight', 'pickupAddress', 'dropAddress'] as const;

/** Optional fields of a requested cab; people have the field of every other form. */
export const rideFieldNames = [...typedRideNames, 'answerBy'] as const;
export type RideField = (typeof rideFieldNames)[number];

/** What a visitor typed about the ride; a field that was left empty is missing. */
export type RideInput = Partial<Record<RideField, string>>;

/** As long as the same details of a booking may be. */
export const maxRideLengths = { flight: 20, pickupAddress: 300, dropAddress: 300 } as const;

/** The typed fields among all fields of a form. */
export const typedRideOf = (form: Readonly<Record<string, unknown>>): RideInput =>
  Object.fromEntries(
    rideFieldNames.flatMap((name) =>
      typeof form[name] === 'string' && form[name] ? [[name, form[name]]] : [],
    ),
  );
