import { presentDriverLink } from '#app/staff/cabs/bookings/shown-driver-link.ts';
import { presentAttachment } from '#app/staff/enquiries/attachments/shown-attachment.ts';
import type { PhotoOfExpense } from '#domain/attachments/attachment-service.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { removalOf } from '#domain/bookings/slip/expenses.ts';
import { type ReadingKind, readingKinds, readingsOf, stepKinds } from '#domain/bookings/slip/readings.ts';
import { doubtsIn, presentStatement } from '#domain/bookings/slip/shown-statement.ts';
import type { Slip, StoredEntry } from '#domain/bookings/slip/slip-service.ts';
import { expenseNames, stepNames } from '#domain/bookings/slip/statement-text.ts';
import { minuteInIndia, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffSlipContent as content } from './texts.ts';

const kmOf = (km: number | null) => (km === null ? '' : `${km.toLocaleString('en-IN')} km`);

/** The entry of a step that counts, and whether staff corrected another one. */
function presentStep(kind: ReadingKind, entries: readonly StoredEntry[], pickupAt: Date) {
  const ofKind = entries.filter((entry) => entry.kind === kind);
  const reading = readingsOf(ofKind)[kind];
  const counted = ofKind.findLast(({ happenedAt }) => happenedAt === reading?.at);
  const [day = '', time = ''] = minuteInIndia(reading?.at ?? pickupAt).split(' ');
  return {
    kind,
    name: stepNames[kind],
    isEntered: reading !== undefined,
    when: reading ? shownTime(reading.at).replace(/ \d{4},/, ',') : '',
    odometer: kmOf(reading?.odometerKm ?? null),
    by: counted?.enteredBy || content.entries.driver,
    note: counted?.reason ?? '',
    isCorrected: ofKind.length > 1,
    typed: { day, time, odometer: reading?.odometerKm == null ? '' : String(reading.odometerKm) },
  };
}

export type ShownReading = ReturnType<typeof presentStep>;

/** The arrival only where the ride meets a flight or a train. */
const kindsOf = ({ flight }: Slip['duty'], entries: readonly StoredEntry[]): readonly ReadingKind[] =>
  flight !== '' || entries.some(({ kind }) => kind === 'landed') ? readingKinds : stepKinds;

/** Who removed an expense and why; empty while it counts. */
const removedText = (removal: StoredEntry | undefined): string =>
  removal
    ? content.entries.removed(
        removal.enteredBy || content.entries.driver,
        shownTime(removal.happenedAt),
        removal.reason,
      )
    : '';

export function presentSlip(
  slip: Slip,
  photos: readonly PhotoOfExpense[],
  baseUrl: string,
  now = new Date(),
) {
  const { duty, number, crew, entries, statement, closedBy } = slip;
  const hasEnd = entries.some(({ kind }) => kind === 'end');
  return {
    id: duty.id,
    bookingId: duty.bookingId,
    number,
    revision: duty.revision,
    status: duty.status,
    route: dutyRoute(duty),
    pickUp: shownTime(duty.pickupAt),
    driver: crew.driver,
    link: presentDriverLink(slip, baseUrl, now),
    meets: duty.flight && content.entries.meets(duty.flight),
    steps: kindsOf(duty, entries).map((kind) => presentStep(kind, entries, duty.pickupAt)),
    expenses: entries
      .filter(({ kind }) => kind === 'expense')
      .map(({ id, key, expense, amountPaise, reason, enteredBy, happenedAt, receivedAt }) => ({
        id,
        key,
        removed: removedText(removalOf(entries, key)),
        name: [expense === '' ? '' : expenseNames[expense], reason].filter(Boolean).join(': '),
        amount: formatPaise(amountPaise ?? 0),
        by: enteredBy || content.entries.driver,
        when: shownTime(happenedAt),
        /** It waited on the phone, so the statement does not have it. */
        isAfterClosing: duty.closedAt !== null && receivedAt > duty.closedAt,
        photo: presentAttachment(photos.find(({ entryKey }) => entryKey === key)),
      })),
    endsWithoutCode: hasEnd && duty.status !== 'done',
    mayClose: duty.status === 'done',
    isClosed: duty.closedAt !== null,
    closedLine: duty.closedAt ? content.statement.closedBy(closedBy, shownTime(duty.closedAt)) : '',
    statement: presentStatement(statement),
    doubts: duty.closedAt ? [] : doubtsIn(statement),
    received: formatPaise(slip.receivedPaise),
  };
}

export type ShownSlip = ReturnType<typeof presentSlip>;
