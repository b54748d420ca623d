import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { contactClicks } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ContactClick } from './click.ts';

/** Inserts unless the last minute has the same click. The advisory lock per code makes concurrent requests wait. */
export async function insertClickOnce(tx: Tx, click: Omit<ContactClick, 'clickedAt'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reach ${click.code}`}))`);
  const recent = await tx.$count(
    contactClicks,
    and(
      eq(contactClicks.code, click.code),
      eq(contactClicks.channel, click.channel),
      eq(contactClicks.page, click.page),
      gt(contactClicks.clickedAt, sql`clock_timestamp() - interval '1 minute'`),
    ),
  );
  if (recent === 0) await tx.insert(contactClicks).values(click);
}

/** The enquiries made from clicks with this code, the newest first. */
export async function selectByCode(db: Queryable, code: string): Promise<bigint[]> {
  const rows = await db
    .select({ id: contactClicks.enquiryId })
    .from(contactClicks)
    .where(and(eq(contactClicks.code, code), isNotNull(contactClicks.enquiryId)))
    .orderBy(desc(contactClicks.clickedAt))
    .limit(10);
  return rows.flatMap(({ id }) => id ?? []);
}

/** The newest click with this code that has no enquiry yet. */
export async function selectOpenClick(db: Queryable, code: string) {
  const { id, channel, page, campaign, clickedAt } = contactClicks;
  const [row] = await db
    .select({ id, channel, page, campaign, clickedAt, code: contactClicks.code })
    .from(contactClicks)
    .where(and(eq(contactClicks.code, code), isNull(contactClicks.enquiryId)))
    .orderBy(desc(contactClicks.clickedAt))
    .limit(1);
  return row;
}

export async function assignClick(db: Queryable, id: bigint, enquiryId: string): Promise<void> {
  await db
    .update(contactClicks)
    .set({ enquiryId: BigInt(enquiryId) })
    .where(eq(contactClicks.id, id));
}
