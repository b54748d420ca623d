import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import type { EnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { fileOf } from '#domain/quotes/quote-print-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { quoteFilePath, quotePath } from '#paths.ts';
import type { Shared } from './shared-quote.ts';

/** The link of a quote, its PDF, and the text that goes with it. */
export function sharedOf(
  quote: Quote,
  token: string,
  { name, reference }: Pick<EnquiryContact, 'name' | 'reference'>,
  baseUrl: string,
): Shared {
  const { discountPaise, totalPaise } = sumsOf(quote, quote.chosenLines);
  const [firstName = ''] = name.trim().split(/\s+/);
  const link = baseUrl + quotePath(token);
  return {
    quoteId: quote.id,
    version: quote.version,
    link,
    pdf: fileOf(quote) ? quoteFilePath(token) : '',
    text: staffQuotesContent.share.text({
      firstName,
      reference,
      total: formatPaise(totalPaise),
      discount: discountPaise > 0 ? formatPaise(discountPaise) : '',
      validUntil: dateText(quote.validUntil),
      link,
    }),
  };
}
