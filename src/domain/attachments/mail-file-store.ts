import { and, asc, count, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import type { Attachment } from './attachment.ts';
import { attachments } from './attachment-table.ts';

type NewMailFile = {
  enquiryId: string;
  eventId: string;
  position: number;
  storageName: string;
  fileName: string;
  mailbox: string;
  uidValidity: bigint;
  uid: number;
  part: string;
};

export async function insertMailFiles(tx: Tx, files: readonly NewMailFile[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(attachments)
    .values(
      files.map((file) => ({ ...file, enquiryId: BigInt(file.enquiryId), eventId: BigInt(file.eventId) })),
    );
}

export async function countFilesOf(db: Queryable, enquiryId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(attachments)
    .where(and(eq(attachments.enquiryId, BigInt(enquiryId)), isNotNull(attachments.eventId)));
  return row?.count ?? 0;
}

/** A file that a worker is fetching. */
export type FetchClaim = {
  id: string;
  enquiryId: string;
  storageName: string;
  uid: number;
  part: string;
  tries: number;
};

const isArriving = eq(attachments.state, 'arriving');

/** The next file of this mailbox; its try is counted before it is fetched, because it may end the worker. */
export async function claimMailFile(
  db: Queryable,
  place: { mailbox: string; uidValidity: bigint },
): Promise<FetchClaim | undefined> {
  const { id, storageName, uid, part, tries, claimedAt } = attachments;
  const next = db
    .select({ id })
    .from(attachments)
    .where(
      and(
        isArriving,
        eq(attachments.mailbox, place.mailbox),
        eq(attachments.uidValidity, place.uidValidity),
        or(isNull(claimedAt), lt(claimedAt, sql`now() - interval '2 minutes'`)),
      ),
    )
    .orderBy(id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(attachments)
    .set({ claimedAt: sql`now()`, tries: sql`${tries} + 1` })
    .where(eq(id, sql`(${next})`))
    .returning({
      id: sql<string>`${id}::text`,
      enquiryId: sql<string>`${attachments.enquiryId}::text`,
      ...{ storageName, uid, part, tries },
    });
  return row;
}

/** Files of mails that are not in the mailbox any more, or whose mailbox was made anew. */
export async function refuseUnfetched(db: Db, before: Date): Promise<void> {
  await db
    .update(attachments)
    .set({ state: 'refused', refusedCode: 'not_fetched', claimedAt: null })
    .where(and(isArriving, isNotNull(attachments.eventId), lt(attachments.createdAt, before)));
}

export type StoredMailFile = Attachment & { eventId: string; position: number };

export async function selectMailFiles(
  db: Queryable,
  enquiryIds: readonly string[],
): Promise<StoredMailFile[]> {
  if (enquiryIds.length === 0) return [];
  const { id, state, kind, width, height, eventId, position } = attachments;
  return db
    .select({
      id: sql<string>`${id}::text`,
      eventId: sql<string>`${eventId}::text`,
      ...{ state, kind, width, height, position },
    })
    .from(attachments)
    .where(and(inArray(attachments.enquiryId, enquiryIds.map(BigInt)), isNotNull(attachments.eventId)))
    .orderBy(asc(id));
}

/** With those that staff added to enquiries. Of enquiries without a trip to come that were not changed since. The trigger of the table notes the files. */
export async function deleteOldMailFiles(tx: Tx, now: Date, months: number, limit: number): Promise<number> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;
  const { rowCount } = await tx.execute(sql`
    delete from attachments where id in (
      select a.id from attachments a join enquiries e on e.id = a.enquiry_id
      where a.enquiry_id is not null and a.created_at < ${before} and e.updated_at < ${before} and e.stage not in ('confirmed', 'on-trip')
      order by a.created_at limit ${limit}
    )
  `);
  return rowCount ?? 0;
}
