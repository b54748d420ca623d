import { dayOf } from '#domain/shared/india-time.ts';
import { wholeIn } from '#domain/shared/typed-whole.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import { maxTravellers, type Traveller } from './trip.ts';
import { changeTrip, type FieldOutcome, type FieldRequest, noteTrip } from './trip-change.ts';
import { tripMessages as messages } from './trip-messages.ts';
import {
  clearLead,
  countParts,
  deleteTraveller,
  insertTravellers,
  selectTravellers,
  updateTraveller,
} from './trip-store.ts';

type Change = Partial<Omit<Traveller, 'id'>>;
type Reader = (typed: string, today: string) => Change | { fault: string };

const line = (typed: string) => storable(typed).replaceAll(/\s+/g, ' ').trim();

function lineIn(typed: string, maxLength: number): string | undefined {
  const text = line(typed);
  return text.length <= maxLength ? text : undefined;
}

const tooLong = { fault: messages.titleTooLong };

const readName: Reader = (typed) => {
  const name = lineIn(typed, 200);
  return name === undefined ? tooLong : { name };
};

const readRemarks: Reader = (typed) => {
  const remarks = lineIn(typed, 500);
  return remarks === undefined ? tooLong : { remarks };
};

/** Not in the future: a traveller is born before the trip. */
const readBirthDate: Reader = (typed, latest) => {
  if (typed === '') return { birthDate: null };
  const birthDate = dayOf(typed);
  return birthDate && birthDate <= latest ? { birthDate } : { fault: messages.birthDateWrong };
};

const readAge: Reader = (typed) => {
  const age = wholeIn(typed, 0, 120);
  return age === undefined ? { fault: messages.ageWrong } : { age };
};

const readNationality: Reader = (typed) =>
  typed === '' || /^[A-Z]{2}$/.test(typed) ? { nationality: typed } : { fault: messages.nationalityWrong };

const fields = new Map<string, { label: string; read: Reader; text: (of: Traveller) => string }>([
  ['name', { label: 'Name', read: readName, text: ({ name }) => name }],
  ['birthDate', { label: 'Birth date', read: readBirthDate, text: ({ birthDate }) => birthDate ?? '' }],
  ['age', { label: 'Age', read: readAge, text: ({ age }) => String(age ?? '') }],
  ['nationality', { label: 'Nationality', read: readNationality, text: ({ nationality }) => nationality }],
  ['remarks', { label: 'Remarks', read: readRemarks, text: ({ remarks }) => remarks }],
]);

const nameOf = (travellers: readonly Traveller[], { id, name }: Pick<Traveller, 'id' | 'name'>): string =>
  name || `Traveller ${travellers.findIndex((traveller) => traveller.id === id) + 1}`;

export async function changeTraveller(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  travellerId: string,
  { field, typed, basedOn }: FieldRequest,
): Promise<FieldOutcome> {
  assertArea(actor, 'enquiries');
  const descriptor = fields.get(field);
  if (!descriptor) throw new Failure('invalid');
  return changeTrip(db, actor, bookingId, async (tx, { firstDay, madeAt }) => {
    const travellers = await selectTravellers(tx, bookingId);
    const traveller = travellers.find(({ id }) => id === travellerId);
    if (!traveller) throw new Failure('not_found', messages.travellerGone);
    const read = descriptor.read(typed.trim(), firstDay ?? madeAt.toISOString().slice(0, 10));
    if ('fault' in read) throw new Failure('invalid', read.fault, { field: 'typed' });
    const [present, stored] = [descriptor.text(traveller), descriptor.text({ ...traveller, ...read })];
    if (present === stored) return { kind: 'same' };
    if (present !== basedOn) return { kind: 'conflict', present };
    await updateTraveller(tx, travellerId, read);
    const names = Object.keys(read) as (keyof Change)[];
    const before = Object.fromEntries(names.map((name) => [name, traveller[name]]));
    const changeId = await noteTrip(tx, actor, bookingId, {
      ...{ subject: 'traveller', change: 'changed', subjectId: travellerId },
      ...{ name: nameOf(travellers, traveller), field: descriptor.label, before: present, after: stored },
      ...{ columnsBefore: JSON.stringify(before), columnsAfter: JSON.stringify(read) },
    });
    const name = nameOf(travellers, traveller);
    return { kind: 'changed', changeId, name, label: descriptor.label, former: present, stored };
  });
}

export async function addTraveller(db: Db, actor: StaffActor, bookingId: string): Promise<string> {
  assertArea(actor, 'enquiries');
  return changeTrip(db, actor, bookingId, async (tx) => {
    const { travellers: count } = await countParts(tx, bookingId);
    if (count >= maxTravellers) throw new Failure('conflict', messages.tooManyTravellers);
    const blank = { name: '', birthDate: null, age: null, nationality: '', remarks: '' };
    const [id = ''] = await insertTravellers(tx, bookingId, [{ ...blank, isLead: count === 0 }]);
    await noteTrip(tx, actor, bookingId, {
      ...{ subject: 'traveller', change: 'added', subjectId: id, name: `Traveller ${count + 1}` },
    });
    return id;
  });
}

export async function removeTraveller(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  travellerId: string,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await changeTrip(db, actor, bookingId, async (tx) => {
    const travellers = await selectTravellers(tx, bookingId);
    const traveller = travellers.find(({ id }) => id === travellerId);
    if (!traveller) throw new Failure('not_found', messages.travellerGone);
    if (traveller.isLead && travellers.length > 1) throw new Failure('conflict', messages.noLead);
    await deleteTraveller(tx, travellerId);
    await noteTrip(tx, actor, bookingId, {
      ...{ subject: 'traveller', change: 'removed', name: nameOf(travellers, traveller) },
    });
  });
}

/** Who is asked about the trip on the way. */
export async function chooseLead(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  travellerId: string,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await changeTrip(db, actor, bookingId, async (tx) => {
    const travellers = await selectTravellers(tx, bookingId);
    const traveller = travellers.find(({ id }) => id === travellerId);
    if (!traveller) throw new Failure('not_found', messages.travellerGone);
    await clearLead(tx, bookingId);
    await updateTraveller(tx, travellerId, { isLead: true });
    await noteTrip(tx, actor, bookingId, {
      ...{ subject: 'traveller', change: 'changed', name: nameOf(travellers, traveller) },
      ...{ field: 'Lead traveller' },
    });
  });
}
