import type { Booking } from '#domain/bookings/booking.ts';
import { updateBooking } from '#domain/bookings/booking-store.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import { type Meal, meals } from '#domain/shared/trip-plan.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import { moveRides } from './move-rides.ts';
import { isPromised, type TripService } from './services.ts';
import { maxTripDays, type TripDay } from './trip.ts';
import { changeTrip, type FieldOutcome, type FieldRequest, noteTrip } from './trip-change.ts';
import { tripMessages as messages } from './trip-messages.ts';
import {
  deleteDay,
  insertDays,
  refreshServiceDays,
  selectDays,
  selectTripServices,
  shiftDays,
  updateDay,
} from './trip-store.ts';

const isMeal = (text: string): text is Meal => meals.some((meal) => meal === text);

const maxLength = { title: 200, text: 3000 } as const;

type Change = Partial<Pick<TripDay, 'title' | 'text' | 'meals'>>;

/** The text of a field, and what a typed one changes. Meals are names between spaces. */
function readField(day: TripDay, field: string, typed: string): { present: string; change: Change } {
  if (field === 'meals') {
    const named = typed.split(/[\s,]+/).filter(isMeal);
    return { present: day.meals.join(' '), change: { meals: meals.filter((meal) => named.includes(meal)) } };
  }
  if (field !== 'title' && field !== 'text') throw new Failure('invalid');
  const text = storable(typed).trim();
  if (text.length > maxLength[field]) throw new Failure('invalid', messages.titleTooLong, { field: 'typed' });
  return { present: day[field], change: { [field]: text } };
}

const dayName = ({ number }: Pick<TripDay, 'number'>) => `Day ${number}`;

const labels: Record<string, string> = { title: 'Title', text: 'Text', meals: 'Meals' };

const textOf = (change: Change): string => change.title ?? change.text ?? change.meals?.join(' ') ?? '';

export async function changeDay(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  dayId: string,
  { field, typed, basedOn }: FieldRequest,
): Promise<FieldOutcome> {
  assertArea(actor, 'enquiries');
  return changeTrip(db, actor, bookingId, async (tx) => {
    const day = (await selectDays(tx, bookingId)).find(({ id }) => id === dayId);
    if (!day) throw new Failure('not_found', messages.dayGone);
    const { present, change } = readField(day, field, typed);
    const stored = textOf(change);
    if (present === stored) return { kind: 'same' };
    if (present !== basedOn) return { kind: 'conflict', present };
    await updateDay(tx, dayId, change);
    const before = readField(day, field, present).change;
    const changeId = await noteTrip(tx, actor, bookingId, {
      ...{ subject: 'day', change: 'changed', subjectId: dayId, name: dayName(day) },
      ...{ field: labels[field] ?? '', before: present, after: stored },
      ...{ columnsBefore: JSON.stringify(before), columnsAfter: JSON.stringify(change) },
    });
    return {
      kind: 'changed',
      changeId,
      name: dayName(day),
      label: labels[field] ?? '',
      former: present,
      stored,
    };
  });
}

/** Those of this day and later ones of which a supplier knows the day. */
const promisedFrom = (services: readonly TripService[], number: number): string[] =>
  services
    .filter(({ kind, day, state }) => kind !== 'cab' && (day ?? 0) >= number && isPromised(state))
    .map(({ title }) => title);

const lengthen = async (tx: Tx, { id, lastDay }: Booking, by: 1 | -1): Promise<void> => {
  if (lastDay) await updateBooking(tx, id, { lastDay: daysAfter(lastDay, by) });
};

/**
 * A blank day in front of day `number`, or behind the last one. Everything from that day on moves by a day. Returns the services that
 * suppliers have promised for another day.
 */
export async function insertDay(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  number: number,
): Promise<string[]> {
  assertArea(actor, 'enquiries');
  return changeTrip(db, actor, bookingId, async (tx, booking) => {
    const days = await selectDays(tx, bookingId);
    if (days.length >= maxTripDays) throw new Failure('conflict', messages.tooManyDays);
    if (!Number.isInteger(number) || number < 1 || number > days.length + 1) throw new Failure('invalid');
    await moveRides(tx, actor, booking, number, 1);
    await shiftDays(tx, bookingId, number, 1);
    await insertDays(tx, bookingId, [{ number, title: '', text: '', meals: [] }]);
    await lengthen(tx, booking, 1);
    await refreshServiceDays(tx, bookingId);
    await noteTrip(tx, actor, bookingId, { subject: 'day', change: 'added', name: dayName({ number }) });
    return promisedFrom(await selectTripServices(tx, bookingId), number + 1);
  });
}

/** A day without services. Everything behind it moves forward by a day; returns the same as inserting one. */
export async function removeDay(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  dayId: string,
): Promise<string[]> {
  assertArea(actor, 'enquiries');
  return changeTrip(db, actor, bookingId, async (tx, booking) => {
    const days = await selectDays(tx, bookingId);
    const day = days.find(({ id }) => id === dayId);
    if (!day) throw new Failure('not_found', messages.dayGone);
    if (days.length === 1) throw new Failure('conflict', messages.lastDay);
    const services = await selectTripServices(tx, bookingId);
    if (services.some((service) => service.day === day.number && service.state !== 'cancelled'))
      throw new Failure('conflict', messages.dayHasServices(day.number));
    await deleteDay(tx, bookingId, day.number);
    await moveRides(tx, actor, booking, day.number + 1, -1);
    await shiftDays(tx, bookingId, day.number + 1, -1);
    await lengthen(tx, booking, -1);
    await refreshServiceDays(tx, bookingId);
    await noteTrip(tx, actor, bookingId, { subject: 'day', change: 'removed', name: dayName(day) });
    return promisedFrom(await selectTripServices(tx, bookingId), day.number);
  });
}
