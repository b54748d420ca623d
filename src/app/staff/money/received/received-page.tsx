import { pageContext } from '#app/page-context.ts';
import { periodText } from '#app/staff/cabs/report/period-text.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { PeriodChoice } from '#app/staff/money/period-choice.tsx';
import { periodFields } from '#app/staff/money/period-query.ts';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { bookingNumber, moneyPlaces, payMethods } from '#domain/bookings/booking.ts';
import type { ListedEntry } from '#domain/bookings/received/received.ts';
import { listReceived } from '#domain/bookings/received/received-service.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import type { Route } from './+types/received-page.ts';
import { readReceivedQuery, receivedAddress, receivedFields } from './received-query.ts';
import { receivedTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

function toRow(entry: ListedEntry) {
  const { id, day, kind, paise, method, place, driver, reference, isReversal, customer, madeBy } = entry;
  const { bookingId, enquiryId, quoteVersion } = entry;
  const name = texts.kinds[kind];
  return {
    ...{ id, customer, reference, madeBy },
    day: dateText(day),
    amount: formatPaise(paise),
    kind: isReversal ? texts.reversed(name) : name,
    method: moneyTexts.methods[method],
    place: driver || moneyTexts.places[place],
    subject: bookingId === null ? texts.quote(quoteVersion ?? 1) : bookingNumber(bookingId),
    to: bookingId === null ? enquiryId && enquiryPath(enquiryId) : bookingPath(bookingId),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readReceivedQuery(new URL(request.url).searchParams, dayInIndia(new Date()));
  const { place, method, driverId, after } = query;
  const { entries, nextCursor, sum } = await listReceived(context.get(pageContext).db, actor, {
    ...query.periods.now,
    ...{ place, method, driverId, after },
  });
  return {
    ...{ query, nextCursor, entries: entries.map(toRow) },
    sum: texts.sum(sum.entries, formatPaise(sum.paise)),
  };
}

type Row = ReturnType<typeof toRow>;

const EntriesTable = ({ entries }: { entries: readonly Row[] }) => (
  <DataTable
    layout="lines"
    caption={texts.caption}
    rows={entries}
    rowKey={({ id }) => id}
    rowAttributes={({ id }) => ({ 'data-entry': id })}
    columns={[
      { key: 'day', header: texts.columns.day, width: 'w-28', narrow: 'a2', cell: ({ day }) => day },
      {
        key: 'booking',
        header: texts.columns.booking,
        width: 'w-24',
        isRowHeader: true,
        narrow: 'a1',
        cell: ({ subject, to }) =>
          to ? (
            <TextLink look="row" to={to}>
              {subject}
            </TextLink>
          ) : (
            subject
          ),
      },
      {
        key: 'customer',
        header: texts.columns.customer,
        narrow: 'hidden',
        title: ({ customer }) => customer,
        cell: ({ customer }) => customer,
      },
      { key: 'kind', header: texts.columns.kind, width: 'w-36', narrow: 'a3', cell: ({ kind }) => kind },
      {
        key: 'place',
        header: texts.columns.place,
        width: 'w-24',
        narrow: 'hidden',
        title: ({ place }) => place,
        cell: ({ place }) => place,
      },
      {
        key: 'method',
        header: texts.columns.method,
        width: 'w-28',
        narrow: 'b2',
        cell: ({ method }) => method,
      },
      {
        key: 'reference',
        header: texts.columns.reference,
        width: 'w-36',
        isQuiet: true,
        isWide: 'laptop',
        narrow: 'hidden',
        title: ({ reference }) => reference || undefined,
        cell: ({ reference }) => reference,
      },
      {
        key: 'by',
        header: texts.columns.by,
        width: 'w-28',
        isQuiet: true,
        isWide: 'laptop',
        narrow: 'hidden',
        title: ({ madeBy }) => madeBy,
        cell: ({ madeBy }) => madeBy,
      },
      {
        key: 'amount',
        header: texts.columns.amount,
        width: 'w-30',
        isNumeric: true,
        narrow: 'b1',
        cell: ({ amount }) => amount,
      },
    ]}
  />
);

export default function ReceivedPage({ loaderData }: Route.ComponentProps) {
  const { query, entries, nextCursor, sum } = loaderData;
  const { place, method, after, periods } = query;
  const keep = receivedFields(query);
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PageTitle>{texts.title}</PageTitle>
          <p className="font-semibold">{periodText(periods.now)}</p>
        </div>
        <PeriodChoice path={paths.adminMoneyReceived} query={query} keep={keep} />
      </div>
      <FilterBar
        key={JSON.stringify(keep)}
        action={paths.adminMoneyReceived}
        appliesAtOnce
        keep={{ ...periodFields(periods.now), driver: keep.driver }}
      >
        <FilterSelect
          name="place"
          label={texts.place}
          any={texts.anyPlace}
          value={place}
          options={moneyPlaces.map((one) => ({ value: one, label: moneyTexts.places[one] }))}
        />
        <FilterSelect
          name="method"
          label={texts.method}
          any={texts.anyMethod}
          value={method}
          options={payMethods.map((one) => ({ value: one, label: moneyTexts.methods[one] }))}
        />
      </FilterBar>
      {entries.length > 0 && <p className="font-semibold">{sum}</p>}
      {entries.length > 0 ? <EntriesTable entries={entries} /> : <EmptyState>{texts.none}</EmptyState>}
      <Paging
        label={moneyTexts.paging.label}
        steps={[
          { label: moneyTexts.paging.first, to: after && receivedAddress(query) },
          { label: moneyTexts.paging.more, to: nextCursor && receivedAddress(query, nextCursor) },
        ]}
      />
    </div>
  );
}
