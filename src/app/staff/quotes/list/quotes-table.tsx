import { Link } from 'react-router';
import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { QuoteStatusBadge } from '#app/staff/quotes/status-badge.tsx';
import { enquiryPath, newQuotePath, quoteVersionPath } from '#staff-paths.ts';
import type { ShownListedQuote } from './shown-listed-quote.ts';

const content = staffQuotesContent.list;
const { columns } = content;

const cell = 'h-11 truncate pr-4 @max-3xl:pr-2';
const wide = '@max-3xl:hidden';

const linkOf = ({ enquiryId, version }: ShownListedQuote) =>
  version === 0 ? newQuotePath(enquiryId) : quoteVersionPath(enquiryId, version);

/** One line for each quote; on narrow screens the customer, the total and the status. */
export function QuotesTable({ quotes, caption }: { quotes: ShownListedQuote[]; caption: string }) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-[0.95rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-teal border-b-2 text-sm">
          <th scope="col" className={cell}>
            {columns.customer}
          </th>
          <th scope="col" className={`${cell} ${wide} w-28`}>
            {columns.version}
          </th>
          <th scope="col" className={`${cell} w-24 text-right @3xl:w-28`}>
            {columns.total}
          </th>
          <th scope="col" className={`${cell} w-36 @3xl:w-44`}>
            {columns.status}
          </th>
          <th scope="col" className={`${cell} ${wide} w-32`}>
            {columns.validUntil}
          </th>
          <th scope="col" className={`${cell} ${wide} w-72`}>
            {columns.made}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <tr key={`${quote.enquiryId} ${quote.version}`} className="border-line border-b hover:bg-sand">
            <th scope="row" className={`${cell} font-normal`}>
              <TextLink to={linkOf(quote)}>{quote.name || quote.reference}</TextLink>{' '}
              <Link to={enquiryPath(quote.enquiryId)} className={`text-quiet text-sm ${wide}`}>
                {quote.reference}
              </Link>
            </th>
            <td className={`${cell} ${wide}`}>
              {quote.version > 0 && staffQuotesContent.version(quote.version)}
            </td>
            <td className={`${cell} text-right tabular-nums`}>{quote.total}</td>
            <td className={cell}>
              <QuoteStatusBadge status={quote.status} />
            </td>
            <td className={`${cell} ${wide}`}>{quote.validUntil}</td>
            <td className={`${cell} ${wide} text-quiet text-sm`} title={quote.madeAt}>
              {quote.madeBy}, {quote.madeAt}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
