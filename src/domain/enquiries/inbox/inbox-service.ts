import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type CustomerView, viewCustomer } from '#domain/enquiries/customers/customer-service.ts';
import type { Queue } from '#domain/enquiries/stages.ts';
import { maxFound } from '#domain/search/words.ts';
import { dayInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Enquiry, EnquiryLine, InboxPage, InboxQuery, TimelineEvent } from './enquiry.ts';
import { findEnquiryIds, isAsked } from './inbox-search.ts';
import {
  cursorOf,
  type QueueFrame,
  selectByIds,
  selectFullEnquiry,
  selectOfCustomer,
  selectQueue,
  selectQueueCounts,
  type WithoutOwnerName,
} from './inbox-store.ts';
import { insertEvent, selectEvents, wasSeenLately } from './timeline-store.ts';

export const enquiriesPerPage = 25;
const maxCounted = 100;

/** Whose inbox it is, and the bounds of today in India. */
export function frameOf(actor: StaffActor, now: Date): QueueFrame {
  const dayStart = startOfDayInIndia(dayInIndia(now));
  return { actorId: actor.id, dayStart, dayEnd: new Date(dayStart.getTime() + 24 * 3600_000) };
}

export async function withOwners<Row extends WithoutOwnerName<EnquiryLine>>(
  db: Queryable,
  actor: StaffActor,
  rows: Row[],
) {
  const names = new Map((await listStaffNames(db, actor)).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, ownerName: (row.ownerId && names.get(row.ownerId)) || '' }));
}

export const countQueues = (
  db: Queryable,
  actor: StaffActor,
  now = new Date(),
): Promise<Record<Queue, number>> => selectQueueCounts(db, frameOf(actor, now), maxCounted);

const noCursors = { firstCursor: '', lastCursor: '' };

function cursorsOf(queue: Queue, rows: WithoutOwnerName<EnquiryLine>[]) {
  const [first, last] = [rows.at(0), rows.at(-1)];
  return first && last
    ? { firstCursor: cursorOf(queue, first), lastCursor: cursorOf(queue, last) }
    : noCursors;
}

export async function listEnquiries(
  db: Queryable,
  actor: StaffActor,
  query: InboxQuery,
  now = new Date(),
): Promise<InboxPage> {
  const counts = await countQueues(db, actor, now);
  if (query.search) {
    const ids = await findEnquiryIds(db, query.search);
    const found = await selectByIds(db, ids);
    const enquiries = found.filter(isAsked(query));
    const isCut = ids.length >= maxFound;
    return {
      enquiries: await withOwners(db, actor, enquiries),
      hasMore: isCut,
      hasEarlier: false,
      ...noCursors,
      counts,
    };
  }
  const frame = frameOf(actor, now);
  // One row more than shown tells whether there is a next page.
  const rows = await selectQueue(db, query, frame, enquiriesPerPage + 1);
  const isForward = query.before === undefined && !query.last;
  const isCut = rows.length > enquiriesPerPage;
  const shown = isForward ? rows.slice(0, enquiriesPerPage) : rows.slice(-enquiriesPerPage);
  return {
    enquiries: await withOwners(db, actor, shown),
    hasMore: isForward ? isCut : query.before !== undefined,
    hasEarlier: isForward ? query.after !== undefined : isCut,
    ...cursorsOf(query.queue, shown),
    counts,
  };
}

export type EnquiryView = {
  enquiry: Enquiry;
  events: TimelineEvent[];
  customer: CustomerView | undefined;
  others: EnquiryLine[];
};

/** Everything about one enquiry. The timeline records the view, at most once per half hour. */
export async function viewEnquiry(db: Db, actor: StaffActor, id: string): Promise<EnquiryView | undefined> {
  const row = rowId.test(id) ? await selectFullEnquiry(db, id) : undefined;
  if (!row) return undefined;
  if (!(await wasSeenLately(db, id, actor.id))) {
    await db.transaction(async (tx) => {
      await insertEvent(tx, { enquiryId: id, kind: 'seen', actorId: actor.id, actorName: actor.name });
      await noteActivity(tx, lineBy(actor, 'enquiry-seen', { kind: 'enquiry', id, name: row.reference }));
    });
  }
  const [events, customer, others] = await Promise.all([
    selectEvents(db, id),
    row.customerId ? viewCustomer(db, actor, row.customerId) : undefined,
    row.customerId ? selectOfCustomer(db, row.customerId) : [],
  ]);
  const [enquiry, ...rest] = await withOwners(db, actor, [row, ...others.filter((other) => other.id !== id)]);
  return { enquiry: enquiry as Enquiry, events, customer, others: rest };
}
