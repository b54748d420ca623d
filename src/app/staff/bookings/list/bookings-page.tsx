import { Form, Link, useSubmit } from 'react-router';
import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { periodText } from '#app/staff/cabs/figures/period-text.ts';
import { useLive } from '#app/staff/enquiries/live/use-live.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { SearchForm } from '#app/staff/ui/search-form.tsx';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
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
import { presentListed } from './shown-listed-booking.ts';

const { list: content, statuses } = staffBookingsContent;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readListQuery(request.url);
  const now = new Date();
  const { bookings, nextCursor } = await listBookings(context.get(pageContext).db, actor, query, now);
  return { query, nextCursor, bookings: bookings.map((booking) => presentListed(booking, now)) };
}

const chip =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-3 text-sm hover:border-teal aria-[current=page]:border-teal aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal lg:min-h-8';
const select = 'min-h-11 rounded-lg border border-line bg-card px-2 text-[0.9375rem] lg:min-h-8';

/** Chosen by one click. */
function Filters({ query }: { query: BookingListQuery }) {
  const cabs = useCabs();
  const submit = useSubmit();
  return (
    <Form
      action={paths.adminBookings}
      className="flex flex-wrap items-center gap-1.5"
      onChange={(event) => void submit(event.currentTarget)}
    >
      {Object.entries({ view: query.period ? '' : query.view, ...periodFields(query.period) })
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <select name="status" aria-label={content.status} defaultValue={query.status ?? ''} className={select}>
        <option value="">{content.anyStatus}</option>
        {dutyStatuses.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </select>
      <select name="city" aria-label={content.city} defaultValue={query.city ?? ''} className={select}>
        <option value="">{content.anyCity}</option>
        {cabs.cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Form>
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
      <Link to={paths.adminBookingFigures} className="inline-block py-1 text-teal underline">
        {content.toFigures}
      </Link>
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
        <h1 className="self-center text-2xl">{content.title}</h1>
        <div className="grow max-sm:order-last max-sm:w-full">
          <SearchForm path={paths.adminBookings} texts={content.search} search={search ?? ''} />
        </div>
        <Link to={paths.adminNewBooking} className={`${buttonClass} max-sm:ml-auto`}>
          {content.add}
        </Link>
      </div>
      {!search && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <nav aria-label={content.views} className="flex min-w-0 gap-1.5 overflow-x-auto">
            {bookingViews.map((one) => (
              <Link
                key={one}
                to={listAddress({ view: one, city })}
                aria-current={one === view && !period ? 'page' : undefined}
                className={chip}
              >
                {content.viewNames[one]}
              </Link>
            ))}
          </nav>
          <Filters key={`${view} ${status} ${city} ${JSON.stringify(period)}`} query={query} />
        </div>
      )}
      {period && !search && <PeriodLine period={period} />}
      {bookings.length > 0 ? (
        <BookingsTable bookings={bookings} />
      ) : (
        <p className="text-quiet">{content.none}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {after && (
          <Link to={listAddress({ ...shown, status, city })} className={outlineButtonClass}>
            {content.first}
          </Link>
        )}
        {nextCursor && (
          <Link
            to={listAddress({ ...shown, status, city, after: nextCursor })}
            className={outlineButtonClass}
          >
            {content.more}
          </Link>
        )}
      </div>
    </div>
  );
}
