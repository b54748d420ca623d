import { staffMessages } from '#messages.ts';
import { Failure } from '#platform/failure.ts';

/** What an Admin may be limited to, in the order in which it is shown. */
export const areas = ['enquiries', 'publishing', 'users', 'money'] as const;
export type Area = (typeof areas)[number];

type Limited = { areas: readonly Area[] };

export const hasArea = ({ areas: own }: Limited, area: Area): boolean => own.includes(area);

/** The first statement of every use case that belongs to an area, reads included. */
export function assertArea(actor: Limited, area: Area): void {
  if (!hasArea(actor, area)) throw new Failure('forbidden', staffMessages.areas.missing[area]);
}

export const hasEveryAreaOf = (actor: Limited, other: Limited): boolean =>
  other.areas.every((area) => hasArea(actor, area));

/** Nobody may give an area that they lack. */
export function assertGrantable(actor: Limited, granted: readonly Area[]): void {
  const lacking = granted.find((area) => !hasArea(actor, area));
  if (lacking) throw new Failure('forbidden', staffMessages.areas.notYours[lacking]);
}
