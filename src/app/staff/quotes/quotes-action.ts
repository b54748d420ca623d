import * as z from 'zod/mini';
import { staffQuotesContent as content } from '#app/content/staff/quotes.ts';
import { staffPrintsContent } from '#app/content/staff/shared.ts';
import { type ActionResult, done } from '#app/staff/ui/action-result.ts';
import { noteReply } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { readQuote, type TypedQuote, typedQuote } from '#domain/quotes/quote-input.ts';
import { printQuoteAgain } from '#domain/quotes/quote-print-service.ts';
import { type MadeQuote, makeQuote, renewLink } from '#domain/quotes/quote-staff-service.ts';
import { sumsOf } from '#domain/quotes/quote-sums.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { quotePath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Shared } from './shared-quote.ts';

const quotesRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make'), enquiryId: z.string(), quote: typedQuote }),
  z.object({ intent: z.literal('renew'), quoteId: z.string() }),
  z.object({ intent: z.literal('print-again'), quoteId: z.string() }),
  z.object({
    intent: z.literal('shared'),
    enquiryId: z.string(),
    version: z.int(),
    channel: z.enum(['whatsapp', 'mail']),
  }),
]);

/** The JSON body of a request. */
export type QuotesRequest = z.infer<typeof quotesRequest>;

type Parts = { db: Db; baseUrl: string };

type QuoteResult = ActionResult<Shared | undefined>;

function sharedOf({ quote, token }: MadeQuote, baseUrl: string): Shared {
  const { discountPaise, totalPaise } = sumsOf(quote);
  return {
    version: quote.version,
    total: formatPaise(totalPaise),
    discount: discountPaise > 0 ? formatPaise(discountPaise) : '',
    validUntil: shownDate(quote.validUntil),
    link: baseUrl + quotePath(token),
  };
}

async function make(
  { db, baseUrl }: Parts,
  actor: StaffActor,
  enquiryId: string,
  typed: TypedQuote,
): Promise<QuoteResult> {
  const read = readQuote(typed, new Date());
  if ('fault' in read) throw new Failure('invalid', read.fault.text, { field: read.fault.field });
  const shared = sharedOf(await makeQuote(db, actor, enquiryId, read.terms), baseUrl);
  return done(content.madeDone(shared.version, shared.total), shared);
}

export async function handleQuotes(parts: Parts, actor: StaffActor, sent: unknown): Promise<QuoteResult> {
  const { data } = z.safeParse(quotesRequest, sent);
  switch (data?.intent) {
    case 'make':
      return make(parts, actor, data.enquiryId, data.quote);
    case 'renew': {
      const shared = sharedOf(await renewLink(parts.db, actor, data.quoteId), parts.baseUrl);
      return done(content.renewed(shared.version), shared);
    }
    case 'print-again': {
      const { version } = await printQuoteAgain(parts.db, actor, data.quoteId);
      return done(staffPrintsContent.asked(content.versionInText(version)));
    }
    case 'shared': {
      const title = content.share.replyTitle(data.version);
      await noteReply(parts.db, actor, data.enquiryId, { channel: data.channel, title });
      return done('');
    }
    default:
      throw new Failure('invalid', staffMessages.quotes.unreadable);
  }
}
