import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import {
  type EnquiryContact,
  lockEnquiryContact,
  noteOnEnquiry,
  viewEnquiryContact,
} from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import type { Quote, QuoteTerms } from './quote.ts';
import { insertQuote, selectLastVersion, selectQuote, selectQuotes, updateToken } from './quote-store.ts';
import { sumsOf } from './quote-sums.ts';
import { linkEnds } from './validity.ts';

export type QuotesOfEnquiry = { enquiry: EnquiryContact; quotes: Quote[] };

/** The quotes of an enquiry, the newest first, with its contact data. */
export async function listQuotes(
  db: Queryable,
  actor: StaffActor,
  enquiryId: string,
): Promise<QuotesOfEnquiry | undefined> {
  const enquiry = rowId.test(enquiryId) ? await viewEnquiryContact(db, actor, enquiryId) : undefined;
  return enquiry && { enquiry, quotes: await selectQuotes(db, enquiryId) };
}

/** The token of the public link, which is returned only here; the database has its hash. */
export type MadeQuote = { quote: Quote; token: string };

const subjectOf = ({ id, reference }: EnquiryContact) => ({ kind: 'enquiry', id, name: reference });

/** Replaces the version before, whose link then says so. */
export async function makeQuote(
  db: Db,
  actor: StaffActor,
  enquiryId: string,
  terms: QuoteTerms,
): Promise<MadeQuote> {
  const token = newToken();
  return db.transaction(async (tx) => {
    // Serialises concurrent quotes and acceptances of the enquiry.
    const enquiry = rowId.test(enquiryId) ? await lockEnquiryContact(tx, enquiryId) : undefined;
    if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
    const version = (await selectLastVersion(tx, enquiryId)) + 1;
    const { discountPaise, totalPaise } = sumsOf(terms);
    const quote = await insertQuote(tx, {
      ...terms,
      enquiryId,
      version,
      discountPaise,
      totalPaise,
      madeBy: actor.name,
      tokenHash: hashOf(token),
    });
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
    });
    await noteActivity(tx, lineBy(actor, 'quote-made', subjectOf(enquiry), { version: String(version) }));
    return { quote, token };
  });
}

/** Makes a new link to the quote; the one before is void. */
export async function renewLink(db: Db, actor: StaffActor, quoteId: string): Promise<MadeQuote> {
  const token = newToken();
  return db.transaction(async (tx) => {
    const found = rowId.test(quoteId) ? await selectQuote(tx, quoteId) : undefined;
    const enquiry = found && (await lockEnquiryContact(tx, found.enquiryId));
    if (!found || !enquiry) throw new Failure('not_found', staffMessages.quotes.gone);
    if (linkEnds(found.validUntil) <= new Date()) throw new Failure('conflict', staffMessages.quotes.expired);
    await updateToken(tx, quoteId, hashOf(token));
    const change = { change: 'quote-link', version: String(found.version) };
    await noteActivity(tx, lineBy(actor, 'enquiry-changed', subjectOf(enquiry), change));
    return { quote: found, token };
  });
}
