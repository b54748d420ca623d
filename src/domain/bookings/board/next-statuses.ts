import { type DutyStatus, mayBecome } from '#domain/bookings/duty-status.ts';

/** Cancelled and no-show have a charge, which the booking's page works out and shows first. */
export const statusesByHand = [
  'requested',
  'confirmed',
  'assigned',
  'on-the-way',
  'on-duty',
  'done',
] as const satisfies readonly DutyStatus[];
export type StatusByHand = (typeof statusesByHand)[number];

/** What staff may set by a click, in the order of a ride; car and driver decide between confirmed and assigned. */
export function nextStatuses(duty: {
  status: DutyStatus;
  carId: string | null;
  driverId: string | null;
}): StatusByHand[] {
  const isComplete = duty.carId !== null && duty.driverId !== null;
  return statusesByHand.filter((to) => {
    if (duty.status === 'cancelled' || duty.status === 'no-show' || !mayBecome(duty.status, to)) return false;
    if (to === 'assigned') return duty.status !== 'requested' && duty.status !== 'confirmed' && isComplete;
    return !(duty.status === 'assigned' && to === 'confirmed');
  });
}
