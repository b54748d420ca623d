import { tripContent } from '#app/content/site/links/trip.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { customerBookingPath, customerVoucherPath, tripCalendarPath } from '#paths.ts';
import type { YourTripView } from './your-trip-view.ts';

const content = tripContent.calendar;

/** Shown by the service worker, which writes the time into it. */
export const StoredNote = () => (
  <p
    id="stored-copy"
    hidden
    className="rounded-lg bg-night px-4 py-3 font-semibold text-lg text-on-night print:text-ink"
  >
    {content.asOf} <time id="stored-at" />
  </p>
);

type Props = { token: string; trip: Pick<YourTripView, 'phase' | 'hasVoucher'> };

/** Voucher, calendar file, and the copy of this page that the script keeps. */
export function OnPhoneSection({ token, trip: { phase, hasVoucher } }: Props) {
  const hasCalendar = phase === 'before' || phase === 'under-way';
  return (
    <section
      aria-labelledby="on-phone"
      // The script shows it where it has only the copy.
      hidden={!hasVoucher && !hasCalendar}
      data-keep-page={customerBookingPath(token)}
      className="grid gap-4 rounded-2xl border border-line bg-card p-5 print:hidden"
    >
      <h2 id="on-phone" className="text-xl">
        {content.heading}
      </h2>
      {hasVoucher && (
        <div className="grid gap-2">
          <a className={outlineButtonClass} href={customerVoucherPath(token)}>
            {tripContent.voucher.open}
          </a>
          <p className="text-quiet">{tripContent.voucher.hint}</p>
        </div>
      )}
      {hasCalendar && (
        <div className="grid gap-2">
          <a className={outlineButtonClass} href={tripCalendarPath(token)}>
            {content.add}
          </a>
          <p className="text-quiet">{content.hint}</p>
        </div>
      )}
      <div data-copy hidden className="grid gap-3">
        <div role="status">
          <p data-kept hidden>
            {content.kept}
          </p>
          <p data-removed hidden>
            {content.removed}
          </p>
        </div>
        <button data-remove hidden type="button" className={outlineButtonClass}>
          {content.remove}
        </button>
        <button data-keep hidden type="button" className={outlineButtonClass}>
          {content.keep}
        </button>
      </div>
    </section>
  );
}
