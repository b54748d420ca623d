import { type PartKind, partKinds } from '#domain/shared/trip-plan.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { SupplierKind } from '#domain/suppliers/supplier.ts';
import { supplierNamed } from '#domain/suppliers/supplier-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { cutTo, storable } from '#platform/text.ts';
import { costFromTyped, costText } from './cost-text.ts';
import { fieldLabel, readServiceField, type ServiceChange, serviceFieldText } from './service-fields.ts';
import type { TripService } from './services.ts';
import { maxServices } from './trip.ts';
import { changeTrip, type FieldOutcome, type FieldRequest, noteTrip } from './trip-change.ts';
import { tripMessages as messages } from './trip-messages.ts';
import {
  type CostChange,
  countParts,
  deleteService,
  insertServices,
  lockService,
  refreshServiceDays,
  replaceServiceTravellers,
  selectBookingOfService,
  selectCost,
  selectDays,
  selectLastRate,
  selectPackageId,
  selectTravellersIn,
  updateService,
} from './trip-store.ts';

/** The columns of one change, with those before it. */
type Columns = ServiceChange & Partial<CostChange> & { supplierId?: string | null };
type Read = {
  present: string;
  stored: string;
  before: Columns;
  after: Columns;
  /** Both as staff read them. */
  names: { before: string; after: string };
};

const invalid = (text: string) => new Failure('invalid', text, { field: 'typed' });

const supplierKindOf: Record<PartKind, SupplierKind> = {
  hotel: 'hotel',
  transport: 'transporter',
  cab: 'transporter',
  guide: 'guide',
  permit: 'permit-agent',
  activity: 'activity',
  ticket: 'other',
  fee: 'other',
};

/** What a supplier has promised, which another one has not. */
const askedOf = ({ state, confirmation, heldUntil }: TripService) => ({ state, confirmation, heldUntil });
const notAsked = { state: 'to-ask', confirmation: '', heldUntil: null } as const;

/** The supplier with the typed name; a new name becomes a supplier. One who takes the place of another is still to be asked. */
async function readSupplier(tx: Tx, actor: StaffActor, service: TripService, typed: string): Promise<Read> {
  const present = service.supplier;
  const name = cutTo(storable(typed).replaceAll(/\s+/g, ' ').trim(), 200);
  const kind = supplierKindOf[service.kind];
  const id = name === '' ? null : await supplierNamed(tx, actor, { typed: name, kind, field: 'typed' });
  const isReplaced = present !== null && present.id !== id;
  return {
    ...{ present: present?.id ?? '', stored: id ?? '' },
    before: { supplierId: present?.id ?? null, ...(isReplaced && askedOf(service)) },
    after: { supplierId: id, ...(isReplaced && notAsked) },
    names: { before: present?.name ?? '', after: name },
  };
}

async function readCost(tx: Tx, actor: StaffActor, service: TripService, typed: string): Promise<Read> {
  assertArea(actor, 'money');
  const cost = await selectCost(tx, service.id);
  const columns = (from: typeof cost): CostChange =>
    from
      ? { costMinor: from.minor, costCurrency: from.currency, costRate: from.rate }
      : { costMinor: null, costCurrency: 'INR', costRate: '1' };
  const present = costText(cost);
  const readAs = (stored: string, after: CostChange): Read => ({
    ...{ present, stored, before: columns(cost), after, names: { before: present, after: stored } },
  });
  if (typed.trim() === '') return readAs('', columns(null));
  const read = costFromTyped(typed);
  if (!read) throw invalid(messages.costWrong);
  // A ngultrum is worth a rupee.
  const rate =
    read.rate ??
    (cost?.currency === read.currency ? cost.rate : undefined) ??
    (await selectLastRate(tx, read.currency)) ??
    (read.currency === 'BTN' ? '1' : undefined);
  if (rate === undefined) throw invalid(messages.rateMissing);
  const next = { minor: read.minor, currency: read.currency, rate, paise: 0 };
  return readAs(costText(next), columns(next));
}

function readOwn(service: TripService, field: string, typed: string, days: number): Read {
  const read = readServiceField(service, field, typed, days);
  if (!read) throw new Failure('invalid');
  if ('fault' in read) throw invalid(read.fault);
  const names = Object.keys(read.change) as (keyof ServiceChange)[];
  const before = Object.fromEntries(names.map((name) => [name, service[name]])) as ServiceChange;
  const present = serviceFieldText(service, field);
  const stored = serviceFieldText({ ...service, ...read.change }, field);
  return { present, stored, before, after: read.change, names: { before: present, after: stored } };
}

async function lockOf(tx: Tx, id: string): Promise<TripService> {
  const service = await lockService(tx, id);
  if (!service) throw new Failure('not_found', messages.serviceGone);
  return service;
}

const bookingOf = async (db: Queryable, serviceId: string) =>
  rowId.test(serviceId) ? selectBookingOfService(db, serviceId) : undefined;

async function readField(
  tx: Tx,
  actor: StaffActor,
  service: TripService,
  { field, typed }: FieldRequest,
): Promise<Read> {
  if (field === 'supplier') return readSupplier(tx, actor, service, typed);
  if (field === 'cost') return readCost(tx, actor, service, typed);
  const days = await selectDays(tx, service.bookingId);
  return readOwn(service, field, typed, days.length);
}

/** What a service costs is not for every reader of the timeline, so neither its texts nor its columns are in it. */
function noteField(
  tx: Tx,
  actor: StaffActor,
  { id, bookingId, title, kind }: TripService,
  field: string,
  { before, after, names }: Read,
): Promise<string> {
  return noteTrip(tx, actor, bookingId, {
    ...{ subject: 'service', change: 'changed', subjectId: id, name: title },
    field: fieldLabel(kind, field),
    ...(field !== 'cost' && {
      ...names,
      columnsBefore: JSON.stringify(before),
      columnsAfter: JSON.stringify(after),
    }),
  });
}

/** Changes one field of a service, unless another staff member changed the same one meanwhile. */
export async function changeService(
  db: Db,
  actor: StaffActor,
  serviceId: string,
  request: FieldRequest,
): Promise<FieldOutcome> {
  assertArea(actor, 'enquiries');
  const { field, basedOn } = request;
  return changeTrip(db, actor, await bookingOf(db, serviceId), async (tx, booking) => {
    const service = await lockOf(tx, serviceId);
    const read = await readField(tx, actor, service, request);
    const { present, stored, after, names } = read;
    if (present === stored) return { kind: 'same' };
    if (present !== basedOn) return { kind: 'conflict', present };
    await updateService(tx, serviceId, after);
    if ('day' in after) await refreshServiceDays(tx, booking.id);
    const changeId = await noteField(tx, actor, service, field, read);
    const label = fieldLabel(service.kind, field);
    const isStateNews = field !== 'state' && after.state && after.state !== service.state;
    return {
      ...{ kind: 'changed', changeId, name: service.title, label, former: names.before, stored: names.after },
      ...(isStateNews && { state: after.state }),
    };
  });
}

/** Which travellers have a service; none of them named: all. */
export async function changeServiceTravellers(
  db: Db,
  actor: StaffActor,
  serviceId: string,
  { travellerIds, revision }: { travellerIds: readonly string[]; revision: number },
): Promise<void> {
  assertArea(actor, 'enquiries');
  await changeTrip(db, actor, await bookingOf(db, serviceId), async (tx, booking) => {
    const service = await lockOf(tx, serviceId);
    if (service.revision !== revision) throw new Failure('conflict', messages.undoPast);
    const ids = travellerIds.filter((id) => rowId.test(id));
    await replaceServiceTravellers(tx, serviceId, await selectTravellersIn(tx, booking.id, ids));
    await updateService(tx, serviceId, {});
    await noteTrip(tx, actor, booking.id, {
      ...{ subject: 'service', change: 'changed', subjectId: serviceId, name: service.title },
      field: fieldLabel(service.kind, 'travellers'),
    });
  });
}

const isKind = (kind: string): kind is PartKind => partKinds.some((one) => one === kind);

type NewRow = Parameters<typeof readServiceField>[0];

const blankRow: Omit<NewRow, 'kind'> = {
  ...{ title: '', day: null, nights: 0, starts: '', state: 'to-ask', heldUntil: null },
  ...{ confirmation: '', remarks: '', details: {} },
};

/** A service that the quote did not have. A ride is added on its own form. */
export async function addService(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  { kind, title, day }: { kind: string; title: string; day: string },
): Promise<string> {
  assertArea(actor, 'enquiries');
  if (!isKind(kind) || kind === 'cab') throw new Failure('invalid');
  return changeTrip(db, actor, bookingId, async (tx, booking) => {
    const counts = await countParts(tx, booking.id);
    if (counts.services >= maxServices) throw new Failure('conflict', messages.tooManyServices);
    const days = await selectDays(tx, booking.id);
    let row: NewRow = { ...blankRow, kind };
    for (const [field, typed] of [
      ['title', title],
      ['day', day],
    ] as const) {
      const read = readServiceField(row, field, typed, days.length);
      if (!read || 'fault' in read) throw new Failure('invalid', read?.fault, { field });
      row = { ...row, ...read.change };
    }
    const partOf = await selectPackageId(tx, booking.id);
    if (partOf === undefined) throw new Failure('conflict', messages.notATrip);
    const [id = ''] = await insertServices(tx, booking.id, partOf, [{ ...row, quoted: null }]);
    await refreshServiceDays(tx, booking.id);
    await noteTrip(tx, actor, booking.id, {
      ...{ subject: 'service', change: 'added', subjectId: id, name: row.title },
    });
    return id;
  });
}

/** Takes out a service that was added since the quote; one of the quote is cancelled instead, so that the difference stays. */
export async function removeService(
  db: Db,
  actor: StaffActor,
  serviceId: string,
  revision: number,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await changeTrip(db, actor, await bookingOf(db, serviceId), async (tx, booking) => {
    const service = await lockOf(tx, serviceId);
    if (service.revision !== revision) throw new Failure('conflict', messages.undoPast);
    if (service.quoted || service.kind === 'cab') throw new Failure('conflict', messages.quotedStays);
    await deleteService(tx, serviceId);
    await noteTrip(tx, actor, booking.id, { subject: 'service', change: 'removed', name: service.title });
  });
}
