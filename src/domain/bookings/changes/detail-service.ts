import { type DetailName, detailText } from '#domain/bookings/booking-fields.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking, updateBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findStaffName } from '#domain/staff/user-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import { lockBoth } from './change-duty.ts';
import { readDetail } from './detail-input.ts';
import { updateDetails } from './duty-change-store.ts';

const messages = bookingMessages.bookings;

export type DetailOutcome =
  | { kind: 'changed'; former: string; stored: string }
  | { kind: 'same' }
  /** Another staff member changed it since; `present` is its text now. */
  | { kind: 'conflict'; present: string };

type DetailRequest = {
  detail: DetailName;
  typed: string;
  /** The text that the staff member saw. */
  basedOn: string;
};

/** Changes one detail of a duty, unless another staff member changed the same one meanwhile. */
export async function changeDetail(
  db: Db,
  actor: StaffActor,
  dutyId: string,
  { detail, typed, basedOn }: DetailRequest,
): Promise<DetailOutcome> {
  assertArea(actor, 'enquiries');
  const read = readDetail(detail, typed);
  if ('fault' in read) throw new Failure('invalid', read.fault, { field: 'typed' });
  return db.transaction(async (tx) => {
    const { duty } = await lockBoth(tx, dutyId);
    const present = detailText(duty, detail);
    const stored = detailText({ ...duty, ...read.change }, detail);
    if (stored === present) return { kind: 'same' };
    if (present !== basedOn) return { kind: 'conflict', present };
    await updateDetails(tx, dutyId, read.change);
    await addBookingEvent(tx, actor, {
      bookingId: duty.bookingId,
      dutyId,
      kind: 'changed',
      detail: { detail, from: present, to: stored },
    });
    return { kind: 'changed', former: present, stored };
  });
}

const maxNotesLength = 3000;

/** The notes of a booking, compared with what the staff member saw. */
export async function changeNotes(
  db: Db,
  actor: StaffActor,
  id: string,
  { typed, basedOn }: Pick<DetailRequest, 'typed' | 'basedOn'>,
): Promise<DetailOutcome> {
  assertArea(actor, 'enquiries');
  const notes = storable(typed).trim();
  if (notes.length > maxNotesLength) throw new Failure('invalid', messages.notesTooLong, { field: 'typed' });
  return db.transaction(async (tx) => {
    const booking = rowId.test(id) ? await lockBooking(tx, id) : undefined;
    if (!booking) throw new Failure('not_found', messages.gone);
    if (booking.notes === notes) return { kind: 'same' };
    if (booking.notes !== basedOn) return { kind: 'conflict', present: booking.notes };
    await updateBooking(tx, id, { notes });
    await addBookingEvent(tx, actor, { bookingId: id, kind: 'changed', detail: { detail: 'notes' } });
    return { kind: 'changed', former: booking.notes, stored: notes };
  });
}

/** The owner of the booking; `null` for Unassigned. Returns the name, empty for none. */
export async function changeOwner(
  db: Db,
  actor: StaffActor,
  id: string,
  ownerId: string | null,
): Promise<string> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const booking = rowId.test(id) ? await lockBooking(tx, id) : undefined;
    if (!booking) throw new Failure('not_found', messages.gone);
    const name = ownerId === null ? '' : await findStaffName(tx, actor, ownerId);
    if (name === undefined) throw new Failure('not_found', staffMessages.users.gone);
    if (booking.ownerId === ownerId) return name;
    await updateBooking(tx, id, { ownerId });
    const detail = { detail: 'owner', to: name };
    await addBookingEvent(tx, actor, { bookingId: id, kind: 'changed', detail });
    return name;
  });
}
