import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import {
  type EnquiryContact,
  lockEnquiryContact,
  noteOnEnquiry,
  viewEnquiryContact,
} from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { isCabQuote } from './cab-quote.ts';
import { noTrip, type Quote, type QuoteTerms } from './quote.ts';
import { deleteDraft } from './quote-draft-store.ts';
import { findToken, newLink } from './quote-link.ts';
import {
  insertQuote,
  selectLastVersion,
  selectQuote,
  selectQuotes,
  supersedeBefore,
  updateToken,
} from './quote-store.ts';
import { missingForTrip } from './trip-needs.ts';
import { linkExpiresAt } from './validity.ts';

type Parts = { db: Db; encryption: Encryption };

export type QuotesOfEnquiry = { enquiry: EnquiryContact; quotes: Quote[] };

/** The quotes of an enquiry, the newest first, with its contact data. */
export async function listQuotes(
  db: Queryable,
  actor: StaffActor,
  enquiryId: string,
): Promise<QuotesOfEnquiry | undefined> {
  assertArea(actor, 'enquiries');
  const enquiry = rowId.test(enquiryId) ? await viewEnquiryContact(db, actor, enquiryId) : undefined;
  return enquiry && { enquiry, quotes: await selectQuotes(db, enquiryId) };
}

/** A quote with the token of its public link. */
export type MadeQuote = { quote: Quote; token: string };

const subjectOf = ({ id, reference }: EnquiryContact) => ({ kind: 'enquiry', id, name: reference });

/** A quote that is not for a cab becomes a trip in one click, so it is made only with everything that a trip needs. */
function assertComplete(terms: QuoteTerms): void {
  const missing = missingForTrip(terms);
  if (missing) throw new Failure('invalid', missing.text, { field: missing.field });
}

/** Replaces the version before, whose link then says so, and the draft. */
export async function makeQuote(
  { db, encryption }: Parts,
  actor: StaffActor,
  askedEnquiryId: string,
  terms: QuoteTerms,
): Promise<MadeQuote> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    // Serialises concurrent quotes and acceptances of the enquiry.
    const enquiry = rowId.test(askedEnquiryId) ? await lockEnquiryContact(tx, askedEnquiryId) : undefined;
    if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
    const isCab = isCabQuote(terms, enquiry);
    if (!isCab) assertComplete(terms);
    // Of a joined enquiry it is the one that it was joined into.
    const enquiryId = enquiry.id;
    const version = (await selectLastVersion(tx, enquiryId)) + 1;
    const { discountPaise, depositPaise, totalPaise } = sumsOf(terms);
    const { token, stored } = newLink(encryption, { enquiryId, version });
    await supersedeBefore(tx, enquiryId, version);
    const quote = await insertQuote(tx, {
      ...terms,
      ...(isCab && noTrip),
      ...stored,
      enquiryId,
      version,
      discountPaise,
      depositPaise,
      totalPaise,
      madeBy: actor.name,
    });
    await deleteDraft(tx, enquiryId);
    const detail = {
      version: String(version),
      totalPaise: String(totalPaise),
      ...(discountPaise > 0 && { discountPaise: String(discountPaise) }),
    };
    await noteOnEnquiry(tx, enquiry, {
      kind: 'quote-made',
      actor,
      detail,
      move: { from: ['new', 'contacted'], to: 'quoted', followUpHours: 24 },
      quotedPaise: totalPaise,
    });
    await noteActivity(tx, lineBy(actor, 'quote-made', subjectOf(enquiry), { version: String(version) }));
    return { quote, token };
  });
}

/** A quote and the enquiry it belongs to. */
export async function viewQuote(
  db: Queryable,
  actor: StaffActor,
  quoteId: string,
): Promise<{ quote: Quote; enquiry: EnquiryContact }> {
  assertArea(actor, 'enquiries');
  const quote = rowId.test(quoteId) ? await selectQuote(db, quoteId) : undefined;
  const enquiry = quote && (await viewEnquiryContact(db, actor, quote.enquiryId));
  if (!quote || !enquiry) throw new Failure('not_found', staffMessages.quotes.gone);
  return { quote, enquiry };
}

/** The token of a link that still opens; `undefined` when only a new link helps. */
export async function findLink(
  parts: { db: Queryable; encryption: Encryption },
  quote: Quote,
  now = new Date(),
): Promise<string | undefined> {
  return linkExpiresAt(quote.validUntil) > now ? findToken(parts, quote) : undefined;
}

/** Makes a new link to the quote; the one before is void. */
export async function renewLink(
  { db, encryption }: Parts,
  actor: StaffActor,
  quoteId: string,
): Promise<MadeQuote> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const found = rowId.test(quoteId) ? await selectQuote(tx, quoteId) : undefined;
    const enquiry = found && (await lockEnquiryContact(tx, found.enquiryId));
    if (!found || !enquiry) throw new Failure('not_found', staffMessages.quotes.gone);
    if (linkExpiresAt(found.validUntil) <= new Date())
      throw new Failure('conflict', staffMessages.quotes.expired);
    const { token, stored } = newLink(encryption, found);
    await updateToken(tx, quoteId, stored);
    const change = { change: 'quote-link', version: String(found.version) };
    await noteActivity(tx, lineBy(actor, 'enquiry-changed', subjectOf(enquiry), change));
    return { quote: found, token };
  });
}
