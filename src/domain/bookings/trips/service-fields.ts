import { dayOf } from '#domain/shared/india-time.ts';
import type { PartKind } from '#domain/shared/trip-plan.ts';
import { wholeIn } from '#domain/shared/typed-whole.ts';
import { storable } from '#platform/text.ts';
import { detailFieldOf, permitRegions } from './service-details.ts';
import { isServiceState, type TripService } from './services.ts';
import { tripMessages } from './trip-messages.ts';

/** The columns that a field of the trip's page changes. */
export type ServiceChange = Partial<
  Pick<
    TripService,
    'title' | 'day' | 'nights' | 'starts' | 'state' | 'heldUntil' | 'confirmation' | 'remarks' | 'details'
  >
>;

export type ReadField = { change: ServiceChange } | { fault: string };

type Row = Pick<
  TripService,
  | 'kind'
  | 'title'
  | 'day'
  | 'nights'
  | 'starts'
  | 'state'
  | 'heldUntil'
  | 'confirmation'
  | 'remarks'
  | 'details'
>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

const isOpen = ({ state }: Row) => state === 'to-ask' || state === 'asked' || state === 'held';

const line = (typed: string) => storable(typed).replaceAll(/\s+/g, ' ').trim();

function textIn(typed: string, maxLength: number): string | undefined {
  const text = line(typed);
  return text.length <= maxLength ? text : undefined;
}

const tooLong = { fault: tripMessages.titleTooLong };

function readDay(typed: string, days: number): ReadField {
  if (typed === '') return { change: { day: null } };
  const day = wholeIn(typed, 1, days);
  return day == null ? { fault: tripMessages.dayWrong(days) } : { change: { day } };
}

function readNights(typed: string): ReadField {
  const nights = typed === '' ? 0 : wholeIn(typed, 0, 90);
  return nights == null ? { fault: tripMessages.nightsWrong } : { change: { nights } };
}

/** A day until which it is held says that the supplier holds it. */
function readHeldUntil(typed: string, row: Row): ReadField {
  if (typed === '') return { change: { heldUntil: null } };
  const heldUntil = dayOf(typed);
  if (!heldUntil) return { fault: tripMessages.heldWrong };
  return { change: { heldUntil, ...(isOpen(row) && { state: 'held' }) } };
}

/** A number of the supplier says that it is confirmed. */
function readConfirmation(typed: string, row: Row): ReadField {
  const confirmation = textIn(typed, 100);
  if (confirmation === undefined) return tooLong;
  const isNews = confirmation !== '' && isOpen(row);
  return { change: { confirmation, ...(isNews && { state: 'confirmed', heldUntil: null }) } };
}

function readState(typed: string): ReadField {
  if (!isServiceState(typed)) return { fault: tripMessages.stateWrong };
  return { change: { state: typed, ...(typed !== 'held' && { heldUntil: null }) } };
}

function readTitle(typed: string): ReadField {
  const title = textIn(typed, 200);
  if (title === undefined) return tooLong;
  return title === '' ? { fault: tripMessages.titleMissing } : { change: { title } };
}

function readRemarks(typed: string): ReadField {
  const remarks = storable(typed).trim();
  return remarks.length <= 1000 ? { change: { remarks } } : tooLong;
}

type Reader = (typed: string, row: Row, days: number) => ReadField;

const readStarts: Reader = (typed) =>
  typed === '' || clock.test(typed) ? { change: { starts: typed } } : { fault: tripMessages.clockWrong };

/** A map, because the name of the field comes from outside. */
const readers = new Map<string, Reader>([
  ['title', readTitle],
  ['day', (typed, _row, days) => readDay(typed, days)],
  ['nights', readNights],
  ['starts', readStarts],
  ['state', readState],
  ['heldUntil', readHeldUntil],
  ['confirmation', readConfirmation],
  ['remarks', readRemarks],
]);

const detailPrefix = 'detail:';

function readDetail(name: string, typed: string, { kind, details }: Row): ReadField | undefined {
  const field = detailFieldOf(kind, name);
  if (!field) return undefined;
  const text = textIn(typed, field.maxLength);
  if (text === undefined) return tooLong;
  if (field.type === 'date' && text !== '' && !dayOf(text)) return { fault: tripMessages.dateWrong };
  if (field.type === 'region' && !permitRegions.some((region) => region === text))
    return { fault: tripMessages.stateWrong };
  return { change: { details: { ...details, [name]: field.type === 'date' ? (dayOf(text) ?? '') : text } } };
}

/** What a typed text of a field changes; `undefined` when services of the kind have no such field. */
export function readServiceField(
  row: Row,
  field: string,
  typed: string,
  days: number,
): ReadField | undefined {
  return field.startsWith(detailPrefix)
    ? readDetail(field.slice(detailPrefix.length), typed, row)
    : readers.get(field)?.(typed.trim(), row, days);
}

/** A field as its text is compared and typed. */
export function serviceFieldText(row: Row, field: string): string {
  if (field.startsWith(detailPrefix)) return row.details[field.slice(detailPrefix.length)] ?? '';
  const texts = new Map<string, string | number | null>([
    ['title', row.title],
    ['day', row.day],
    ['nights', row.nights],
    ['starts', row.starts],
    ['state', row.state],
    ['heldUntil', row.heldUntil],
    ['confirmation', row.confirmation],
    ['remarks', row.remarks],
  ]);
  return String(texts.get(field) ?? '');
}

const labels = new Map([
  ['title', 'Service'],
  ['day', 'Day'],
  ['nights', 'Nights'],
  ['starts', 'Time'],
  ['state', 'State'],
  ['heldUntil', 'Held until'],
  ['confirmation', 'Confirmation'],
  ['remarks', 'Remarks'],
  ['supplier', 'Supplier'],
  ['cost', 'Cost'],
  ['travellers', 'Travellers'],
]);

export const fieldLabel = (kind: PartKind, field: string): string =>
  labels.get(field) ?? detailFieldOf(kind, field.slice(detailPrefix.length))?.label ?? '';
