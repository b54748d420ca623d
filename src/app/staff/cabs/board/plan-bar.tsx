import { Link } from 'react-router';
import { staffCabBoardContent } from '#app/content/staff/cabs/cab-board.ts';
import { staffSlipContent } from '#app/content/staff/cabs/slip.ts';
import { DriverLinkButtons } from '#app/staff/bookings/driver-link-buttons.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingPath } from '#staff-paths.ts';
import type { BoardResult, UndoFields } from './board-action.ts';
import type { OpenCheck } from './use-plan.ts';

const content = staffCabBoardContent.done;
const panel = staffCabBoardContent.panel;
const button = 'min-h-11 shrink-0 rounded-lg px-3 font-semibold text-teal underline lg:min-h-9';

type ChecksProps = {
  checks: readonly OpenCheck[];
  onTickOff: (dutyId: string) => void;
};

/** Warnings about saved plans. They stay until the plan is mended or ticked off. */
export function PlanChecks({ checks, onTickOff }: ChecksProps) {
  if (checks.length === 0) return null;
  return (
    <section
      aria-label={content.checksLabel}
      className="mb-2 rounded-xl border-3 border-saffron bg-card py-1 pr-1 pl-4 shadow-2xl"
    >
      <ul>
        {checks.map(({ dutyId, bookingId, warnings }) => (
          <li key={dutyId} className="flex items-start gap-2">
            <p className="max-w-none min-w-0 grow py-2">
              <b>
                <span aria-hidden="true">⚠ </span>
                {content.checkOf(bookingNumber(bookingId))}
              </b>{' '}
              {warnings.join('; ')}.
            </p>
            <Link to={bookingPath(bookingId)} className={`${button} inline-flex items-center`}>
              {panel.openBooking}
            </Link>
            <button
              type="button"
              aria-label={content.tickOff(bookingNumber(bookingId))}
              className={button}
              onClick={() => onTickOff(dutyId)}
            >
              {content.checked}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  result: BoardResult | undefined;
  onUndo: (fields: UndoFields) => void;
  onDismiss: () => void;
};

/** A warning has another frame than a success, and its own word. */
function frameOf(result: BoardResult | undefined, hasWarnings: boolean): string {
  if (!result) return 'sr-only';
  const colour = result.done ? (hasWarnings ? 'border-saffron' : 'border-teal') : 'border-brick';
  return `grid gap-1 rounded-xl border-3 bg-card py-1 pr-1 pl-4 shadow-2xl ${colour}`;
}

/** What was saved, what to send to the driver, and how to take it back. */
export function PlanBar({ result, onUndo, onDismiss }: Props) {
  const { undo, check, link } = result?.done ? result.value : {};
  const warnings = check?.warnings ?? [];
  const later = result && !result.done && result.code === 'late_change' ? result.present : undefined;
  return (
    <div className={frameOf(result, warnings.length > 0)}>
      <div className="flex items-start gap-2">
        {/* The live region is always in the document. */}
        <div role="status" className="min-w-0 grow py-2">
          {result && <p className="max-w-none font-semibold">{result.text}</p>}
          {warnings.length > 0 && (
            <p className="sr-only">
              {content.check} {warnings.join('; ')}.
            </p>
          )}
        </div>
        {later && (
          <Link to={later.stored} className={`${button} inline-flex items-center`}>
            {panel.openBooking}
          </Link>
        )}
        {undo && (
          <button type="button" className={button} onClick={() => onUndo(undo)}>
            {content.undo}
          </button>
        )}
        {result && (
          <button
            type="button"
            aria-label={content.dismiss}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand lg:size-9"
            onClick={onDismiss}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      {link && (
        <section aria-label={staffSlipContent.link.heading} className="grid gap-1 pr-3 pb-2">
          <p className="max-w-none">
            <strong>{staffSlipContent.link.sendHeading(link.driver)}</strong>{' '}
            <span className="text-quiet text-sm">{link.opened || staffSlipContent.link.notOpened}</span>
          </p>
          <DriverLinkButtons link={link} />
        </section>
      )}
    </div>
  );
}
