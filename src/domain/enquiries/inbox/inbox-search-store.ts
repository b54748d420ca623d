import { and, desc, eq, inArray, isNotNull, isNull, like, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { enquiries, enquiryEvents } from '#domain/enquiries/enquiry-table.ts';
import { maxFound, type WordQuery } from '#domain/search/words.ts';
import type { Queryable } from '#platform/database/db.ts';
import { escapeLike } from '#platform/text.ts';
import type { Condition } from './inbox-filter-store.ts';

const fits = (search: SQLWrapper, words: string) => sql`${search} @@ to_tsquery('simple', ${words})`;

/** No index has this order, so the planner uses the word index and sorts its results. */
const newestOfFew = sql`${enquiries.id} + 0 desc`;

export function matchingWords(db: Queryable, { anywhere, among }: WordQuery, condition: Condition) {
  const rows = db
    .select({ id: enquiries.id, search: enquiries.search })
    .from(enquiries)
    .where(and(among === 'all' ? fits(enquiries.search, anywhere) : undefined, condition))
    .orderBy(among === 'all' ? newestOfFew : desc(enquiries.id))
    .limit(among === 'all' ? maxFound : among)
    .as('rows');
  return db
    .select({ id: rows.id })
    .from(rows)
    .where(fits(rows.search, anywhere))
    .orderBy(desc(rows.id))
    .limit(maxFound);
}

/** Written as in its index, so that the planner uses it. */
const placesOfTrip = sql`to_tsvector('simple', (${enquiries.trip}->>'from') || ' ' || (${enquiries.trip}->>'to'))`;

/** Matches the places of the trip. */
export const matchingPlaces = (db: Queryable, { anywhere }: WordQuery, condition: Condition) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isNotNull(enquiries.trip), fits(placesOfTrip, anywhere), condition))
    .orderBy(newestOfFew)
    .limit(maxFound);

/** Written as in its indexes, so that the planner uses them. */
const hasText = sql`${enquiryEvents.kind} not in ('received', 'added-by-hand', 'seen', 'stage', 'owner', 'follow-up', 'mail-sent', 'mail-failed', 'mail-bounced', 'merged', 'unmerged', 'undone', 'erased')`;
const textOfEvent = sql`to_tsvector('simple', ${enquiryEvents.detail})`;

/** Matches notes and other texts of the timeline; an erased enquiry has none. */
export function matchingTimeline(db: Queryable, { anywhere, among }: WordQuery, condition: Condition) {
  const texts = db
    .select({ id: enquiryEvents.id, enquiryId: enquiryEvents.enquiryId, detail: enquiryEvents.detail })
    .from(enquiryEvents)
    .where(and(hasText, among === 'all' ? fits(textOfEvent, anywhere) : undefined))
    .orderBy(among === 'all' ? sql`${enquiryEvents.id} + 0 desc` : desc(enquiryEvents.id))
    .limit(among === 'all' ? 10 * maxFound : among)
    .as('texts');
  const found = db
    .selectDistinct({ id: texts.enquiryId })
    .from(texts)
    .where(fits(sql`to_tsvector('simple', ${texts.detail})`, anywhere))
    .as('found');
  return db
    .select({ id: enquiries.id })
    .from(found)
    .innerJoin(enquiries, eq(enquiries.id, found.id))
    .where(and(isNull(enquiries.erasedAt), condition))
    .orderBy(desc(enquiries.id))
    .limit(maxFound);
}

/** Matches the last digits of a phone number. */
export const matchingDigits = (db: Queryable, digits: string, condition: Condition) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(like(enquiries.digitsReversed, `${[...digits].reverse().join('')}%`), condition))
    .orderBy(newestOfFew)
    .limit(maxFound);

/** Matches the start of a mail address. */
export const matchingEmail = (db: Queryable, email: string, condition: Condition) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        ne(enquiries.email, ''),
        like(sql`left(lower(${enquiries.email}), 254)`, `${escapeLike(email.toLowerCase())}%`),
        condition,
      ),
    )
    .orderBy(newestOfFew)
    .limit(maxFound);

/** An enquiry that was joined into another one leads to that one; the order stays. */
export async function followJoins(db: Queryable, ids: readonly bigint[]): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: enquiries.id, joinedInto: enquiries.joinedInto })
    .from(enquiries)
    .where(and(inArray(enquiries.id, [...ids]), isNotNull(enquiries.joinedInto)));
  if (rows.length === 0) return [...ids];
  const leads = new Map(rows.map(({ id, joinedInto }) => [id, joinedInto ?? id]));
  return followJoins(db, [...new Set(ids.map((id) => leads.get(id) ?? id))]);
}
