import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { EnquiryLine, InboxQuery } from '#domain/enquiries/inbox/enquiry.ts';
import { findEnquiries, frameOf, withNames } from '#domain/enquiries/inbox/inbox-service.ts';
import { selectQueue, type WithoutNames } from '#domain/enquiries/inbox/inbox-store.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { csvLine, csvStart } from '#platform/sheets/csv.ts';

const maxRows = 10_000;
const rowsAtOnce = 500;

const columns = [
  'Reference',
  'Received',
  'Name',
  'Number',
  'E-mail',
  'Message',
  'Source',
  'Page',
  'Service',
  'City',
  'Stage',
  'Owner',
  'Next follow-up',
  'First answered',
  'Trip',
  'From',
  'To',
  'Pick-up',
  'Car',
  'Km',
  'Fare in rupees',
  'Rate version',
];

/** `2026-11-15 14:05`, which spreadsheets sort and read as a time. */
const timeOf = (moment: Date | null) => (moment ? minuteInIndia(moment) : '');

/** Empty for an enquiry about something else. */
function tripCells(trip: EnquiryLine['trip']): string[] {
  if (!trip) return Array.from({ length: 8 }, () => '');
  const { fare } = trip;
  return [
    trip.trip,
    trip.from,
    trip.to,
    `${trip.day} ${trip.time}`,
    trip.car,
    trip.km === null ? '' : String(trip.km),
    fare ? String(fare.totalPaise / 100) : '',
    fare ? String(fare.rateVersion) : '',
  ];
}

const lineOf = (enquiry: EnquiryLine): string =>
  csvLine([
    enquiry.reference,
    timeOf(enquiry.receivedAt),
    enquiry.name,
    enquiry.phoneE164 || enquiry.contactNo,
    enquiry.email,
    enquiry.message,
    enquiry.source,
    enquiry.page,
    enquiry.service,
    enquiry.city,
    enquiry.stage,
    enquiry.ownerName,
    timeOf(enquiry.followUpAt),
    // What staff have typed in was answered before it was stored.
    timeOf(enquiry.source === 'form' ? enquiry.firstResponseAt : null),
    ...tripCells(enquiry.trip),
  ]);

type Asked = Omit<InboxQuery, 'after' | 'before' | 'last'>;

async function* rowsOf(db: Db, actor: StaffActor, asked: Asked): AsyncGenerator<WithoutNames<EnquiryLine>[]> {
  const frame = frameOf(actor, new Date());
  const { search } = asked;
  if (search) {
    yield (await findEnquiries(db, { ...asked, search }, frame)).enquiries;
    return;
  }
  let after: string | undefined;
  for (let count = 0; count < maxRows; count += rowsAtOnce) {
    const query = after === undefined ? asked : { ...asked, after };
    const rows = await selectQueue(db, query, frame, rowsAtOnce);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.cursor;
  }
}

async function* linesOf(db: Db, actor: StaffActor, asked: Asked): AsyncGenerator<string> {
  yield csvStart + csvLine(columns);
  for await (const rows of rowsOf(db, actor, asked))
    yield (await withNames(db, actor, rows)).map(lineOf).join('');
}

/** Streams a queue or search results as CSV. The activity log records the export before it starts. */
export async function exportEnquiries(
  db: Db,
  actor: StaffActor,
  asked: Asked,
): Promise<AsyncGenerator<string>> {
  assertArea(actor, 'enquiries');
  // Without the search text: it may be a name or number, and the activity log is never erased.
  const subject = { kind: 'enquiries', id: '', name: asked.search ? 'what a search found' : asked.queue };
  await noteActivity(db, lineBy(actor, 'enquiries-exported', subject, { stage: asked.stages?.join() ?? '' }));
  return linesOf(db, actor, asked);
}
