import { and, asc, desc, eq, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '#domain/documents/document.ts';
import { documents, documentWork, registrations } from '#domain/documents/documents-table.ts';
import { ofBooking } from '#domain/documents/issue/issue-store.ts';
import { documentIrns } from '#domain/documents/prints/prints-table.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { DocumentRow, WholeDocument } from './document-row.ts';

const referred = alias(documents, 'referred');

const columns = {
  id: documents.id,
  name: documents.name,
  kind: documents.kind,
  purpose: documents.purpose,
  issuedOn: documents.issuedOn,
  issuedAt: documents.issuedAt,
  bookingId: documents.bookingId,
  quoteId: documents.quoteId,
  entryId: documents.entryId,
  registrationId: documents.registrationId,
  buyerName: documents.buyerName,
  buyerGstin: documents.buyerGstin,
  placeOfSupply: documents.placeOfSupply,
  sac: documents.sac,
  gstPercent: documents.gstPercent,
  isReverseCharge: documents.isReverseCharge,
  receivedOn: documents.receivedOn,
  totalPaise: documents.totalPaise,
  refersTo: { id: referred.id, name: referred.name, issuedOn: referred.issuedOn },
  heads: {
    valuePaise: documents.valuePaise,
    cgstPaise: documents.cgstPaise,
    sgstPaise: documents.sgstPaise,
    igstPaise: documents.igstPaise,
    tcsPaise: documents.tcsPaise,
    roundingPaise: documents.roundingPaise,
  },
};

const textOf = (id: bigint | null) => (id === null ? null : String(id));

type Ids = 'bookingId' | 'quoteId' | 'entryId';
type Row = Omit<DocumentRow, Ids | 'id' | 'registrationId' | 'refersTo'> &
  Record<Ids, bigint | null> & {
    id: bigint;
    registrationId: bigint;
    refersTo: { id: bigint; name: string; issuedOn: string } | null;
  };

const rowOf = (row: Row): DocumentRow => ({
  ...row,
  id: String(row.id),
  bookingId: textOf(row.bookingId),
  quoteId: textOf(row.quoteId),
  entryId: textOf(row.entryId),
  registrationId: String(row.registrationId),
  refersTo: row.refersTo && { ...row.refersTo, id: String(row.refersTo.id) },
});

const selected = (db: Queryable, where: SQL | undefined) =>
  db.select(columns).from(documents).leftJoin(referred, eq(referred.id, documents.refersTo)).where(where);

/** In the order in which they were issued. */
export const selectDocumentsOf = async (db: Queryable, bookingId: string): Promise<DocumentRow[]> =>
  (await selected(db, ofBooking(bookingId)).orderBy(asc(documents.id))).map(rowOf);

/** Of a month, `2026-11`, or of any days, by series and number. */
export const selectDocumentsBetween = async (
  db: Queryable,
  { from, until }: { from: string; until: string },
): Promise<DocumentRow[]> =>
  (
    await selected(db, and(gte(documents.issuedOn, from), lte(documents.issuedOn, until))).orderBy(
      asc(documents.seriesId),
      asc(documents.number),
    )
  ).map(rowOf);

export type RegisterFilter = {
  kind?: DocumentKind;
  /** The days of a month. */
  days?: { from: string; until: string };
  registrationId?: string;
  /** A part of the buyer's name, GSTIN or the document's name. */
  text?: string;
  only?: RegisterPart;
};

/** What is to be mended before a month is filed. */
export const registerParts = ['without-irn', 'sample'] as const;
export type RegisterPart = (typeof registerParts)[number];

const isOnly = {
  'without-irn': sql`${documents.kind} in ('invoice', 'credit-note') and ${documents.buyerGstin} <> ''
    and not exists (select from ${documentIrns} where ${documentIrns.documentId} = ${documents.id})`,
  sample: sql`exists (select from ${registrations} where ${registrations.id} = ${documents.registrationId}
    and ${registrations.isSample})`,
} as const;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

function matching({ kind, days, registrationId, text, only }: RegisterFilter): SQL | undefined {
  const pattern = text && `%${escaped(text)}%`;
  return and(
    kind && eq(documents.kind, kind),
    days && gte(documents.issuedOn, days.from),
    days && lte(documents.issuedOn, days.until),
    registrationId ? eq(documents.registrationId, BigInt(registrationId)) : undefined,
    only && isOnly[only],
    pattern
      ? or(
          ilike(documents.buyerName, pattern),
          ilike(documents.buyerGstin, pattern),
          ilike(documents.name, pattern),
        )
      : undefined,
  );
}

/** Where a page of the register begins. */
export type RegisterPlace = { issuedOn: string; id: string };

/** The newest first. */
export async function selectRegister(
  db: Queryable,
  filter: RegisterFilter,
  { after, limit }: { after: RegisterPlace | null; limit: number },
): Promise<DocumentRow[]> {
  const later =
    after &&
    or(
      lt(documents.issuedOn, after.issuedOn),
      and(eq(documents.issuedOn, after.issuedOn), lt(documents.id, BigInt(after.id))),
    );
  const rows = await selected(db, and(matching(filter), later ?? undefined))
    .orderBy(desc(documents.issuedOn), desc(documents.id))
    .limit(limit);
  return rows.map(rowOf);
}

export type RegisterSums = {
  count: number;
  valuePaise: number;
  gstPaise: number;
  tcsPaise: number;
  totalPaise: number;
};

/** What is given back is taken off. */
export async function selectRegisterSums(db: Queryable, filter: RegisterFilter): Promise<RegisterSums> {
  const sign = sql`case when ${documents.kind} in ('refund-voucher', 'credit-note') then -1 else 1 end`;
  const sum = (paise: SQL) => sql`coalesce(sum(${sign} * (${paise})), 0)`.mapWith(Number);
  const { cgstPaise, sgstPaise, igstPaise } = documents;
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      valuePaise: sum(sql`${documents.valuePaise}`),
      gstPaise: sum(sql`${cgstPaise} + ${sgstPaise} + ${igstPaise}`),
      tcsPaise: sum(sql`${documents.tcsPaise}`),
      totalPaise: sum(sql`${documents.totalPaise}`),
    })
    .from(documents)
    .where(matching(filter));
  return row ?? { count: 0, valuePaise: 0, gstPaise: 0, tcsPaise: 0, totalPaise: 0 };
}

export async function selectDocument(db: Queryable, id: string): Promise<WholeDocument | undefined> {
  const [row] = await db
    .select({ ...columns, content: documents.content, contentHash: documents.contentHash })
    .from(documents)
    .leftJoin(referred, eq(referred.id, documents.refersTo))
    .where(eq(documents.id, BigInt(id)));
  return row && { ...rowOf(row), content: row.content, contentHash: row.contentHash.toString('hex') };
}

/** What waits, or failed. The newest first. */
export async function selectWaiting(
  db: Queryable,
  { after, limit, bookingId }: { after?: string | null; limit: number; bookingId?: string },
) {
  const { id, quoteId, waits, error, tries, notedAt } = documentWork;
  const rows = await db
    .select({ id, bookingId: documentWork.bookingId, quoteId, waits, error, tries, notedAt })
    .from(documentWork)
    .where(
      and(
        sql`(${waits} <> '[]' or ${error} <> '')`,
        after ? lt(id, BigInt(after)) : undefined,
        bookingId ? eq(documentWork.bookingId, BigInt(bookingId)) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    bookingId: textOf(row.bookingId),
    quoteId: textOf(row.quoteId),
  }));
}
