import { DriverLinkButtons } from '#app/staff/cabs/bookings/driver-link-buttons.tsx';
import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingPath } from '#staff-paths.ts';
import type { BoardResult, UndoFields } from './board-action.ts';
import { staffCabBoardContent } from './texts.ts';
import type { OpenCheck } from './use-plan.ts';

const content = staffCabBoardContent.done;
const panel = staffCabBoardContent.panel;
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
            <TextLink to={bookingPath(bookingId)}>{panel.openBooking}</TextLink>
            <Button
              look="text"
              aria-label={content.tickOff(bookingNumber(bookingId))}
              onClick={() => onTickOff(dutyId)}
            >
              {content.checked}
            </Button>
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
        {later && <TextLink to={later.stored}>{panel.openBooking}</TextLink>}
        {undo && (
          <Button look="text" onClick={() => onUndo(undo)}>
            {content.undo}
          </Button>
        )}
        {result && (
          <IconButton aria-label={content.dismiss} onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
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
