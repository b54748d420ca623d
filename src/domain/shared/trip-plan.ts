/** The kinds of service that are part of a trip. They cost the customer nothing beside its price. */
export const partKinds = [
  'hotel',
  'transport',
  'cab',
  'guide',
  'permit',
  'activity',
  'ticket',
  'fee',
] as const;
export type PartKind = (typeof partKinds)[number];

export const meals = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof meals)[number];

/** A service that a package or a quote plans for a day, before there is a booking. */
export type PlannedService = {
  kind: PartKind;
  title: string;
  /** `10:40`; empty when it has no time. */
  starts: string;
  /** Of a hotel; 0 for others. */
  nights: number;
};

/** A day of a package or of a quote, in their order. */
export type PlannedDay = {
  title: string;
  text: string;
  meals: readonly Meal[];
  services: readonly PlannedService[];
};
