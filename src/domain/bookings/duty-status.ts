/** The statuses of a duty, in the order in which a ride goes through them; the last two end it without a ride. */
export const dutyStatuses = [
  'requested',
  'confirmed',
  'assigned',
  'on-the-way',
  'on-duty',
  'done',
  'cancelled',
  'no-show',
] as const;
export type DutyStatus = (typeof dutyStatuses)[number];

/** While a duty has one of these, its car and driver are taken; the constraints of the table name the same ones. */
export const openStatuses = [
  'requested',
  'confirmed',
  'assigned',
  'on-the-way',
  'on-duty',
] as const satisfies readonly DutyStatus[];

export const isOpenDuty = (status: DutyStatus): boolean =>
  (openStatuses as readonly DutyStatus[]).includes(status);

/** Staff may still change time, car and driver: the ride has not begun. */
export const plannedStatuses = [
  'requested',
  'confirmed',
  'assigned',
] as const satisfies readonly DutyStatus[];

export const isPlanned = (status: DutyStatus): boolean =>
  (plannedStatuses as readonly DutyStatus[]).includes(status);

/** Of a booking: a ride took place, and none is still to come or under way. */
export const isFinished = (statuses: readonly DutyStatus[]): boolean =>
  statuses.includes('done') && !statuses.some(isOpenDuty);

/** What figures count: agreed and not called off. */
export const countedStatuses = [
  'confirmed',
  'assigned',
  'on-the-way',
  'on-duty',
  'done',
] as const satisfies readonly DutyStatus[];

/** A car or a driver is missing; the list and its index name the same statuses. */
export const isUnassigned = (duty: {
  status: DutyStatus;
  carId: string | null;
  driverId: string | null;
}): boolean =>
  (duty.status === 'requested' || duty.status === 'confirmed') &&
  (duty.carId === null || duty.driverId === null);

const next: Record<DutyStatus, readonly DutyStatus[]> = {
  requested: ['confirmed', 'assigned', 'cancelled'],
  confirmed: ['requested', 'assigned', 'cancelled', 'no-show'],
  assigned: ['confirmed', 'on-the-way', 'on-duty', 'done', 'cancelled', 'no-show'],
  'on-the-way': ['assigned', 'on-duty', 'done', 'cancelled', 'no-show'],
  'on-duty': ['on-the-way', 'done'],
  done: ['on-duty'],
  // A wrong click is taken back.
  cancelled: ['confirmed'],
  'no-show': ['confirmed'],
};

export const mayBecome = (from: DutyStatus, to: DutyStatus): boolean => next[from].includes(to);

/** What follows from the plan: a duty that has car and driver is assigned, one that loses either is confirmed again. */
export function statusWith(
  status: DutyStatus,
  { car, driver }: { car: boolean; driver: boolean },
): DutyStatus {
  if (!isPlanned(status)) return status;
  if (car && driver) return 'assigned';
  return status === 'assigned' ? 'confirmed' : status;
}
