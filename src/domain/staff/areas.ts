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
