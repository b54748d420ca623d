import { toDriverLinkView } from '#app/staff/cabs/bookings/driver-link-view.ts';
import { toAttachmentView } from '#app/staff/enquiries/attachments/attachment-view.ts';
import type { PhotoOfExpense } from '#domain/attachments/attachment-service.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { removalOf } from '#domain/bookings/slip/expenses.ts';
import { type ReadingKind, readingKinds, readingsOf, stepKinds } from '#domain/bookings/slip/readings.ts';
import type { Slip, StoredEntry } from '#domain/bookings/slip/slip-service.ts';
import { expenseNames, stepNames } from '#domain/bookings/slip/statement-text.ts';
import { doubtsIn, toStatementView } from '#domain/bookings/slip/statement-view.ts';
import { minuteInIndia, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffSlipContent as content } from './texts.ts';

const kmOf = (km: number | null) => (km === null ? '' : `${km.toLocaleString('en-IN')} km`);

/** The entry of a step that counts, and whether staff corrected another one. */
function toStepView(kind: ReadingKind, entries: readonly StoredEntry[], pickupAt: Date) {
  const ofKind = entries.filter((entry) => entry.kind === kind);
  const reading = readingsOf(ofKind)[kind];
  const counted = ofKind.findLast(({ happenedAt }) => happenedAt === reading?.at);
  const [day = '', time = ''] = minuteInIndia(reading?.at ?? pickupAt).split(' ');
  return {
    kind,
    name: stepNames[kind],
    isEntered: reading !== undefined,
    when: reading ? timeText(reading.at).replace(/ \d{4},/, ',') : '',
    odometer: kmOf(reading?.odometerKm ?? null),
    by: counted?.enteredBy || content.entries.driver,
    note: counted?.reason ?? '',
    isCorrected: ofKind.length > 1,
    typed: { day, time, odometer: reading?.odometerKm == null ? '' : String(reading.odometerKm) },
  };
}

export type ReadingView = ReturnType<typeof toStepView>;

/** The arrival only where the ride meets a flight or a train. */
const kindsOf = ({ flight }: Slip['duty'], entries: readonly StoredEntry[]): readonly ReadingKind[] =>
  flight !== '' || entries.some(({ kind }) => kind === 'landed') ? readingKinds : stepKinds;

/** Who removed an expense and why; empty while it counts. */
const removedText = (removal: StoredEntry | undefined): string =>
  removal
    ? content.entries.removed(
        removal.enteredBy || content.entries.driver,
        timeText(removal.happenedAt),
        removal.reason,
      )
    : '';

export function toSlipView(slip: Slip, photos: readonly PhotoOfExpense[], baseUrl: string, now = new Date()) {
  const { duty, number, crew, entries, statement, closedBy } = slip;
  const hasEnd = entries.some(({ kind }) => kind === 'end');
  return {
    id: duty.id,
    bookingId: duty.bookingId,
    number,
    revision: duty.revision,
    status: duty.status,
    route: dutyRoute(duty),
    pickUp: timeText(duty.pickupAt),
    driver: crew.driver,
    link: toDriverLinkView(slip, baseUrl, now),
    meets: duty.flight && content.entries.meets(duty.flight),
    steps: kindsOf(duty, entries).map((kind) => toStepView(kind, entries, duty.pickupAt)),
    expenses: entries
      .filter(({ kind }) => kind === 'expense')
      .map(({ id, key, expense, amountPaise, reason, enteredBy, happenedAt, receivedAt }) => ({
        id,
        key,
        removed: removedText(removalOf(entries, key)),
        name: [expense === '' ? '' : expenseNames[expense], reason].filter(Boolean).join(': '),
        amount: formatPaise(amountPaise ?? 0),
        by: enteredBy || content.entries.driver,
        when: timeText(happenedAt),
        /** It waited on the phone, so the statement does not have it. */
        isAfterClosing: duty.closedAt !== null && receivedAt > duty.closedAt,
        photo: toAttachmentView(photos.find(({ entryKey }) => entryKey === key)),
      })),
    endsWithoutCode: hasEnd && duty.status !== 'done',
    mayClose: duty.status === 'done',
    isClosed: duty.closedAt !== null,
    closedLine: duty.closedAt ? content.statement.closedBy(closedBy, timeText(duty.closedAt)) : '',
    statement: toStatementView(statement),
    doubts: duty.closedAt ? [] : doubtsIn(statement),
    received: formatPaise(slip.receivedPaise),
  };
}

export type SlipView = ReturnType<typeof toSlipView>;
