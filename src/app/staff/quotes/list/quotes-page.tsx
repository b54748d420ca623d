import { pageContext } from '#app/page-context.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { QuoteStatusBadge } from '#app/staff/quotes/status-badge.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import type { ListedQuote } from '#domain/quotes/quote-list.ts';
import { listAllQuotes, listExpiringQuotes } from '#domain/quotes/quote-list-service.ts';
import { type QuoteStatus, quoteStatuses } from '#domain/quotes/quote-status.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { enquiryPath, newQuotePath, quoteVersionPath } from '#staff-paths.ts';
import type { Route } from './+types/quotes-page.ts';

const toListedView = (quote: ListedQuote) => ({
  ...quote,
  total: quote.totalPaise === null ? '' : formatPaise(quote.totalPaise),
  validUntil: quote.validUntil && dateText(quote.validUntil),
  madeAt: timeText(quote.madeAt),
});

type ListedQuoteView = ReturnType<typeof toListedView>;

const content = staffQuotesContent.list;
const { columns } = content;

const linkOf = ({ enquiryId, version }: ListedQuoteView) =>
  version === 0 ? newQuotePath(enquiryId) : quoteVersionPath(enquiryId, version);

type Props = { quotes: ListedQuoteView[]; caption: string };

/** One line for each quote; on narrow screens three short ones. */
const QuotesTable = ({ quotes, caption }: Props) => (
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

export const meta = () => staffMeta(content.title);

const statusIn = (text: string | null): QuoteStatus | undefined =>
  quoteStatuses.find((status) => status === text);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const status = statusIn(query.get('status'));
  const search = query.get('search')?.trim() ?? '';
  const after = query.get('after') ?? '';
  const [page, expiring] = await Promise.all([
    listAllQuotes(db, actor, { status, search, after }),
    listExpiringQuotes(db, actor),
  ]);
  return {
    status: status ?? '',
    search,
    after,
    quotes: page.quotes.map(toListedView),
    nextCursor: page.nextCursor,
    expiring: expiring.map(toListedView),
  };
}

type Query = { status?: string; search?: string; after?: string };

function addressOf(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value);
  return given.length > 0 ? `${paths.adminAllQuotes}?${new URLSearchParams(given)}` : paths.adminAllQuotes;
}

function Statuses({ status, search }: { status: string; search: string }) {
  const { states } = staffQuotesContent;
  return (
    <Chips label={content.filter}>
      {(['', ...quoteStatuses] as const).map((one) => (
        <ChipLink key={one} to={addressOf({ status: one, search })} isCurrent={one === status}>
          {one === '' ? content.all : states[one]}
        </ChipLink>
      ))}
    </Chips>
  );
}

export default function QuotesPage({ loaderData }: Route.ComponentProps) {
  const { status, search, after, quotes, nextCursor, expiring } = loaderData;
  const keep = status ? { status } : undefined;
  const isFirstPage = !status && !search && !after;
  return (
    <div className="@container grid gap-4">
      <PageTitle>{content.title}</PageTitle>
      <SearchBox path={paths.adminAllQuotes} texts={content.search} search={search} keep={keep} />
      <Statuses status={status} search={search} />
      {isFirstPage && expiring.length > 0 && (
        <section aria-labelledby="expiring" className="grid gap-2 rounded-2xl border border-saffron p-4">
          <h2 id="expiring" className="text-xl">
            {content.expiring}
          </h2>
          <QuotesTable quotes={expiring} caption={content.expiring} />
        </section>
      )}
      {quotes.length > 0 ? (
        <QuotesTable quotes={quotes} caption={content.caption} />
      ) : (
        <EmptyState>{content.none}</EmptyState>
      )}
      <Paging
        label={content.paging}
        steps={[
          { label: content.first, to: after && addressOf({ status, search }) },
          { label: content.more, to: nextCursor && addressOf({ status, search, after: nextCursor }) },
        ]}
      />
    </div>
  );
}
