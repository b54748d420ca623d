import { bookingContent } from '#app/content/site/links/booking.ts';
import { PlanParts } from '#app/quote/plan-parts.tsx';
import type { BookingView } from './booking-view.ts';

const content = bookingContent.price;

type RowProps = { name: string; value: string; isStrong?: boolean };

function Row({ name, value, isStrong = false }: RowProps) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-6 ${isStrong ? 'border-line border-t pt-2 font-semibold text-lg' : ''}`}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="ml-auto tabular-nums">{value}</dd>
    </div>
  );
}

/** In which parts it is paid, and which of them are. */
function Plan({ parts }: { parts: BookingView['plan'] }) {
  if (parts.length === 0) return null;
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <h3 className="font-sans font-semibold text-base">{content.plan}</h3>
      <PlanParts parts={parts} />
    </div>
  );
}

/** Total, what was paid, and the balance. */
export function PriceSection({ booking }: { booking: BookingView }) {
  const { duties, trip, charges, total, totalName, paid, refunded, refunds, balance } = booking;
  return (
    <section aria-labelledby="price" className="grid gap-4 rounded-2xl border border-line bg-card p-5">
      <h2 id="price" className="text-xl">
        {content.heading}
      </h2>
      {trip && (
        <dl className="grid gap-2">
          {trip.cost.map(({ name, value }) => (
            <Row key={name} name={name} value={value} />
          ))}
        </dl>
      )}
      {(trip ? [] : duties).map(({ id, ride, route, cost }) => (
        <div key={id} className="grid gap-2">
          {ride && (
            <h3 className="font-sans font-semibold text-base wrap-anywhere">
              {route}
              <span className="block font-normal text-quiet text-sm">{ride}</span>
            </h3>
          )}
          <dl className="grid gap-2">
            {cost.map(({ name, value }) => (
              <Row key={name} name={name} value={value} />
            ))}
          </dl>
        </div>
      ))}
      <dl className="grid gap-2">
        {charges.map(({ id, name, value }) => (
          <Row key={id} name={name} value={value} />
        ))}
        <Row name={totalName} value={total} isStrong />
        <Row name={content.paid} value={paid} />
        {refunded.map(({ id, name, value }) => (
          <Row key={id} name={name} value={value} />
        ))}
        <Row name={balance.name} value={balance.value} isStrong />
      </dl>
      {/* Of a trip that is cancelled, the box at the top says it. */}
      {(trip?.state === 'ended' ? [] : refunds).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Plan parts={booking.plan} />
    </section>
  );
}
