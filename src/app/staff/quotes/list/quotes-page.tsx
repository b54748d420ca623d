import { pageContext } from '#app/page-context.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { listAllQuotes, listExpiringQuotes } from '#domain/quotes/quote-list-service.ts';
import { type QuoteStatus, quoteStatuses } from '#domain/quotes/quote-status.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/quotes-page.ts';
import { toListedView } from './listed-quote-view.ts';
import { QuotesTable } from './quotes-table.tsx';

const content = staffQuotesContent.list;

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
