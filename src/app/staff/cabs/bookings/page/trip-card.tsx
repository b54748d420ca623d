import { useState } from 'react';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import type { Act } from './duty-card.tsx';
import { PlainFacts } from './plain-facts.tsx';
import { CancelTripPopup, TripDaysPopup } from './trip-popups.tsx';
import type { TripView } from './trip-view.ts';

const content = staffBookingsContent.trip;

type Props = {
  bookingId: string;
  trip: TripView;
  onAct: Act;
  onDone: (text: string) => void;
};

function TripActions({ bookingId, trip, onAct, onDone }: Props) {
  const [open, setOpen] = useState<'days' | 'cancel'>();
  const popup = { bookingId, trip, onDone, onClose: () => setOpen(undefined) };
  const opener = (kind: 'days' | 'cancel', label: string) => (
    <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
      {label}
    </Button>
  );
  if (trip.isCancelled)
    return (
      <div>
        <Button look="quiet" onClick={() => onAct({ intent: 'restore-trip', id: bookingId })}>
          {content.restore}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-1.5">
      {opener('days', content.changeDays)}
      {opener('cancel', content.cancel)}
      {open === 'days' && <TripDaysPopup {...popup} />}
      {open === 'cancel' && <CancelTripPopup {...popup} />}
    </div>
  );
}

function Sums({ rows }: { rows: TripView['sums'] }) {
  return (
    <SumTable
      caption={content.sums}
      rows={rows.map(({ name, amount }, index) => ({
        name,
        value: amount,
        isTotal: index === rows.length - 1,
      }))}
    />
  );
}

function List({ heading, points }: { heading: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans font-semibold text-quiet text-sm">{heading}</h3>
      <ul className="list-disc pl-5 text-[0.9375rem]">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sold never changes, and two points may say the same
          <li key={index} className="whitespace-pre-line wrap-anywhere">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A trip at the price of its quote: when, what was sold, its sums and its terms. */
export function TripCard(props: Props) {
  const { trip } = props;
  return (
    <section aria-labelledby="trip" className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DutyPill status={trip.status} />
        <h2 id="trip" className="min-w-0 text-lg wrap-anywhere">
          {trip.title}
        </h2>
        <p className="ml-auto font-semibold tabular-nums">{trip.days}</p>
      </div>
      <TripActions {...props} />
      <PlainFacts facts={[[content.kind, trip.kind]]} />
      <List heading={content.lines} points={trip.lines} />
      <Sums rows={trip.sums} />
      <List heading={content.itinerary} points={trip.itinerary} />
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        <List heading={content.included} points={trip.included} />
        <List heading={content.notIncluded} points={trip.notIncluded} />
      </div>
      <div>
        <h3 className="font-sans font-semibold text-quiet text-sm">{content.terms}</h3>
        <p className="whitespace-pre-line text-[0.9375rem] wrap-anywhere">{trip.terms || content.noTerms}</p>
      </div>
    </section>
  );
}
