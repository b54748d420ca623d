import { Form, Link } from 'react-router';
import { staffCabFiguresContent as content } from '#app/content/staff/cabs/figures.ts';
import { type Period, periodNames } from '#domain/bookings/figures/period.ts';
import { paths } from '#paths.ts';
import { type FiguresQuery, figuresAddress } from './figures-query.ts';

const option =
  'inline-flex min-h-11 items-center px-3 font-semibold text-sm text-teal -outline-offset-2 hover:bg-sand aria-[current=true]:bg-teal aria-[current=true]:text-on-teal lg:min-h-9';
const box =
  'min-h-11 min-w-0 max-sm:flex-1 rounded-lg border border-quiet/60 bg-card px-2 text-sm lg:min-h-9';

/** The period, in the address. Without script the chosen days are sent by the button. */
export function PeriodChoice({ name, period }: { name: FiguresQuery['name']; period: Period }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav
        aria-label={content.periodLabel}
        className="flex overflow-hidden rounded-lg border border-line bg-card"
      >
        {periodNames.map((one) => (
          <Link
            key={one}
            to={figuresAddress(one)}
            aria-current={one === name ? 'true' : undefined}
            className={option}
          >
            {content.periods[one]}
          </Link>
        ))}
      </nav>
      <Form
        key={`${period.firstDay} ${period.lastDay}`}
        action={paths.adminBookingFigures}
        aria-label={content.chosen}
        className="flex min-w-0 flex-wrap items-center gap-1.5 max-sm:w-full"
      >
        <input
          type="date"
          name="from"
          required
          aria-label={content.from}
          defaultValue={period.firstDay}
          className={box}
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          name="to"
          required
          aria-label={content.to}
          defaultValue={period.lastDay}
          className={box}
        />
        <button
          type="submit"
          className="inline-flex min-h-11 shrink-0 items-center rounded-lg border border-line px-3 font-semibold text-sm text-teal hover:border-teal lg:min-h-9"
        >
          {content.show}
        </button>
      </Form>
    </div>
  );
}
