import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type CustomerView, viewCustomer } from '#domain/enquiries/customers/customer-service.ts';
import type { Queue } from '#domain/enquiries/stages.ts';
import { maxFound } from '#domain/search/words.ts';
import { dayInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import { namePackages } from '#domain/tour-packages/tour-package-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { selectJoinedIds } from './change-store.ts';
import type { Enquiry, EnquiryLine, InboxPage, InboxQuery, InboxTotal, TimelineEvent } from './enquiry.ts';
import { listCondition, type QueueFrame, searchCondition, selectUsedValues } from './inbox-filter-store.ts';
import { isFiltered } from './inbox-filters.ts';
import { findEnquiryIds } from './inbox-search.ts';
import {
  selectByIds,
  selectFullEnquiry,
  selectOfCustomer,
  selectQueue,
  selectQueueCounts,
  selectTotal,
  type WithoutNames,
} from './inbox-store.ts';
import { insertEvent, selectEvents, wasSeenLately } from './timeline-store.ts';

export const enquiriesPerPage = 25;
const maxCounted = 100;
/** A filtered list is counted exactly up to here. */
export const maxTotal = 10_000;

export function frameOf(actor: StaffActor, now: Date): QueueFrame {
  const dayStart = startOfDayInIndia(dayInIndia(now));
  return { actorId: actor.id, now, dayStart, dayEnd: new Date(dayStart.getTime() + 24 * 3600_000) };
}

export async function withNames<Row extends WithoutNames<EnquiryLine>>(
  db: Queryable,
  actor: StaffActor,
  rows: Row[],
) {
  const packageIds = rows.flatMap(({ packageId }) => packageId ?? []);
  const [staff, packages] = await Promise.all([listStaffNames(db, actor), namePackages(db, packageIds)]);
  const owners = new Map(staff.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    ownerName: (row.ownerId && owners.get(row.ownerId)) || '',
    packageName: (row.packageId && packages.get(row.packageId)) || '',
  }));
}

export async function countQueues(
  db: Queryable,
  actor: StaffActor,
  now = new Date(),
): Promise<Record<Queue, number>> {
  assertArea(actor, 'enquiries');
  return selectQueueCounts(db, frameOf(actor, now), maxCounted);
}

/** Counts and adds up what a filter of the inbox lists. */
export const totalOf = (db: Queryable, query: InboxQuery, frame: QueueFrame): Promise<InboxTotal> =>
  selectTotal(db, listCondition(query, frame), maxTotal);

const maxChoices = 100;

/** The services and cities that can be filtered by. */
export async function listFilterChoices(
  db: Queryable,
  actor: StaffActor,
): Promise<{ services: string[]; cities: string[] }> {
  assertArea(actor, 'enquiries');
  const [services, cities] = await Promise.all([
    selectUsedValues(db, 'service', maxChoices),
    selectUsedValues(db, 'city', maxChoices),
  ]);
  return { services, cities };
}

async function searchEnquiries(
  db: Queryable,
  actor: StaffActor,
  query: InboxQuery & { search: string },
  frame: QueueFrame,
): Promise<Omit<InboxPage, 'counts'>> {
  const { enquiries, isCut } = await findEnquiries(db, query, frame);
  const valuePaise = enquiries.reduce((sum, row) => sum + (row.valuePaise ?? 0), 0);
  return {
    enquiries: await withNames(db, actor, enquiries),
    hasMore: isCut,
    hasEarlier: false,
    firstCursor: '',
    lastCursor: '',
    ...(isFiltered(query) && { total: { count: enquiries.length, valuePaise, isCut } }),
  };
}

/** The newest matches of a search, in the wanted order. */
export async function findEnquiries(
  db: Queryable,
  query: InboxQuery & { search: string },
  frame: QueueFrame,
) {
  const condition = searchCondition(query, frame);
  const ids = await findEnquiryIds(db, query.search, condition);
  const enquiries = await selectByIds(db, ids, { condition, sort: query.sort });
  return { enquiries, isCut: ids.length >= maxFound };
}

async function listQueue(
  db: Queryable,
  actor: StaffActor,
  query: InboxQuery,
  frame: QueueFrame,
): Promise<Omit<InboxPage, 'counts'>> {
  const [rows, total] = await Promise.all([
    // One row more than shown tells whether there is a next page.
    selectQueue(db, query, frame, enquiriesPerPage + 1),
    isFiltered(query) ? totalOf(db, query, frame) : undefined,
  ]);
  const isForward = query.before === undefined && !query.last;
  const isCut = rows.length > enquiriesPerPage;
  const shown = isForward ? rows.slice(0, enquiriesPerPage) : rows.slice(-enquiriesPerPage);
  return {
    enquiries: await withNames(db, actor, shown),
    hasMore: isForward ? isCut : query.before !== undefined,
    hasEarlier: isForward ? query.after !== undefined : isCut,
    firstCursor: shown.at(0)?.cursor ?? '',
    lastCursor: shown.at(-1)?.cursor ?? '',
    ...(total && { total }),
  };
}

export async function listEnquiries(
  db: Queryable,
  actor: StaffActor,
  query: InboxQuery,
  now = new Date(),
): Promise<InboxPage> {
  assertArea(actor, 'enquiries');
  const frame = frameOf(actor, now);
  const { search } = query;
  const [counts, page] = await Promise.all([
    selectQueueCounts(db, frame, maxCounted),
    search ? searchEnquiries(db, actor, { ...query, search }, frame) : listQueue(db, actor, query, frame),
  ]);
  return { ...page, counts };
}

export type EnquiryView = {
  enquiry: Enquiry;
  /** Also the events of the enquiries that were joined into it. */
  events: TimelineEvent[];
  customer: CustomerView | undefined;
  others: EnquiryLine[];
  /** Those that were joined into it. */
  joined: EnquiryLine[];
};

/** Everything about one enquiry. The timeline records the view, at most once per half hour. */
export async function viewEnquiry(db: Db, actor: StaffActor, id: string): Promise<EnquiryView | undefined> {
  assertArea(actor, 'enquiries');
  const row = rowId.test(id) ? await selectFullEnquiry(db, id) : undefined;
  if (!row) return undefined;
  if (!(await wasSeenLately(db, id, actor.id))) {
    await db.transaction(async (tx) => {
      await insertEvent(tx, { enquiryId: id, kind: 'seen', actorId: actor.id, actorName: actor.name });
      await noteActivity(tx, lineBy(actor, 'enquiry-seen', { kind: 'enquiry', id, name: row.reference }));
    });
  }
  const joinedIds = await selectJoinedIds(db, id);
  const [events, customer, others, joined] = await Promise.all([
    selectEvents(db, [id, ...joinedIds]),
    row.customerId ? viewCustomer(db, actor, row.customerId, row) : undefined,
    row.customerId ? selectOfCustomer(db, row.customerId) : [],
    selectByIds(db, joinedIds.map(BigInt)),
  ]);
  const [enquiry, ...rest] = await withNames(db, actor, [row, ...others.filter((other) => other.id !== id)]);
  return {
    enquiry: enquiry as Enquiry,
    events,
    customer,
    others: rest,
    joined: await withNames(db, actor, joined),
  };
}
