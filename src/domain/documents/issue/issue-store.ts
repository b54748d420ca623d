import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DocumentContent, DocumentKind } from '#domain/documents/document.ts';
import {
  bookingTaxChoices,
  documentDuties,
  documentSeries,
  documents,
} from '#domain/documents/documents-table.ts';
import type { Heads } from '#domain/documents/heads.ts';
import type { DocumentBuyer } from '#domain/documents/place.ts';
import type { KnownDocument } from '#domain/documents/plan-documents.ts';
import type { Registration } from '#domain/documents/rules/rule.ts';
import type { TaxChoice } from '#domain/documents/tax-choice.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

/** A booking, a quote that is no booking yet, or the month of a buyer. */
export type DocumentSubject = { bookingId: string } | { quoteId: string } | { buyerId: string };

/** Who issues for the same subject waits, so that each sees what the others issued. */
export async function lockSubject(tx: Tx, subject: DocumentSubject): Promise<void> {
  const key = JSON.stringify(subject);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('documents'), hashtext(${key}))`);
}

const headsOf = (row: Heads): Heads => ({
  valuePaise: row.valuePaise,
  cgstPaise: row.cgstPaise,
  sgstPaise: row.sgstPaise,
  igstPaise: row.igstPaise,
  tcsPaise: row.tcsPaise,
  roundingPaise: row.roundingPaise,
});

const textOf = (id: bigint | null) => (id === null ? null : String(id));

async function selectKnown(
  db: Queryable,
  registrations: readonly Registration[],
  which: SQL,
): Promise<KnownDocument[]> {
  const rows = await db.select().from(documents).where(which).orderBy(documents.id);
  return rows.flatMap((row) => {
    const registration = registrations.find(({ id }) => id === String(row.registrationId));
    if (!registration) return [];
    const { name, kind, purpose, sourceKey, issuedOn, placeOfSupply, sac, gstPercent, isReverseCharge } = row;
    return [
      {
        ...{ name, kind, purpose, sourceKey, issuedOn, placeOfSupply, sac, gstPercent, isReverseCharge },
        ...{ id: String(row.id), entryId: textOf(row.entryId), refersTo: textOf(row.refersTo), registration },
        ...{ heads: headsOf(row), totalPaise: row.totalPaise, parts: row.content.parts },
      },
    ];
  });
}

/** Of a booking also those of its deposit, which its quote had before, and monthly bills with its rides. */
export const ofBooking = (bookingId: string): SQL => sql`${documents.id} in (
  select id from documents where booking_id = ${bookingId}::bigint
  union select d.id from documents d join money_entries m on m.id = d.entry_id where m.booking_id = ${bookingId}::bigint
  union select r.document_id from document_duties r join duties u on u.id = r.duty_id where u.booking_id = ${bookingId}::bigint
)`;

export const selectKnownOfBooking = (
  db: Queryable,
  registrations: readonly Registration[],
  bookingId: string,
): Promise<KnownDocument[]> => selectKnown(db, registrations, ofBooking(bookingId));

export const selectKnownOfQuote = (
  db: Queryable,
  registrations: readonly Registration[],
  quoteId: string,
): Promise<KnownDocument[]> =>
  selectKnown(db, registrations, and(eq(documents.quoteId, BigInt(quoteId))) ?? sql`false`);

type BuyerRow = Omit<DocumentBuyer, 'hasPan'> & { hasPan: boolean };

export async function selectBuyer(db: Queryable, buyerId: string): Promise<BuyerRow | undefined> {
  const { rows } = await db.execute<BuyerRow>(sql`
    select name, address, gstin, state, lives_in as "livesIn", is_body_corporate as "isBodyCorporate",
      pan_encrypted <> '' as "hasPan", bills_monthly as "billsMonthly"
    from buyers where id = ${buyerId}::bigint`);
  return rows[0];
}

export async function selectChoice(db: Queryable, bookingId: string): Promise<TaxChoice | null> {
  const [row] = await db
    .select({ choice: bookingTaxChoices.choice })
    .from(bookingTaxChoices)
    .where(eq(bookingTaxChoices.bookingId, BigInt(bookingId)));
  return row?.choice ?? null;
}

/** The counter of a series, locked until the transaction ends, and when its last document was issued. */
export async function lockSeries(
  tx: Tx,
  registrationId: string,
  financialYear: string,
  kind: DocumentKind,
): Promise<{ id: string; lastNumber: number; lastAt: Date | null }> {
  const series = { registrationId: BigInt(registrationId), financialYear, kind };
  await tx.insert(documentSeries).values(series).onConflictDoNothing();
  const [row] = await tx
    .select({ id: documentSeries.id, lastNumber: documentSeries.lastNumber })
    .from(documentSeries)
    .where(
      and(
        eq(documentSeries.registrationId, series.registrationId),
        eq(documentSeries.financialYear, financialYear),
        eq(documentSeries.kind, kind),
      ),
    )
    .for('update');
  if (!row) throw new Error('the series is not there');
  const [last] = await tx
    .select({ issuedAt: documents.issuedAt })
    .from(documents)
    .where(and(eq(documents.seriesId, row.id), eq(documents.number, row.lastNumber)));
  return { id: String(row.id), lastNumber: row.lastNumber, lastAt: last?.issuedAt ?? null };
}

/** By how much the invoices by reverse charge of a ride are less than what it was sold for. */
export async function selectLeftOut(tx: Tx, key: string): Promise<number> {
  const dutyId = key.slice('duty:'.length);
  const { rows } = await tx.execute<{ paise: number }>(sql`
    select coalesce(sum(case d.kind when 'invoice' then 1 when 'credit-note' then -1 else 0 end * (
      (part->>'soldPaise')::bigint - (select sum(value::bigint) from jsonb_each_text(part->'heads')))), 0)::float8 as paise
    from documents d cross join lateral jsonb_array_elements(d.content->'parts') part
    where part->>'key' = ${key} and d.is_reverse_charge and d.id in (
      select id from documents where booking_id = (select booking_id from duties where id = ${dutyId}::bigint)
      union select document_id from document_duties where duty_id = ${dutyId}::bigint)`);
  return rows[0]?.paise ?? 0;
}

export type NewDocument = {
  registrationId: string;
  seriesId: string;
  number: number;
  issuedAt: Date;
  entryId: string | null;
  refersTo: string | null;
  sourceKey: string;
  receivedOn: string | null;
  sac: string;
  gstPercent: string;
  dutyIds: readonly string[];
  content: DocumentContent;
  contentHash: Buffer;
  madeBy: string;
};

const numberOf = (id: string | null) => (id === null ? null : BigInt(id));

/** Stores a document with its number. */
export async function insertDocument(
  tx: Tx,
  { seriesId, dutyIds, ...document }: NewDocument,
): Promise<string> {
  const { content, number } = document;
  await tx
    .update(documentSeries)
    .set({ lastNumber: number })
    .where(eq(documentSeries.id, BigInt(seriesId)));
  const [row] = await tx
    .insert(documents)
    .values({
      ...document,
      ...headsOf(content.heads),
      seriesId: BigInt(seriesId),
      registrationId: BigInt(document.registrationId),
      entryId: numberOf(document.entryId),
      refersTo: numberOf(document.refersTo),
      bookingId: numberOf(content.subject.bookingId),
      quoteId: content.subject.bookingId === null ? numberOf(content.subject.quoteId) : null,
      name: content.name,
      kind: content.kind,
      issuedOn: content.issuedOn,
      purpose: content.purpose,
      buyerName: content.buyer.name,
      buyerGstin: content.buyer.gstin,
      placeOfSupply: content.placeOfSupply.code,
      isReverseCharge: content.isReverseCharge,
      totalPaise: content.totalPaise,
    })
    .returning({ id: documents.id });
  if (!row) throw new Error('the insert returned no row');
  const rides = dutyIds.map((id) => ({ documentId: row.id, dutyId: BigInt(id) }));
  if (rides.length > 0) await tx.insert(documentDuties).values(rides);
  return String(row.id);
}

/** How many monthly bills a buyer has for a month. */
export async function countBySource(db: Queryable, prefix: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from documents where starts_with(source_key, ${prefix})`,
  );
  return rows[0]?.count ?? 0;
}
