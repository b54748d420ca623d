import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { InboxQuery } from './enquiry.ts';
import { findEnquiries, frameOf, maxTotal } from './inbox-service.ts';
import { countSlice, selectNeighbour, selectPlace } from './neighbour-store.ts';

/** The enquiries before and after one in a list. */
export type Neighbours = {
  previousId: string | undefined;
  nextId: string | undefined;
  /** From 1; undefined when the enquiry is not in the list, or further down than is counted. */
  position: number | undefined;
  total: number;
  /** The list has more enquiries than were counted. */
  isCut: boolean;
};

async function neighboursInSearch(
  db: Queryable,
  query: InboxQuery & { search: string },
  { id, actor, now }: { id: string; actor: StaffActor; now: Date },
): Promise<Neighbours> {
  const { enquiries, isCut } = await findEnquiries(db, query, frameOf(actor, now));
  const at = enquiries.findIndex((enquiry) => enquiry.id === id);
  return {
    previousId: at > 0 ? enquiries[at - 1]?.id : undefined,
    nextId: enquiries[at + 1]?.id,
    position: at === -1 ? undefined : at + 1,
    total: enquiries.length,
    isCut,
  };
}

/**
 * The neighbours of an enquiry in a list of the inbox. One that has left the list keeps its place in the order, so that
 * staff can go on from there.
 */
export async function findNeighbours(
  db: Queryable,
  actor: StaffActor,
  query: InboxQuery,
  id: string,
  now = new Date(),
): Promise<Neighbours | undefined> {
  assertArea(actor, 'enquiries');
  if (!rowId.test(id)) return undefined;
  const { after: _after, before: _before, last: _last, search, ...list } = query;
  if (search) return neighboursInSearch(db, { ...list, search }, { id, actor, now });
  const frame = frameOf(actor, now);
  const place = await selectPlace(db, list, frame, id);
  if (!place) return undefined;
  const [previousId, nextId, earlier, total] = await Promise.all([
    selectNeighbour(db, { ...list, before: place.cursor }, frame),
    selectNeighbour(db, { ...list, after: place.cursor }, frame),
    countSlice(db, { ...list, before: place.cursor }, frame, maxTotal),
    countSlice(db, list, frame, maxTotal + 1),
  ]);
  return {
    previousId,
    nextId,
    position: place.isListed && earlier < maxTotal ? earlier + 1 : undefined,
    total: Math.min(total, maxTotal),
    isCut: total > maxTotal,
  };
}
