import { randomUUID } from 'node:crypto';
import type { Duty } from '#domain/bookings/booking.ts';
import { bookingInput } from '#domain/bookings/making/booking-input.ts';
import { makeBooking } from '#domain/bookings/making/making-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { parseInput } from '#platform/http/input.ts';
import type { TestDatabase } from './test-database.ts';

/** A sedan from Guwahati to Shillong in five days, as staff type it. */
export const someBookingForm = (change: Record<string, string> = {}): Record<string, string> => ({
  key: randomUUID(),
  contactNo: '98640 12345',
  name: 'Asha Sharma',
  trip: 'one-way',
  from: 'Guwahati',
  to: 'Shillong',
  date: daysAfter(dayInIndia(new Date()), 5),
  time: '06:00',
  car: 'sedan',
  ...change,
});

export const makeSomeBooking = (
  test: TestDatabase,
  actor: StaffActor,
  change: Record<string, string> = {},
): Promise<string> => makeBooking(test, actor, parseInput(bookingInput, someBookingForm(change)));

/** A booking with its only duty. */
export async function viewOnly(test: TestDatabase, actor: StaffActor, id: string, now = new Date()) {
  const view = await viewBooking(test.db, actor, id, now);
  const [viewed] = view?.duties ?? [];
  if (!view || !viewed) throw new Error(`no booking ${id}`);
  return { ...view, ...viewed };
}

export const seen = ({ id, revision }: Duty) => ({ dutyId: id, revision });
