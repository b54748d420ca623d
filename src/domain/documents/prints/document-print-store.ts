import { sql } from 'drizzle-orm';
import type { DocumentContent, DocumentKind } from '#domain/documents/document.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { PrintClaim } from '#platform/storage/print-claim.ts';
import type { Irn } from './document-print.ts';
import { documentIrns } from './prints-table.ts';

const maxTries = 3;

/** Longer than a print may take. A killed worker's claim expires after it. */
const claimTime = sql`interval '2 minutes'`;

type ClaimedRow = { id: string; withIrn: boolean; startedAt: Date };

/** Takes one that is not printed, skipping those of other workers; failed ones come after new ones. */
export async function claimPrint(tx: Tx): Promise<ClaimedRow | undefined> {
  const { rows } = await tx.execute<{ id: string; withIrn: boolean; startedAt: string }>(sql`
    update document_prints p set tries = tries + 1, started_at = date_trunc('milliseconds', now())
    from (
      select document_id, with_irn from document_prints
      where pdf_key = '' and tries < ${maxTries} and (started_at is null or started_at < now() - ${claimTime})
      order by tries, document_id, with_irn limit 1 for update skip locked
    ) next
    where p.document_id = next.document_id and p.with_irn = next.with_irn
    returning p.document_id::text as id, p.with_irn as "withIrn", p.started_at as "startedAt"`);
  const [row] = rows;
  return row && { ...row, startedAt: new Date(row.startedAt) };
}

/** Returns whether the claim still held. */
export async function storePrint(
  tx: Tx,
  { id, key, startedAt }: PrintClaim,
  { withIrn, hash }: { withIrn: boolean; hash: Buffer },
): Promise<void> {
  await tx.execute(sql`
    update document_prints set pdf_key = ${key}, pdf_hash = ${hash}, printed_at = now(), started_at = null, tries = 0
    where document_id = ${id}::bigint and with_irn = ${withIrn} and started_at = ${startedAt.toISOString()}::timestamptz`);
}

export async function releasePrint(
  db: Queryable,
  { id, startedAt }: PrintClaim,
  { withIrn, isCounted }: { withIrn: boolean; isCounted: boolean },
): Promise<void> {
  await db.execute(sql`
    update document_prints set started_at = null, tries = tries - ${isCounted ? 0 : 1}
    where document_id = ${id}::bigint and with_irn = ${withIrn} and started_at = ${startedAt.toISOString()}::timestamptz`);
}

/** Of a failed print: it is tried again. */
export async function resetTries(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`
    update document_prints set tries = 0
    where document_id = ${id}::bigint and pdf_key = ''
      and (started_at is null or started_at < now() - ${claimTime})`);
}

export type StoredDocument = {
  id: string;
  name: string;
  kind: DocumentKind;
  bookingId: string | null;
  quoteId: string | null;
  issuedOn: string;
  totalPaise: number;
};

const listed = sql`d.id::text, d.name, d.kind, d.booking_id::text as "bookingId", d.quote_id::text as "quoteId",
  d.issued_on::text as "issuedOn", d.total_paise::float8 as "totalPaise"`;

/** With the voucher of a deposit that came before the booking; monthly bills also name rides of other bookings. The oldest first. */
export async function selectDocumentsOf(
  db: Queryable,
  { bookingId, quoteId }: { bookingId: string | null; quoteId: string | null },
): Promise<StoredDocument[]> {
  const { rows } = await db.execute<StoredDocument>(sql`
    select ${listed} from documents d where d.id in (
      select id from documents where booking_id = ${bookingId}::bigint
      union select id from documents where booking_id is null and quote_id = coalesce(${quoteId}::bigint,
        (select b.quote_id from bookings b where b.id = ${bookingId}::bigint))
    ) order by d.id`);
  return rows;
}

export async function selectDocument(db: Queryable, id: string): Promise<StoredDocument | undefined> {
  const { rows } = await db.execute<StoredDocument>(
    sql`select ${listed} from documents d where d.id = ${id}::bigint`,
  );
  return rows[0];
}

export async function selectContent(db: Queryable, id: string): Promise<DocumentContent | undefined> {
  const { rows } = await db.execute<{ content: DocumentContent }>(
    sql`select content from documents where id = ${id}::bigint`,
  );
  return rows[0]?.content;
}

export type StoredPrint = { withIrn: boolean; key: string; isFailed: boolean };

/** The one with the portal's number first. */
export async function selectPrints(db: Queryable, id: string): Promise<StoredPrint[]> {
  const { rows } = await db.execute<StoredPrint>(sql`
    select with_irn as "withIrn", pdf_key as key,
      pdf_key = '' and tries >= ${maxTries} and (started_at is null or started_at < now() - ${claimTime}) as "isFailed"
    from document_prints where document_id = ${id}::bigint order by with_irn desc`);
  return rows;
}

export type PaperState = {
  id: string;
  isPrinted: boolean;
  /** It was tried several times and is tried again only when staff say so. */
  isFailed: boolean;
  /** The portal's number is entered. */
  hasIrn: boolean;
  /** Only what a registered buyer gets is reported to the portal. */
  mayHaveIrn: boolean;
};

export async function selectPaperStates(db: Queryable, ids: readonly string[]): Promise<PaperState[]> {
  const { rows } = await db.execute<PaperState>(sql`
    select d.id::text, n.document_id is not null as "hasIrn",
      n.document_id is null and d.kind in ('invoice', 'credit-note') and d.buyer_gstin <> '' as "mayHaveIrn",
      coalesce(bool_or(p.pdf_key <> ''), false) as "isPrinted",
      coalesce(bool_or(p.pdf_key = '' and p.tries >= ${maxTries}
        and (p.started_at is null or p.started_at < now() - ${claimTime})), false) as "isFailed"
    from documents d
    left join document_irns n on n.document_id = d.id
    left join document_prints p on p.document_id = d.id
    where d.id = any(${sql.param(ids)}::bigint[])
    group by d.id, n.document_id`);
  return rows;
}

export async function selectIrn(db: Queryable, id: string): Promise<Irn | undefined> {
  const { rows } = await db.execute<Irn>(sql`
    select irn as number, acknowledgement_no as "acknowledgementNo", acknowledged_on::text as "acknowledgedOn",
      signed_qr as "signedQr" from document_irns where document_id = ${id}::bigint`);
  return rows[0];
}

/** False when there is one: it is written once. */
export async function insertIrn(tx: Tx, id: string, irn: Irn, madeBy: string): Promise<boolean> {
  const { number, ...rest } = irn;
  const rows = await tx
    .insert(documentIrns)
    .values({ documentId: BigInt(id), irn: number, ...rest, madeBy })
    .onConflictDoNothing()
    .returning({ id: documentIrns.documentId });
  return rows.length > 0;
}

export async function selectPdfKeys(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select pdf_key as key from document_prints where pdf_key <> ''`,
  );
  return rows.map(({ key }) => key);
}

/** Clears these keys, so that the documents are printed again. */
export async function clearPdfKeys(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.execute(sql`
    update document_prints set pdf_key = '', started_at = null, tries = 0
    where pdf_key = any(${sql.param(keys)}::text[])`);
}
