import { pageContext } from '#app/page-context.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { addressWith } from '#app/staff/money/period-query.ts';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { type ChecksPage, listToCheck } from '#domain/payments/requests/request-staff-service.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import type { Route } from './+types/requests-page.ts';
import { paymentTexts } from './texts.ts';

const texts = paymentTexts.list;

export const meta = () => staffMeta(texts.title);

const toRow = (request: ChecksPage['requests'][number]) => {
  const { id, reference, bookingId, enquiryId, customer, state, mismatch, amountPaise, arrived } = request;
  return {
    ...{ id, reference },
    customer: customer || texts.unnamed,
    href: bookingId === null ? enquiryPath(enquiryId ?? '') : bookingPath(bookingId),
    state: mismatch === '' ? paymentTexts.states[state] : paymentTexts.mismatches[mismatch],
    since: dateText(dayInIndia(request.changedAt)),
    amount: formatPaise(amountPaise),
    came: arrived ? formatPaise(arrived.amountPaise) : request.claimedReference,
  };
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const after = new URL(request.url).searchParams.get('after') ?? '';
  const { requests, nextCursor } = await listToCheck(context.get(pageContext).db, actor, after);
  return { after, nextCursor, rows: requests.map(toRow) };
}

type Row = ReturnType<typeof toRow>;

const RequestsTable = ({ rows }: { rows: readonly Row[] }) => (
  <DataTable
    layout="lines"
    caption={texts.caption}
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'since', header: texts.columns.since, width: 'w-32', narrow: 'a2', cell: ({ since }) => since },
      {
        key: 'customer',
        header: texts.columns.customer,
        width: 'w-[22%]',
        isRowHeader: true,
        narrow: 'a1',
        title: ({ customer }) => customer,
        cell: ({ href, customer }) => (
          <TextLink look="row" to={href}>
            {customer}
          </TextLink>
        ),
      },
      {
        key: 'reference',
        header: texts.columns.reference,
        width: 'w-28',
        narrow: 'b2',
        cell: ({ reference }) => reference,
      },
      {
        key: 'state',
        header: texts.columns.state,
        narrow: 'a3',
        title: ({ state }) => state,
        cell: ({ state }) => state,
      },
      {
        key: 'came',
        header: texts.columns.came,
        width: 'w-44',
        narrow: 'b3',
        title: ({ came }) => came,
        cell: ({ came }) => came,
      },
      {
        key: 'amount',
        header: texts.columns.amount,
        width: 'w-32',
        isNumeric: true,
        narrow: 'b1',
        cell: ({ amount }) => amount,
      },
    ]}
  />
);

const address = (after = '') => addressWith(paths.adminMoneyRequests, { after });

export default function RequestsPage({ loaderData: { after, rows, nextCursor } }: Route.ComponentProps) {
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <PageTitle>{texts.title}</PageTitle>
      {rows.length > 0 ? <RequestsTable rows={rows} /> : <EmptyState>{texts.none}</EmptyState>}
      <Paging
        label={moneyTexts.paging.label}
        steps={[
          { label: moneyTexts.paging.first, to: after && address() },
          { label: moneyTexts.paging.more, to: nextCursor && address(nextCursor) },
        ]}
      />
    </div>
  );
}
