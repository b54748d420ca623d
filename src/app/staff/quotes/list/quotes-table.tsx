import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { QuoteStatusBadge } from '#app/staff/quotes/status-badge.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { enquiryPath, newQuotePath, quoteVersionPath } from '#staff-paths.ts';
import type { ListedQuoteView } from './listed-quote-view.ts';

const content = staffQuotesContent.list;
const { columns } = content;

const linkOf = ({ enquiryId, version }: ListedQuoteView) =>
  version === 0 ? newQuotePath(enquiryId) : quoteVersionPath(enquiryId, version);

type Props = { quotes: ListedQuoteView[]; caption: string };

/** One line for each quote; on narrow screens three short ones. */
export const QuotesTable = ({ quotes, caption }: Props) => (
  <DataTable
    layout="lines"
    caption={caption}
    rows={quotes}
    rowKey={({ enquiryId, version }) => `${enquiryId} ${version}`}
    columns={[
      {
        key: 'customer',
        header: columns.customer,
        narrow: 'a1',
        cell: (quote) => (
          <>
            <TextLink look="name" to={linkOf(quote)}>
              {quote.name || quote.reference}
            </TextLink>{' '}
            <span className="text-sm @max-3xl:hidden">
              <TextLink look="inline" to={enquiryPath(quote.enquiryId)}>
                {quote.reference}
              </TextLink>
            </span>
          </>
        ),
      },
      {
        key: 'version',
        header: columns.version,
        width: 'w-28',
        narrow: 'hidden',
        cell: ({ version }) => version > 0 && staffQuotesContent.version(version),
      },
      {
        key: 'total',
        header: columns.total,
        width: 'w-28',
        isNumeric: true,
        narrow: 'b1',
        cell: ({ total }) => total,
      },
      {
        key: 'status',
        header: columns.status,
        width: 'w-44',
        narrow: 'b2',
        cell: ({ status }) => <QuoteStatusBadge status={status} />,
      },
      {
        key: 'validUntil',
        header: columns.validUntil,
        width: 'w-32',
        narrow: 'a2',
        cell: ({ validUntil }) => validUntil,
      },
      {
        key: 'made',
        header: columns.made,
        width: 'w-72',
        isQuiet: true,
        narrow: 'a3',
        title: ({ madeAt }) => madeAt,
        cell: ({ madeBy, madeAt }) => (
          <span className="text-sm">
            {madeBy}, {madeAt}
          </span>
        ),
      },
    ]}
  />
);
