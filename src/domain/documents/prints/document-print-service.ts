import { createHash, createHmac } from 'node:crypto';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { viewQuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { findSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import type { PaidLink } from '#domain/documents/receipts/receipt-service.ts';
import { signingKey } from '#domain/previews/signing-key-service.ts';
import { viewSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { PrintClaim } from '#platform/storage/print-claim.ts';
import { documentMessages as messages } from './document-messages.ts';
import type { DocumentPrint, Irn } from './document-print.ts';
import {
  claimPrint,
  clearPdfKeys,
  insertIrn,
  type PaperState,
  releasePrint,
  resetTries,
  type StoredDocument,
  selectContent,
  selectDocument,
  selectDocumentsOf,
  selectIrn,
  selectPaperStates,
  selectPdfKeys,
  selectPrints,
  storePrint,
} from './document-print-store.ts';
import { differencesOf, readSignedQr } from './signed-qr.ts';

export type { StoredDocument } from './document-print-store.ts';

export type ClaimedDocument = { claim: PrintClaim; withIrn: boolean; print: DocumentPrint };

/** Unguessable, because the file is private, and constant, so that a retry writes the same file. */
async function keyOf(parts: { db: Queryable; encryption: Encryption }, id: string, withIrn: boolean) {
  const secret = await signingKey(parts, 'document-files');
  const name = createHmac('sha256', secret).update(`${id}:${withIrn}`).digest('hex').slice(0, 32);
  return `documents/${name}.pdf`;
}

/** For the worker: claims one document without a file until it is stored or released, or the claim expires. */
export async function claimDocument({
  db,
  encryption,
}: {
  db: Db;
  encryption: Encryption;
}): Promise<ClaimedDocument | undefined> {
  return db.transaction(async (tx) => {
    const row = await claimPrint(tx);
    const content = row && (await selectContent(tx, row.id));
    if (!row || !content) return undefined;
    const { id, withIrn, startedAt } = row;
    const irn = withIrn ? ((await selectIrn(tx, id)) ?? null) : null;
    const key = await keyOf({ db: tx, encryption }, id, withIrn);
    return { claim: { id, key, startedAt }, withIrn, print: { content, irn } };
  });
}

/** After the file was written. Another worker that had the same claim has written the same file. */
export const keepDocument = (db: Db, { claim, withIrn }: ClaimedDocument, bytes: Uint8Array): Promise<void> =>
  db.transaction((tx) =>
    storePrint(tx, claim, { withIrn, hash: createHash('sha256').update(bytes).digest() }),
  );

export const giveUpDocument = (
  db: Db,
  { claim, withIrn }: ClaimedDocument,
  isCounted: boolean,
): Promise<void> => releasePrint(db, claim, { withIrn, isCounted });

/** For a mail: the document as it is printed now. */
export async function readDocumentPrint(db: Queryable, id: string): Promise<DocumentPrint | undefined> {
  const content = await selectContent(db, id);
  return content && { content, irn: (await selectIrn(db, id)) ?? null };
}

export type DocumentFile = { name: string; key: string };

/** The newest file; fails with `unavailable` until it is printed. */
async function fileOf(db: Queryable, { id, name }: StoredDocument): Promise<DocumentFile> {
  const [print] = (await selectPrints(db, id)).filter(({ key }) => key !== '');
  if (!print) throw new Failure('unavailable', messages.printing);
  return { name, key: print.key };
}

/** `undefined` when there is no such document. */
export async function findDocumentFile(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<DocumentFile | undefined> {
  assertArea(actor, 'enquiries');
  const found = rowId.test(id) ? await selectDocument(db, id) : undefined;
  return found && fileOf(db, found);
}

/** The documents of a booking, for its page. */
export async function listBookingDocuments(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
): Promise<StoredDocument[]> {
  assertArea(actor, 'enquiries');
  return rowId.test(bookingId) ? selectDocumentsOf(db, { bookingId, quoteId: null }) : [];
}

async function idsBehind(db: Queryable, link: PaidLink, now: Date) {
  if ('bookingToken' in link) {
    const bookingId = await findSharedBooking(db, link.bookingToken, now);
    return bookingId === undefined ? undefined : { bookingId, quoteId: null };
  }
  const quote = await viewSharedQuote(db, link.quoteToken, now);
  const payments = quote && (await viewQuotePayments(db, quote.id));
  return quote && { bookingId: payments?.booking?.id ?? null, quoteId: quote.id };
}

/** The documents behind a customer's link, the oldest first. */
export async function listSharedDocuments(
  db: Queryable,
  link: PaidLink,
  now = new Date(),
): Promise<StoredDocument[]> {
  const ids = await idsBehind(db, link, now);
  return ids ? selectDocumentsOf(db, ids) : [];
}

/** One of them by its number; `undefined` when it is not behind this link. */
export async function findSharedDocumentFile(
  db: Queryable,
  link: PaidLink,
  name: string,
  now = new Date(),
): Promise<DocumentFile | undefined> {
  const found = (await listSharedDocuments(db, link, now)).find((document) => document.name === name);
  return found && fileOf(db, found);
}

/** By id: whether each is printed, and what may be done with it. */
export async function viewPapers(
  db: Queryable,
  actor: StaffActor,
  ids: readonly string[],
): Promise<Map<string, PaperState>> {
  assertArea(actor, 'enquiries');
  const found = ids.length === 0 ? [] : await selectPaperStates(db, ids);
  return new Map(found.map((paper) => [paper.id, paper]));
}

/** Resets the count of tries of a failed print. */
export async function printDocumentAgain(db: Db, actor: StaffActor, id: string): Promise<void> {
  assertArea(actor, 'money');
  if (rowId.test(id)) await resetTries(db, id);
}

/** Only what a registered buyer gets is reported to the portal. */
const mayHaveIrn = ({ kind, buyer }: DocumentPrint['content']): boolean =>
  (kind === 'invoice' || kind === 'credit-note') && buyer.gstin !== '';

/** What the e-invoice portal answered is entered once; then the document is printed again with it. */
export async function enterIrn(db: Db, actor: StaffActor, id: string, irn: Irn): Promise<void> {
  assertArea(actor, 'money');
  await db.transaction(async (tx) => {
    const content = rowId.test(id) ? await selectContent(tx, id) : undefined;
    if (!content) throw new Failure('not_found', messages.gone);
    if (!mayHaveIrn(content)) throw new Failure('conflict', messages.noIrn);
    const differences = differencesOf(readSignedQr(irn.signedQr) ?? new Map(), content, irn.number);
    if (differences.length > 0)
      throw new Failure('invalid', messages.qrDiffers(differences), { field: 'signedQr' });
    if (!(await insertIrn(tx, id, irn, actor.name))) throw new Failure('conflict', messages.irnEntered);
    await noteActivity(
      tx,
      lineBy(actor, 'document-irn-entered', { kind: 'document', id, name: content.name }),
    );
  });
}

/**
 * After a restore, files and rows may differ: lets the worker print documents again whose file is missing. Returns how
 * many those are, and the unused files.
 */
export async function matchDocumentFiles(
  db: Queryable,
  files: readonly string[],
): Promise<{ missing: number; unnamed: string[] }> {
  const named = new Set(await selectPdfKeys(db));
  const stored = new Set(files.filter((key) => key.startsWith('documents/')));
  const missing = [...named].filter((key) => !stored.has(key));
  if (missing.length > 0) await clearPdfKeys(db, missing);
  return { missing: missing.length, unnamed: [...stored].filter((key) => !named.has(key)) };
}
