import { pageContext } from '#app/page-context.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { periodText } from '#app/staff/cabs/report/period-text.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useLive } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { dutyStatuses } from '#domain/bookings/duty-status.ts';
import {
  type BookingListQuery,
  bookingViews,
  type ListedPeriod,
} from '#domain/bookings/list/booking-list.ts';
import { listBookings } from '#domain/bookings/list/booking-list-service.ts';
import { carName } from '#domain/fares/cab-names.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/bookings-page.ts';
import { BookingsTable } from './bookings-table.tsx';
import { listAddress, periodFields, readListQuery } from './list-query.ts';
import { toListedView } from './listed-booking-view.ts';

const { list: content, statuses } = staffBookingsContent;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readListQuery(request.url);
  const now = new Date();
  const { bookings, nextCursor } = await listBookings(context.get(pageContext).db, actor, query, now);
  return { query, nextCursor, bookings: bookings.map((booking) => toListedView(booking, now)) };
}

/** Chosen by one click. */
function Filters({ query }: { query: BookingListQuery }) {
  const cabs = useCabs();
  return (
    <FilterBar
      action={paths.adminBookings}
      appliesAtOnce
      keep={{ view: !query.period && query.view, ...periodFields(query.period) }}
    >
      <FilterSelect
        name="status"
        label={content.status}
        any={content.anyStatus}
        value={query.status}
        options={dutyStatuses.map((status) => ({ value: status, label: statuses[status] }))}
      />
      <FilterSelect
        name="city"
        label={content.city}
        any={content.anyCity}
        value={query.city}
        options={cabs.cities.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </FilterBar>
  );
}

/** Which figure's duties are listed. */
function PeriodLine({ period }: { period: ListedPeriod }) {
  const cabs = useCabs();
  const { carType, carId, isLate } = period;
  return (
    <p>
      <strong>{content.ofFigure(periodText(period))}</strong>
      {[carType && carName(cabs, carType), carId && content.oneCar, isLate && content.late]
        .filter(Boolean)
        .map((part) => `, ${part}`)}{' '}
      <TextLink to={paths.adminBookingFigures}>{content.toFigures}</TextLink>
    </p>
  );
}

export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  const { query, bookings, nextCursor } = loaderData;
  const { view, period, status, city, search, after } = query;
  const shown = period ? { period } : { view };
  useLive({ concerns: (change) => 'bookingId' in change });
  return (
    <div data-wide className="@container grid gap-3">
      <CabsNav />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <PageTitle>{content.title}</PageTitle>
        <div className="grow max-sm:order-last max-sm:w-full">
          <SearchBox path={paths.adminBookings} texts={content.search} search={search ?? ''} />
        </div>
        <span className="max-sm:ml-auto">
          <ButtonLink to={paths.adminNewBooking}>{content.add}</ButtonLink>
        </span>
      </div>
      {!search && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Chips label={content.views}>
            {bookingViews.map((one) => (
              <ChipLink key={one} to={listAddress({ view: one, city })} isCurrent={one === view && !period}>
                {content.viewNames[one]}
              </ChipLink>
            ))}
          </Chips>
          <Filters key={`${view} ${status} ${city} ${JSON.stringify(period)}`} query={query} />
        </div>
      )}
      {period && !search && <PeriodLine period={period} />}
      {bookings.length > 0 ? <BookingsTable bookings={bookings} /> : <EmptyState>{content.none}</EmptyState>}
      <Paging
        label={content.paging}
        steps={[
          { label: content.first, to: after && listAddress({ ...shown, status, city }) },
          {
            label: content.more,
            to: nextCursor && listAddress({ ...shown, status, city, after: nextCursor }),
          },
        ]}
      />
    </div>
  );
}
