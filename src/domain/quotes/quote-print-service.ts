import { createHmac } from 'node:crypto';
import { viewEnquiryContact, viewEnquiryName } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { signingKey } from '#domain/previews/signing-key-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';
import { isHeldBy, namesFile, type PrintClaim } from '#platform/storage/print-claim.ts';
import type { Quote } from './quote.ts';
import {
  claimPrint,
  clearPdfKeys,
  lockPrint,
  lockUnprinted,
  releasePrint,
  resetTries,
  selectPdfKeys,
  setPdfKey,
} from './quote-print-store.ts';
import { noFile, selectQuote } from './quote-store.ts';

/** The data on a printed quote. */
export type QuoteToPrint = Quote & { reference: string; firstName: string };

export type ClaimedQuote = { claim: PrintClaim; quote: QuoteToPrint; settings: SiteSettings };

/** Unguessable, because the file is private, and constant, so that a retry writes the same file. */
async function keyOf(parts: { db: Queryable; encryption: Encryption }, quoteId: string): Promise<string> {
  const secret = await signingKey(parts, 'quote-files');
  return `quotes/${createHmac('sha256', secret).update(quoteId).digest('hex').slice(0, 32)}.pdf`;
}

/**
 * For the worker: claims one quote without a file until it is stored or released, or the claim expires. Quotes of
 * erased customers get none.
 */
export async function claimQuote({
  db,
  encryption,
}: {
  db: Db;
  encryption: Encryption;
}): Promise<ClaimedQuote | undefined> {
  return db.transaction(async (tx) => {
    for (;;) {
      const quote = await lockUnprinted(tx);
      if (!quote) return undefined;
      const enquiry = await viewEnquiryName(tx, quote.enquiryId);
      if (enquiry) {
        const claim = await claimPrint(tx, quote.id, await keyOf({ db: tx, encryption }, quote.id));
        return { claim, quote: { ...quote, ...enquiry }, settings: await readSettings(tx) };
      }
      await setPdfKey(tx, quote.id, noFile);
    }
  });
}

/** After the file was written: stores its key, or removes the file when the customer was erased meanwhile. */
export async function keepQuote(db: Db, { claim }: ClaimedQuote): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockPrint(tx, claim.id);
    if (isHeldBy(row, claim) && row.pdfKey === '') await setPdfKey(tx, claim.id, claim.key);
    else if (!namesFile(row, claim.key) || row?.pdfKey === noFile) await noteFileToRemove(tx, claim.key);
  });
}

/** After a failed print: releases the claim and updates open pages, because it may have been the last try. */
export async function giveUpQuote(db: Db, { claim, quote }: ClaimedQuote, isCounted: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await releasePrint(tx, claim, isCounted);
    await announceLive(tx, { enquiryId: quote.enquiryId, isNew: false });
  });
}

/** Resets the count of tries of a failed print. */
export async function printQuoteAgain(db: Db, actor: StaffActor, quoteId: string): Promise<Quote> {
  assertArea(actor, 'enquiries');
  const quote = rowId.test(quoteId) ? await selectQuote(db, quoteId) : undefined;
  const enquiry = quote && (await viewEnquiryContact(db, actor, quote.enquiryId));
  if (!quote || !enquiry) throw new Failure('not_found', staffMessages.quotes.gone);
  await resetTries(db, quoteId);
  return quote;
}

/** The key of a quote's file; `undefined` when there is none. */
export const fileOf = ({ pdfKey }: Pick<Quote, 'pdfKey'>): string | undefined =>
  pdfKey === '' || pdfKey === noFile ? undefined : pdfKey;

/** The file will be there in a moment. */
export const isPrinting = ({ pdfKey, isPrintFailed }: Pick<Quote, 'pdfKey' | 'isPrintFailed'>): boolean =>
  pdfKey === '' && !isPrintFailed;

/**
 * After a restore, files and rows may differ: lets the worker print quotes again whose file is missing. Returns how
 * many those are, and the unused files.
 */
export async function matchQuoteFiles(
  db: Queryable,
  files: readonly string[],
): Promise<{ missing: number; unnamed: string[] }> {
  const named = new Set(await selectPdfKeys(db));
  const stored = new Set(files.filter((key) => key.startsWith('quotes/')));
  const missing = [...named].filter((key) => !stored.has(key));
  if (missing.length > 0) await clearPdfKeys(db, missing);
  return { missing: missing.length, unnamed: [...stored].filter((key) => !named.has(key)) };
}
