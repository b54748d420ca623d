import {
  bookingFields,
  type DetailName,
  detailNames,
  exportLabelOf,
} from '#domain/bookings/booking-fields.ts';
import { paperNames } from '#domain/bookings/papers/paper-text.ts';
import type { Statement } from '#domain/bookings/slip/statement.ts';
import { expenseNames, removalName, stepNames } from '#domain/bookings/slip/statement-text.ts';
import { toStatementView } from '#domain/bookings/slip/statement-view.ts';
import { tripNames } from '#domain/fares/fare-text.ts';
import type { PersonalData } from '#domain/privacy/personal-data.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { bookingDataLabels as labels } from '#worker/pdf/labels.ts';
import { amountOf, dayText, type Fact, type Row, textOf, timeOf, wordFor } from './personal-data-rows.ts';

const { duty: names } = labels;

const bookingFacts = (row: Row): Fact[] => [
  [labels.made, timeOf(row, 'made_at')],
  [labels.cancelled, timeOf(row, 'cancelled_at')],
  [labels.firstDay, dayText(row, 'first_day')],
  [labels.lastDay, dayText(row, 'last_day')],
  [labels.total, amountOf(row, 'total_paise')],
  [labels.received, amountOf(row, 'received_paise')],
  [labels.notes, textOf(row, 'notes')],
];

function detailFact(row: Row, name: DetailName): Fact {
  const { column, kind } = bookingFields[name];
  const text = textOf(row, column);
  return [exportLabelOf(name), kind === 'phone' ? displayPhone(text) : text];
}

/** In the middle of a sentence. */
const changedNames = recordOf(detailNames, (name) => bookingFields[name].label.toLowerCase());

const dutyFacts = (row: Row): Fact[] => [
  [names.ride, textOf(row, 'title')],
  [names.status, wordFor(labels.statuses, textOf(row, 'status'))],
  [names.trip, [wordFor(tripNames, textOf(row, 'trip_type')), textOf(row, 'city')].join(', ')],
  [names.pickUp, timeOf(row, 'pickup_at')],
  [names.ends, timeOf(row, 'ends_at')],
  [names.from, textOf(row, 'from_name')],
  [names.to, textOf(row, 'to_name')],
  ...detailNames.map((name) => detailFact(row, name)),
  [names.carType, textOf(row, 'car_type')],
  [names.car, textOf(row, 'car')],
  [names.driver, textOf(row, 'driver')],
  [names.code, textOf(row, 'end_code')],
  [names.started, timeOf(row, 'started_at')],
  [names.ended, timeOf(row, 'ended_at')],
  [names.amount, amountOf(row, 'amount_paise')],
];

const linesOf = ({ offer }: Row): Row[] => {
  const { lines } = (typeof offer === 'object' && offer !== null ? offer : {}) as { lines?: unknown };
  return Array.isArray(lines) ? (lines as Row[]) : [];
};

/** What was sold as a whole, as it was quoted. */
const packageFacts = (row: Row): Fact[] => [
  [labels.trip.title, textOf(row, 'title')],
  ...linesOf(row).map((line): Fact => ['', `${textOf(line, 'quantity')} × ${textOf(line, 'text')}`]),
  ...(['inclusions', 'exclusions', 'itinerary', 'terms'] as const).map(
    (part): Fact => [labels.trip[part], textOf(row.offer as Row, part)],
  ),
  [labels.trip.price, amountOf(row, 'total_paise')],
  [labels.trip.gst, amountOf(row, 'gst_paise')],
  [labels.trip.tcs, amountOf(row, 'tcs_paise')],
];

const planFact = (row: Row): Fact => [
  wordFor(labels.planKinds, textOf(row, 'kind')),
  [amountOf(row, 'amount_paise'), dayText(row, 'due_on')].filter(Boolean).join(', '),
];

/** The lines of a closed duty's statement; the export has it as it was stored. */
function statementFacts({ statement }: Row): Fact[] {
  if (typeof statement !== 'object' || statement === null) return [];
  const { title, lines, total, differences } = toStatementView(statement as Statement);
  return [
    [labels.statement, title],
    ...lines.map(({ name, amount }): Fact => ['', `${name}: ${amount}`]),
    ['', `${labels.total}: ${total}`],
    ...differences.map(({ text, amount }): Fact => ['', `${text}: ${amount}`]),
  ];
}

export const entryFact = (row: Row): Fact => {
  const km = textOf(row, 'odometer_km');
  const words = [
    wordFor(
      { ...stepNames, ...expenseNames, removal: removalName },
      textOf(row, 'expense') || textOf(row, 'kind'),
    ),
    km && `${Number(km).toLocaleString('en-IN')} km`,
    amountOf(row, 'amount_paise'),
    textOf(row, 'reason'),
  ];
  return [timeOf(row, 'happened_at'), words.filter(Boolean).join(', ')];
};

export const photoFact = (row: Row): Fact => [timeOf(row, 'received_at'), labels.photo];

const paperFact = (row: Row): Fact => [
  timeOf(row, 'received_at'),
  labels.paper(wordFor(paperNames, textOf(row, 'kind')), textOf(row, 'number'), dayText(row, 'expires_on')),
];

const fileFact = (row: Row): Fact => [timeOf(row, 'received_at'), labels.file(textOf(row, 'file_name'))];

const chargeFact = (row: Row): Fact => [
  timeOf(row, 'made_at'),
  [wordFor(labels.charges, textOf(row, 'kind')), amountOf(row, 'amount_paise'), textOf(row, 'reason')]
    .filter(Boolean)
    .join(', '),
];

export const moneyFact = (row: Row): Fact => [
  dayText(row, 'received_on'),
  [
    wordFor(labels.moneyKinds, textOf(row, 'kind')),
    amountOf(row, 'amount_paise'),
    wordFor(labels.methods, textOf(row, 'method')),
    textOf(row, 'reference'),
  ]
    .filter(Boolean)
    .join(', '),
];

const isMoney = /Paise$/;
const isTime = /^\d{4}-\d{2}-\d{2}T/;
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** What an event says besides its kind: amounts and times as people read them. */
const wordsOf = ({ detail }: Row): string =>
  Object.entries(typeof detail === 'object' && detail !== null ? detail : {})
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([key, value]) => {
      if (isMoney.test(key)) return formatPaise(Number(value));
      if (isDay.test(value)) return dayText({ value }, 'value');
      return isTime.test(value) ? timeOf({ value }, 'value') : wordFor(changedNames, String(value));
    })
    .join(', ');

const eventFact = (row: Row): Fact => {
  const kind = wordFor(labels.events, textOf(row, 'kind'));
  const words = wordsOf(row);
  return [timeOf(row, 'at'), words ? `${kind}: ${words}` : kind];
};

const reviewFacts = (row: Row): Fact[] => [
  [labels.review.asked, timeOf(row, 'made_at')],
  [labels.review.received, timeOf(row, 'received_at')],
  [labels.review.name, textOf(row, 'shown_name')],
  [labels.review.rating, textOf(row, 'rating')],
  [labels.review.trip, textOf(row, 'trip')],
  [labels.review.text, textOf(row, 'body')],
];

const isOf = (id: string) => (row: Row) => textOf(row, 'booking_id') === id;

/** The facts of a booking, in the parts under which they are printed. */
export function bookingParts(data: PersonalData, booking: Row): readonly (readonly Fact[])[] {
  const id = textOf(booking, 'id');
  const duties = data.duties.filter(isOf(id));
  return [
    bookingFacts(booking),
    ...data.packages.filter(isOf(id)).map(packageFacts),
    data.paymentPlan.filter(isOf(id)).map(planFact),
    ...duties.map((duty) => [...dutyFacts(duty), ...statementFacts(duty)]),
    data.dutyEntries.filter(isOf(id)).map(entryFact),
    data.charges.filter(isOf(id)).map(chargeFact),
    data.money.filter(isOf(id)).map(moneyFact),
    data.photos.filter(isOf(id)).map(photoFact),
    data.papers.filter(isOf(id)).map(paperFact),
    data.attachments.filter(isOf(id)).map(fileFact),
    data.bookingEvents.filter(isOf(id)).map(eventFact),
    data.reviews.filter(isOf(id)).flatMap(reviewFacts),
  ];
}
