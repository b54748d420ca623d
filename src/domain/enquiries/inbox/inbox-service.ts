import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type PersonView, viewPerson } from '#domain/enquiries/customers/customer-service.ts';
import type { Queue } from '#domain/enquiries/stages.ts';
import { mostFound } from '#domain/search/words.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Lead, LeadEvent, LeadLine, LeadPage, LeadQuery } from './enquiry.ts';
import { findLeadIds, isAsked } from './inbox-search.ts';
import {
  cursorOf,
  type Nameless,
  type QueueFrame,
  selectByIds,
  selectLead,
  selectOfPerson,
  selectQueue,
  selectQueueCounts,
} from './inbox-store.ts';
import { insertEvent, selectEvents, wasSeenLately } from './timeline-store.ts';

export const leadsPerPage = 25;
const mostCounted = 100;

const dayInKolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Whose desk it is, and today as its clock has it. */
export function frameOf(actor: StaffActor, now: Date): QueueFrame {
  const dayStart = new Date(`${dayInKolkata.format(now)}T00:00+05:30`);
  return { actorId: actor.id, dayStart, dayEnd: new Date(dayStart.getTime() + 24 * 3600_000) };
}

export async function withOwners<Row extends Nameless<LeadLine>>(
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
): Promise<Record<Queue, number>> => selectQueueCounts(db, frameOf(actor, now), mostCounted);

const noCursors = { firstCursor: '', lastCursor: '' };

function cursorsOf(queue: Queue, rows: Nameless<LeadLine>[]) {
  const [first, last] = [rows.at(0), rows.at(-1)];
  return first && last
    ? { firstCursor: cursorOf(queue, first), lastCursor: cursorOf(queue, last) }
    : noCursors;
}

export async function listLeads(
  db: Queryable,
  actor: StaffActor,
  query: LeadQuery,
  now = new Date(),
): Promise<LeadPage> {
  const counts = await countQueues(db, actor, now);
  if (query.search) {
    const ids = await findLeadIds(db, query.search);
    const found = await selectByIds(db, ids);
    const leads = found.filter(isAsked(query));
    const isCut = ids.length >= mostFound;
    return {
      leads: await withOwners(db, actor, leads),
      hasMore: isCut,
      hasEarlier: false,
      ...noCursors,
      counts,
    };
  }
  const frame = frameOf(actor, now);
  // One more than is shown tells whether there is more.
  const rows = await selectQueue(db, query, frame, leadsPerPage + 1);
  const isForward = query.before === undefined && !query.last;
  const isCut = rows.length > leadsPerPage;
  const shown = isForward ? rows.slice(0, leadsPerPage) : rows.slice(-leadsPerPage);
  return {
    leads: await withOwners(db, actor, shown),
    hasMore: isForward ? isCut : query.before !== undefined,
    hasEarlier: isForward ? query.after !== undefined : isCut,
    ...cursorsOf(query.queue, shown),
    counts,
  };
}

export type LeadView = {
  lead: Lead;
  events: LeadEvent[];
  person: PersonView | undefined;
  others: LeadLine[];
};

/** Everything about one enquiry. That somebody looked is noted, once in a while. */
export async function viewLead(db: Db, actor: StaffActor, id: string): Promise<LeadView | undefined> {
  const row = rowId.test(id) ? await selectLead(db, id) : undefined;
  if (!row) return undefined;
  if (!(await wasSeenLately(db, id, actor.id))) {
    await db.transaction(async (tx) => {
      await insertEvent(tx, { enquiryId: id, kind: 'seen', actorId: actor.id, actorName: actor.name });
      await noteActivity(tx, lineBy(actor, 'enquiry-seen', { kind: 'enquiry', id, name: row.reference }));
    });
  }
  const [events, person, others] = await Promise.all([
    selectEvents(db, id),
    row.personId ? viewPerson(db, actor, row.personId) : undefined,
    row.personId ? selectOfPerson(db, row.personId) : [],
  ]);
  const [lead, ...rest] = await withOwners(db, actor, [row, ...others.filter((other) => other.id !== id)]);
  return { lead: lead as Lead, events, person, others: rest };
}
