import * as z from 'zod/mini';
import type { PageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { staffPrintsContent } from '#app/staff/forms/texts.ts';
import {
  type DiscountOffer,
  type PackagePart,
  partFromPackage,
} from '#app/staff/quotes/editor/package-part.ts';
import {
  readTravellers,
  type TravellersInput,
  typedTravellers,
} from '#app/staff/quotes/editor/travellers-input.ts';
import { addMissingBuyer } from '#domain/enquiries/customers/customer-service.ts';
import { noteReply } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { ownStateOf } from '#domain/quotes/buyer.ts';
import { asksForCab } from '#domain/quotes/cab-quote.ts';
import { type QuoteInput, readQuote, typedQuote } from '#domain/quotes/input/quote-input.ts';
import type { QuoteTerms } from '#domain/quotes/quote.ts';
import { discardDraft, saveDraft } from '#domain/quotes/quote-draft-service.ts';
import { mailQuote } from '#domain/quotes/quote-mail-service.ts';
import { printQuoteAgain } from '#domain/quotes/quote-print-service.ts';
import { listQuotes, makeQuote, renewLink } from '#domain/quotes/quote-staff-service.ts';
import { settingsInput } from '#domain/settings/settings-input.ts';
import { changeSettingsByStaff, readSettings } from '#domain/settings/settings-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { noPriceFor } from '#domain/tour-packages/price/package-price.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import { readQuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import { staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';
import { type DraftView, toDraftView } from './quotes-view.ts';
import { staffQuotesContent as content } from './texts.ts';

const quotesRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make'), enquiryId: z.string(), quote: typedQuote }),
  z.object({
    intent: z.literal('save-draft'),
    enquiryId: z.string(),
    after: z.int().check(z.minimum(0)),
    quote: typedQuote,
  }),
  z.object({ intent: z.literal('discard-draft'), enquiryId: z.string() }),
  z.object({ intent: z.literal('from-package'), packageId: z.string(), travellers: typedTravellers }),
  z.object({ intent: z.literal('save-terms'), terms: z.string() }),
  z.object({ intent: z.literal('renew'), quoteId: z.string() }),
  z.object({ intent: z.literal('mail'), quoteId: z.string() }),
  z.object({ intent: z.literal('print-again'), quoteId: z.string() }),
  z.object({
    intent: z.literal('shared'),
    enquiryId: z.string(),
    version: z.int(),
    channel: z.enum(['whatsapp', 'copy']),
  }),
]);

/** The JSON body of a request. */
export type QuotesRequest = z.infer<typeof quotesRequest>;

/** What an intent returns beside its text. */
export type QuoteReply = {
  /** The version that was made. */
  version?: number;
  revision?: number;
  /** Another staff member saved this draft meanwhile. */
  changed?: DraftView;
  part?: PackagePart;
  /** The discount for a first booking, which is not taken off unless staff choose it. */
  offer?: DiscountOffer;
};

type Parts = Pick<PageContext, 'db' | 'encryption' | 'queue'>;

type QuoteResult = ActionResult<QuoteReply>;

const reply = (text: string, value: QuoteReply = {}): QuoteResult => done(text, value);

/** What is asked once is there for the next quote. The state of a cab is where the trip starts. */
async function rememberBuyer(db: Db, actor: StaffActor, customerId: string | null, terms: QuoteTerms) {
  if (!customerId) return;
  const { serviceKind, buyerLivesIn, supplyState, buyerGstin } = terms;
  const isOwnState = serviceKind !== 'cab' && buyerGstin === '';
  const buyer = { livesIn: buyerLivesIn, state: isOwnState ? supplyState : '', gstin: buyerGstin };
  await addMissingBuyer(db, actor, customerId, buyer);
}

async function make(parts: Parts, actor: StaffActor, enquiryId: string, typed: QuoteInput) {
  const [settings, found] = await Promise.all([
    readSettings(parts.db),
    listQuotes(parts.db, actor, enquiryId),
  ]);
  if (!found) throw new Failure('not_found', staffMessages.enquiries.gone);
  const read = readQuote(typed, new Date(), {
    ownState: ownStateOf(settings),
    asksForCab: asksForCab(found.enquiry),
  });
  if ('fault' in read) throw new Failure('invalid', read.fault.text, { field: read.fault.field });
  await rememberBuyer(parts.db, actor, found.enquiry.customerId, read.terms);
  const { quote } = await makeQuote(parts, actor, enquiryId, read.terms);
  return reply(content.madeDone(quote.version, formatPaise(quote.totalPaise)), { version: quote.version });
}

async function save(parts: Parts, actor: StaffActor, enquiryId: string, after: number, typed: QuoteInput) {
  const saved = await saveDraft(parts.db, actor, enquiryId, { after, typed });
  return reply('', 'changed' in saved ? { changed: toDraftView(saved.changed) } : saved);
}

async function fromPackage({ db }: Parts, actor: StaffActor, packageId: string, typed: TravellersInput) {
  const [found, settings] = await Promise.all([readQuotedPackage(db, actor, packageId), readSettings(db)]);
  if (!found) throw new Failure('not_found');
  const read = readTravellers(typed);
  if ('fault' in read) throw new Failure('invalid', read.fault.text, { field: read.fault.field });
  const { part, offer } = partFromPackage(found, read.party, settings);
  const isPriced = noPriceFor(found, read.party) === undefined;
  const who = partyText(read.party, found.country);
  const text = (isPriced ? content.editor.copied : content.editor.copiedWithoutPrice)(found.name, who);
  return reply(text, { part, ...(offer && { offer }) });
}

async function saveTerms({ db }: Parts, actor: StaffActor, typed: string) {
  const { quoteTerms } = parseInput(z.pick(settingsInput, { quoteTerms: true }), { quoteTerms: typed });
  await changeSettingsByStaff(db, actor, { quoteTerms });
  return reply(content.editor.termsSaved);
}

export async function handleQuotes(parts: Parts, actor: StaffActor, sent: unknown): Promise<QuoteResult> {
  const { data } = z.safeParse(quotesRequest, sent);
  switch (data?.intent) {
    case 'make':
      return make(parts, actor, data.enquiryId, data.quote);
    case 'save-draft':
      return save(parts, actor, data.enquiryId, data.after, data.quote);
    case 'discard-draft':
      await discardDraft(parts.db, actor, data.enquiryId);
      return reply(content.drafts.discarded);
    case 'from-package':
      return fromPackage(parts, actor, data.packageId, data.travellers);
    case 'save-terms':
      return saveTerms(parts, actor, data.terms);
    case 'renew': {
      const { quote } = await renewLink(parts, actor, data.quoteId);
      return reply(content.share.renewed(quote.version));
    }
    case 'mail': {
      const { to } = await mailQuote(parts, actor, data.quoteId);
      return reply(content.share.mailed(to));
    }
    case 'print-again': {
      const { version } = await printQuoteAgain(parts.db, actor, data.quoteId);
      return reply(staffPrintsContent.asked(content.versionInText(version)));
    }
    case 'shared': {
      const title = content.share.replyTitle(data.version);
      await noteReply(parts.db, actor, data.enquiryId, { channel: data.channel, title });
      return reply('');
    }
    default:
      throw new Failure('invalid', staffMessages.quotes.unreadable);
  }
}
