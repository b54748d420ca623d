import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { enquiries, enquiryMailBundles, enquiryMails } from '#domain/enquiries/enquiry-table.ts';
import type { BundledEnquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

/** Serialises the choice across all workers, so that each sees the earlier ones. */
export async function lockMailDecisions(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('enquiry mails'))`);
}

/** How an enquiry is mailed; `undefined` while undecided. */
export async function selectMail(tx: Tx, enquiryId: string): Promise<'own' | 'bundle' | undefined> {
  const [row] = await tx
    .select({ bundleId: enquiryMails.bundleId })
    .from(enquiryMails)
    .where(eq(enquiryMails.enquiryId, BigInt(enquiryId)));
  return row && (row.bundleId === null ? 'own' : 'bundle');
}

/** Counts mails of the last minute and unsent mails of the last hour, each up to `max`. */
export async function countMailsUnderWay(tx: Tx, max: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (
      select count(*) from (
        select from enquiry_mails where decided_at > now() - interval '1 minute' limit ${max}
      ) as recent
    )::int + (
      select count(*) from (
        select from enquiry_mails
        where bundle_id is null and ended_at is null
          and decided_at between now() - interval '1 hour' and now() - interval '1 minute'
        limit ${max}
      ) as unsent
    )::int as count
  `);
  return rows[0]?.count ?? 0;
}

export async function insertMail(tx: Tx, enquiryId: string, bundleId?: bigint): Promise<void> {
  await tx.insert(enquiryMails).values({ enquiryId: BigInt(enquiryId), bundleId: bundleId ?? null });
}

/** Adds one to the open bundle, or to a new one. */
export async function joinBundle(tx: Tx): Promise<{ id: bigint; count: number }> {
  const { rows } = await tx.execute<{ id: string; count: number }>(sql`
    insert into enquiry_mail_bundles (enquiries) values (1)
    on conflict ((true)) where closed_at is null
      do update set enquiries = enquiry_mail_bundles.enquiries + 1
    returning id, enquiries as count
  `);
  if (!rows[0]) throw new Error('the bundle returned no row');
  return { id: BigInt(rows[0].id), count: rows[0].count };
}

export async function closeBundle(tx: Tx, id: bigint): Promise<void> {
  await tx.update(enquiryMailBundles).set({ closedAt: sql`now()` }).where(eq(enquiryMailBundles.id, id));
}

/**
 * Closes the bundle after a minute. While an earlier bundle is unsent, the open one goes on collecting for up to an
 * hour, so that one mail waits for the mail server and not sixty.
 */
export async function closeDueBundle(tx: Tx): Promise<bigint | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update enquiry_mail_bundles set closed_at = now()
    where closed_at is null and opened_at <= now() - interval '1 minute'
      and not exists (
        select from enquiry_mail_bundles as earlier
        where earlier.ended_at is null and earlier.closed_at > now() - interval '1 hour'
      )
    returning id
  `);
  return rows[0] && BigInt(rows[0].id);
}

export async function hasOpenBundle(db: Queryable): Promise<boolean> {
  return (await db.$count(enquiryMailBundles, isNull(enquiryMailBundles.closedAt))) > 0;
}

export async function isBundleUnsent(db: Queryable, id: string): Promise<boolean> {
  const found = and(eq(enquiryMailBundles.id, BigInt(id)), isNull(enquiryMailBundles.endedAt));
  return (await db.$count(enquiryMailBundles, found)) > 0;
}

/** The bundle's enquiries that are not erased. */
export async function selectBundled(db: Queryable, bundleId: string): Promise<BundledEnquiry[]> {
  const rows = await db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      contactNo: enquiries.contactNo,
      message: enquiries.message,
      receivedAt: enquiries.receivedAt,
      trip: enquiries.trip,
      rideDetails: enquiries.rideDetails,
      tripFrom: enquiries.tripFrom,
      tripTo: enquiries.tripTo,
      tripStarts: enquiries.tripStarts,
      tripEnds: enquiries.tripEnds,
      tripTime: enquiries.tripTime,
      carType: enquiries.carType,
      adults: enquiries.adults,
      children: enquiries.children,
    })
    .from(enquiryMails)
    .innerJoin(enquiries, eq(enquiries.id, enquiryMails.enquiryId))
    .where(and(eq(enquiryMails.bundleId, BigInt(bundleId)), isNull(enquiries.erasedAt)))
    .orderBy(asc(enquiries.id));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export async function endBundle(tx: Tx, id: string): Promise<void> {
  await tx
    .update(enquiryMailBundles)
    .set({ endedAt: sql`now()` })
    .where(eq(enquiryMailBundles.id, BigInt(id)));
}

export async function endOwnMail(tx: Tx, enquiryId: string): Promise<void> {
  await tx
    .update(enquiryMails)
    .set({ endedAt: sql`now()` })
    .where(eq(enquiryMails.enquiryId, BigInt(enquiryId)));
}

/** Deletes records of sent mails. */
export async function deleteOldMails(db: Queryable): Promise<void> {
  const aDayAgo = sql`now() - interval '1 day'`;
  await db.delete(enquiryMails).where(lt(enquiryMails.endedAt, aDayAgo));
  await db.delete(enquiryMailBundles).where(lt(enquiryMailBundles.endedAt, aDayAgo));
}
