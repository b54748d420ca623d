import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import type { BookingDayView } from './event-text.ts';

const { page: content, change } = staffBookingsContent;

type Props = { days: readonly BookingDayView[]; onUndoMove: (dutyId: string) => void };

/** Everything that happened to the booking, by day, the newest first. */
export function BookingTimeline({ days, onUndoMove }: Props) {
  return (
    <section aria-labelledby="timeline" className="grid gap-2">
      <h2 id="timeline" className="text-lg">
        {content.timeline}
      </h2>
      {days.length === 0 && <p className="text-quiet">{content.noEvents}</p>}
      {days.map(({ day, name, events }) => (
        <div key={day} className="grid gap-1">
          <h3 className="font-sans font-semibold text-quiet text-sm">{name}</h3>
          <ol className="grid gap-1.5">
            {events.map(({ id, moment, when, clock, what, undoDutyId }) => (
              <li key={id} className="grid grid-cols-[3rem_1fr] gap-x-1 text-[0.9375rem] leading-snug">
                <time dateTime={moment} title={when} className="text-quiet text-sm tabular-nums">
                  {clock}
                </time>
                <p className="min-w-0 wrap-anywhere">
                  {what}
                  {undoDutyId && (
                    <span className="ml-2">
                      <Button
                        look="text"
                        aria-label={change.undoMoveOf(what)}
                        onClick={() => onUndoMove(undoDutyId)}
                      >
                        {change.undoMove}
                      </Button>
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
