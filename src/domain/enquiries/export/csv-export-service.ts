import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { EnquiryLine, InboxQuery } from '#domain/enquiries/inbox/enquiry.ts';
import { findEnquiryIds, isAsked } from '#domain/enquiries/inbox/inbox-search.ts';
import { frameOf, withOwners } from '#domain/enquiries/inbox/inbox-service.ts';
import {
  cursorOf,
  selectByIds,
  selectQueue,
  type WithoutOwnerName,
} from '#domain/enquiries/inbox/inbox-store.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
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
    timeOf(enquiry.firstResponseAt),
    ...tripCells(enquiry.trip),
  ]);

type Asked = Pick<InboxQuery, 'queue' | 'search' | 'stage' | 'reason'>;

async function* rowsOf(
  db: Db,
  actor: StaffActor,
  asked: Asked,
): AsyncGenerator<WithoutOwnerName<EnquiryLine>[]> {
  if (asked.search) {
    const found = await selectByIds(db, await findEnquiryIds(db, asked.search));
    yield found.filter(isAsked(asked));
    return;
  }
  const frame = frameOf(actor, new Date());
  let after: string | undefined;
  for (let count = 0; count < maxRows; count += rowsAtOnce) {
    const query = after === undefined ? asked : { ...asked, after };
    const rows = await selectQueue(db, query, frame, rowsAtOnce);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = cursorOf(asked.queue, last);
  }
}

async function* linesOf(db: Db, actor: StaffActor, asked: Asked): AsyncGenerator<string> {
  yield csvStart + csvLine(columns);
  for await (const rows of rowsOf(db, actor, asked))
    yield (await withOwners(db, actor, rows)).map(lineOf).join('');
}

/** Streams a queue or search results as CSV. The activity log records the export before it starts. */
export async function exportEnquiries(
  db: Db,
  actor: StaffActor,
  asked: Asked,
): Promise<AsyncGenerator<string>> {
  // Without the search text: it may be a name or number, and the activity log is never erased.
  const subject = { kind: 'enquiries', id: '', name: asked.search ? 'what a search found' : asked.queue };
  await noteActivity(db, lineBy(actor, 'enquiries-exported', subject, { stage: asked.stage ?? '' }));
  return linesOf(db, actor, asked);
}
