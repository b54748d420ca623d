import type { SwapPart } from '#domain/bookings/board/swap-parts.ts';

const crewOf = (car: string, driver: string) => [car || 'no car', driver || 'no driver'].join(' and ');

/** Two duties that exchange what they have. */
export const swapContent = {
  open: 'Swap with…',
  title: (number: string, customer: string) => `Swap ${number}, ${customer}, with…`,
  other: 'The other duty',
  none: 'No other duty on this board has a car or driver to swap.',
  duty: (clock: string, customer: string, number: string) => `${clock} ${customer}, ${number}`,
  crew: crewOf,
  part: 'What they swap',
  parts: { both: 'Car and driver', car: 'Only the car', driver: 'Only the driver' } satisfies Record<
    SwapPart,
    string
  >,
  go: 'Swap',
  busy: 'Swapping…',
  cancel: 'Cancel',
  done: (one: string, oneCrew: string, other: string, otherCrew: string) =>
    `${one} and ${other} have swapped: ${one} now has ${oneCrew}, ${other} has ${otherCrew}.`,
} as const;
