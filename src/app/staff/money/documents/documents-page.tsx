import { pageContext } from '#app/page-context.ts';
import { periodText } from '#app/staff/cabs/report/period-text.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { addressWith, periodFields } from '#app/staff/money/period-query.ts';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { documentKinds } from '#domain/documents/document.ts';
import { gstOf } from '#domain/documents/heads.ts';
import type { DocumentRow } from '#domain/documents/register/document-row.ts';
import {
  listDocuments,
  type RegisterSums,
  registerParts,
} from '#domain/documents/register/register-service.ts';
import { readTax } from '#domain/documents/returns/returns-service.ts';
import { daysOfMonth, monthText } from '#domain/money/periods/month.ts';
import { dateText, dayInIndia, dayOf } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths, rowId } from '#paths.ts';
import { bookingPath, documentFilePath } from '#staff-paths.ts';
import type { Route } from './+types/documents-page.ts';
import { documentTexts as texts } from './texts.ts';

type Query = {
  kind: string;
  month: string;
  from: string;
  to: string;
  text: string;
  only: string;
  after: string;
};

function readQuery(search: URLSearchParams): Query {
  const month = search.get('month') ?? '';
  return {
    kind: search.get('kind') ?? '',
    // The days of a figure on the Money screen; a month that is chosen replaces them.
    from: dayOf(search.get('from') ?? '') ?? '',
    to: dayOf(search.get('to') ?? '') ?? '',
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    only: search.get('only') ?? '',
    text: (search.get('q') ?? '').slice(0, 100),
    after: search.get('after') ?? '',
  };
}

/** `2026-11-20.17`, the day and the id of the last row of a page. */
function placeOf(after: string) {
  const [issuedOn = '', id = ''] = after.split('.');
  return /^\d{4}-\d{2}-\d{2}$/.test(issuedOn) && rowId.test(id) ? { issuedOn, id } : null;
}

const daysAsked = ({ month, from, to }: Query) =>
  month === '' && from !== '' && to !== '' ? { from, to } : {};

const addressOf = (query: Query, after = '') =>
  addressWith(paths.adminMoneyDocuments, {
    ...{ kind: query.kind, month: query.month, ...daysAsked(query), q: query.text },
    ...{ only: query.only, after },
  });

/** The last two years of months, the newest first. */
function monthsUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 24 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  );
}

function subjectOf({ bookingId, quoteId }: DocumentRow) {
  if (bookingId !== null) return { name: bookingNumber(bookingId), to: bookingPath(bookingId) };
  return { name: quoteId === null ? texts.monthly : texts.quote(quoteId), to: null };
}

const toRow = (row: DocumentRow) => ({
  id: row.id,
  name: row.name,
  href: documentFilePath(row.id),
  day: dateText(row.issuedOn),
  kind: `${texts.kinds[row.kind]}, ${texts.purposes[row.purpose]}`,
  shortKind: row.kind === 'invoice' ? texts.invoices[row.purpose] : texts.shortKinds[row.kind],
  buyer: row.buyerName,
  subject: subjectOf(row),
  value: formatPaise(row.heads.valuePaise),
  gst: formatPaise(gstOf(row.heads)),
  tcs: row.heads.tcsPaise === 0 ? '' : formatPaise(row.heads.tcsPaise),
  total: formatPaise(row.totalPaise),
});
type Row = ReturnType<typeof toRow>;

export const meta = () => staffMeta(texts.title);

const sumsText = ({ count, valuePaise, gstPaise, tcsPaise, totalPaise }: RegisterSums) =>
  texts.sums(
    count,
    ...([valuePaise, gstPaise, tcsPaise, totalPaise].map(formatPaise) as [string, string, string, string]),
  );

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readQuery(new URL(request.url).searchParams);
  const kind = documentKinds.find((one) => one === query.kind);
  const only = registerParts.find((one) => one === query.only);
  const { month, text } = query;
  const { from, to } = daysAsked(query);
  const days = month ? daysOfMonth(month) : from && to ? { firstDay: from, lastDay: to } : undefined;
  const { db } = context.get(pageContext);
  const tax = days && (await readTax(db, actor, days));
  const { rows, next, sums } = await listDocuments(db, actor, {
    ...{ month, text, after: placeOf(query.after) },
    ...(kind && { kind }),
    ...(only && { only }),
    ...(from && to && { days: { from, until: to } }),
  });
  return {
    query,
    days: from && to ? periodText({ firstDay: from, lastDay: to }) : '',
    rows: rows.map(toRow),
    next: next && `${next.issuedOn}.${next.id}`,
    months: monthsUntil(dayInIndia(new Date())),
    sums: sums && sumsText(sums),
    tax: tax && {
      text: texts.tax(formatPaise(gstOf(tax.due)), formatPaise(tax.due.tcsPaise)),
      to: addressWith(paths.adminMoney, periodFields(days)),
    },
  };
}

const { columns } = texts;

const DocumentsTable = ({ rows }: { rows: readonly Row[] }) => (
  <DataTable
    layout="lines"
    caption={texts.caption}
    rows={rows}
    rowKey={({ id }) => id}
    rowAttributes={({ id }) => ({ 'data-document': id })}
    columns={[
      {
        key: 'name',
        header: columns.name,
        width: 'w-38',
        isRowHeader: true,
        narrow: 'a1',
        cell: ({ name, href }) => (
          <TextLink look="name" href={href}>
            {name}
          </TextLink>
        ),
      },
      { key: 'day', header: columns.day, width: 'w-28', narrow: 'b2', cell: ({ day }) => day },
      {
        key: 'kind',
        header: columns.kind,
        width: 'w-42',
        narrow: 'a3',
        title: ({ kind }) => kind,
        cell: ({ shortKind }) => shortKind,
      },
      {
        key: 'buyer',
        header: columns.buyer,
        narrow: 'a2',
        title: ({ buyer }) => buyer,
        cell: ({ buyer }) => buyer,
      },
      {
        key: 'booking',
        header: columns.booking,
        width: 'w-26',
        isWide: 'laptop',
        narrow: 'hidden',
        cell: ({ subject: { name, to } }) =>
          to ? (
            <TextLink look="inline" to={to}>
              {name}
            </TextLink>
          ) : (
            name
          ),
      },
      {
        key: 'value',
        header: columns.value,
        width: 'w-28',
        isWide: 'laptop',
        isNumeric: true,
        narrow: 'hidden',
        cell: ({ value }) => value,
      },
      {
        key: 'gst',
        header: columns.gst,
        width: 'w-26',
        isNumeric: true,
        narrow: 'hidden',
        cell: ({ gst }) => gst,
      },
      {
        key: 'tcs',
        header: columns.tcs,
        width: 'w-24',
        isWide: 'laptop',
        isNumeric: true,
        narrow: 'hidden',
        cell: ({ tcs }) => tcs,
      },
      {
        key: 'total',
        header: columns.total,
        width: 'w-28',
        isNumeric: true,
        narrow: 'b1',
        cell: ({ total }) => total,
      },
    ]}
  />
);

export default function DocumentsPage({
  loaderData: { query, days, rows, next, months, sums, tax },
}: Route.ComponentProps) {
  const { kind, month, text, only, after } = query;
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <PageTitle>{texts.title}</PageTitle>
        {days && <p className="font-semibold">{days}</p>}
      </div>
      <FilterBar
        key={JSON.stringify(query)}
        action={paths.adminMoneyDocuments}
        appliesAtOnce
        keep={daysAsked(query)}
        search={{ texts: { label: texts.filters.text, go: texts.search }, value: text, name: 'q' }}
      >
        <FilterSelect
          name="kind"
          label={texts.filters.kind}
          any={texts.filters.anyKind}
          value={kind}
          options={documentKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <FilterSelect
          name="month"
          label={texts.filters.month}
          any={texts.filters.anyMonth}
          value={month}
          options={months.map((value) => ({ value, label: monthText(value) }))}
        />
        {(month || days) && (
          <FilterSelect
            name="only"
            label={texts.filters.only}
            any={texts.filters.anyOf}
            value={only}
            options={registerParts.map((value) => ({ value, label: texts.filters.parts[value] }))}
          />
        )}
      </FilterBar>
      {sums !== undefined && <p className="font-semibold">{sums}</p>}
      <p className="text-quiet text-sm">
        {sums === undefined ? texts.noSums : texts.sumsNote}{' '}
        {tax && (
          <TextLink look="inline" to={tax.to}>
            {tax.text}
          </TextLink>
        )}
      </p>
      {rows.length > 0 ? <DocumentsTable rows={rows} /> : <EmptyState>{texts.none}</EmptyState>}
      <Paging
        label={moneyTexts.paging.label}
        steps={[
          { label: moneyTexts.paging.first, to: after !== '' && addressOf(query) },
          { label: moneyTexts.paging.more, to: next !== null && addressOf(query, next) },
        ]}
      />
    </div>
  );
}
