import type { Arrival } from '#domain/fares/fare-text.ts';

/** What holds for a requested cab, in the same words beside the form, on the page of the request and in its mail. */
export const rideTermsText = {
  included: 'Included',
  notIncluded: 'Not included',
  nights: {
    driver: (nights: number) =>
      nights === 1
        ? "The driver's night on the trip of 2 days"
        : `The driver's ${nights} nights on the trip of ${nights + 1} days`,
    rooms: (nights: number) =>
      nights === 1
        ? 'Your room for the night on the trip'
        : `Your rooms for the ${nights} nights of the trip`,
  },
  papers: 'Papers for the journey',
  cancelling: {
    heading: 'If you cancel',
    owesNothing: 'Until we confirm the cab you owe nothing, whether you change it or cancel it.',
    afterwards: (line: string) => `Once it is confirmed: ${line}`,
    freeUntil: (when: string) => `free until ${when}`,
    free: 'free at any time',
    from: (day: string, costs: string) => `From ${day}: ${costs}`,
    on: (day: string, costs: string) => `On ${day}: ${costs}`,
    until: (when: string, costs: string) => `${costs} until ${when}`,
    nothing: 'nothing',
    shortFreeUntil: (when: string) => `Cancelling is free until ${when}.`,
    shortFree: 'Cancelling is free at any time.',
    shortOwesNothing: 'You owe nothing until we confirm the cab.',
  },
  moving: {
    freeUntil: (when: string) => `Another date or time is free until ${when}.`,
    late: 'For another date or time we name the charge before you agree.',
  },
  waiting: {
    heading: 'Waiting at the pick-up',
    withNumber: {
      flight: 'That holds once we have your flight number; without it, waiting begins at the agreed time.',
      train: 'That holds once we have your train number; without it, waiting begins at the agreed time.',
    } satisfies Record<Arrival, string>,
  },
  paying: {
    heading: 'How and when you pay',
    now: 'Nothing is paid now.',
    airport:
      'A ride from or to an airport is prepaid: you pay once we have confirmed the cab, before the ride.',
    ways: (ways: string) => `You can pay by ${ways}.`,
    told: 'Our confirmation says when you pay.',
  },
  withGst: 'with GST, for the whole car',
  withGstForOne: 'with GST, for one car',
  validUntil: (day: string) => `You can book at this fare until ${day}.`,
  validUntilTravel: 'You can book at this fare until you travel.',
  change: (reference: string) =>
    `Nothing is booked until we confirm it. Until then you owe nothing, whether you change it or cancel it: call or write with the reference ${reference}.`,
} as const;
