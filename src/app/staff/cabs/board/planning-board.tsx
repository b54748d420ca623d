import { type KeyboardEvent, useState } from 'react';
import { DriverLinkButtons } from '#app/staff/cabs/bookings/driver-link-buttons.tsx';
import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import { bookingPath } from '#staff-paths.ts';
import { Agenda } from './agenda.tsx';
import type { BoardResult, UndoFields } from './board-action.ts';
import { BoardGrid, type DayView } from './board-grid.tsx';
import type { BoardRows, CabBoardQuery } from './board-query.ts';
import type { BoardView } from './board-view.ts';
import { timesText } from './change-text.ts';
import { DutyPanel } from './duty-panel.tsx';
import { ProposalPanel } from './propose/proposal-panel.tsx';
import { SwapPanel } from './swap/swap-panel.tsx';
import { TellCustomer } from './tell-customer.tsx';
import { staffCabBoardContent as content } from './texts.ts';
import type { ToldView } from './told-view.ts';
import type { Drop } from './use-drag.ts';
import { type OpenCheck, usePlan } from './use-plan.ts';

const planBarContent = content.done;
const panel = content.panel;
type ChecksProps = {
  checks: readonly OpenCheck[];
  onTickOff: (dutyId: string) => void;
};

/** Warnings about saved plans. They stay until the plan is mended or ticked off. */
function PlanChecks({ checks, onTickOff }: ChecksProps) {
  if (checks.length === 0) return null;
  return (
    <section
      aria-label={planBarContent.checksLabel}
      className="mb-2 rounded-xl border-3 border-saffron bg-card py-1 pr-1 pl-4 shadow-2xl"
    >
      <ul>
        {checks.map(({ dutyId, bookingId, warnings }) => (
          <li key={dutyId} className="flex items-start gap-2">
            <p className="max-w-none min-w-0 grow py-2">
              <b>
                <span aria-hidden="true">⚠ </span>
                {planBarContent.checkOf(bookingNumber(bookingId))}
              </b>{' '}
              {warnings.join('; ')}.
            </p>
            <TextLink to={bookingPath(bookingId)}>{panel.openBooking}</TextLink>
            <Button
              look="text"
              aria-label={planBarContent.tickOff(bookingNumber(bookingId))}
              onClick={() => onTickOff(dutyId)}
            >
              {planBarContent.checked}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlanBarProps = {
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
function PlanBar({ result, onUndo, onDismiss }: PlanBarProps) {
  const { undo, check, link, told } = result?.done ? result.value : {};
  const [toldOpen, setToldOpen] = useState<ToldView>();
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
              {planBarContent.check} {warnings.join('; ')}.
            </p>
          )}
        </div>
        {later && <TextLink to={later.stored}>{panel.openBooking}</TextLink>}
        {told && (
          <Button
            look="text"
            aria-expanded={toldOpen === told}
            onClick={() => setToldOpen(toldOpen === told ? undefined : told)}
          >
            {content.told.open}
          </Button>
        )}
        {undo && (
          <Button look="text" onClick={() => onUndo(undo)}>
            {planBarContent.undo}
          </Button>
        )}
        {result && (
          <IconButton aria-label={planBarContent.dismiss} onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {told && toldOpen === told && <TellCustomer told={told} />}
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

const moveQuestionContent = content.move;

type MoveQuestionProps = {
  drop: Drop;
  rows: BoardRows;
  isOtherRow: boolean;
  onMove: () => void;
  /** Changes the row alone. */
  onKeepTime: () => void;
  onClose: () => void;
};

/** The customer was promised a time, so a drag alone does not change it. */
function MoveQuestion({ drop, rows, isOtherRow, onMove, onKeepTime, onClose }: MoveQuestionProps) {
  const { duty, rowId, rowName, byMs } = drop;
  const [from, to] = timesText(new Date(duty.startMs), new Date(duty.startMs + byMs));
  const answer = (act: () => void) => (event: { currentTarget: HTMLElement }) => {
    event.currentTarget.closest('dialog')?.close();
    act();
  };
  return (
    <Dialog title={moveQuestionContent.title(duty.number, from, to)} onClose={onClose}>
      <div className="grid gap-3">
        <p>
          {duty.customer}, {duty.route}
        </p>
        {isOtherRow && (
          <p>{rowId ? moveQuestionContent.rowToo[rows](rowName) : moveQuestionContent.none[rows]}</p>
        )}
        <p className="text-quiet">{moveQuestionContent.tell}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={answer(onMove)}>{moveQuestionContent.go(to)}</Button>
          {isOtherRow && (
            <Button look="secondary" onClick={answer(onKeepTime)}>
              {moveQuestionContent.keep[rows](from)}
            </Button>
          )}
          <CloseDialog>{moveQuestionContent.cancel}</CloseDialog>
        </div>
      </div>
    </Dialog>
  );
}

type Props = {
  board: BoardView;
  query: CabBoardQuery;
  days: readonly DayView[];
  renderedAt: number;
  /** While a proposal for the day is shown. */
  proposal?: { dayText: string; onClose: () => void } | undefined;
};

/** The duties, and all that can be done with them: as a board, and as an agenda on a phone. */
export function PlanningBoard({ board, query, days, renderedAt, proposal }: Props) {
  const plan = usePlan();
  const [openId, setOpenId] = useState<string>();
  const open = board.duties.find(({ id }) => id === openId);
  const openDuty = ({ id }: { id: string }) => {
    plan.dismiss();
    setOpenId(id);
  };

  const [swapId, setSwapId] = useState<string>();
  const swapped = board.duties.find(({ id, isPlanned }) => id === swapId && isPlanned);
  const openSwap = (id: string) => {
    plan.dismiss();
    setOpenId(undefined);
    setSwapId(id);
  };
  /** On a bar, S opens what it can be swapped with. */
  const swapByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = event.target instanceof HTMLElement ? event.target.dataset.bar : undefined;
    if (!board.duties.some((duty) => duty.id === id && duty.isPlanned)) return;
    event.preventDefault();
    if (id !== undefined) openSwap(id);
  };

  const [asked, setAsked] = useState<Drop>();
  const rowKey = query.rows === 'cars' ? 'carId' : 'driverId';
  const isOtherRow = ({ duty, rowId }: Drop) => (duty[rowKey] ?? '') !== rowId;
  const carryOut = (drop: Drop) => {
    const { duty, rowId, byMs } = drop;
    void plan.plan({
      intent: 'plan',
      dutyId: duty.id,
      revision: String(duty.revision),
      ...(isOtherRow(drop) && { [rowKey]: rowId }),
      ...(byMs !== 0 && { pickupAt: minuteInIndia(new Date(duty.startMs + byMs)).replace(' ', 'T') }),
    });
  };
  const onDrop = (drop: Drop) => {
    if (drop.byMs !== 0) setAsked(drop);
    else if (isOtherRow(drop)) carryOut(drop);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the bars, which are buttons */}
      <div className="flex min-h-0 flex-1 flex-col gap-1 max-md:hidden" onKeyDown={swapByKey}>
        <BoardGrid
          board={board}
          query={query}
          days={days}
          renderedAt={renderedAt}
          pendingId={plan.pendingId}
          onOpen={openDuty}
          onDrop={onDrop}
        />
      </div>
      <div className="md:hidden">
        <Agenda
          duties={board.duties}
          isWeek={query.view === 'week'}
          renderedAt={renderedAt}
          onOpen={openDuty}
        />
      </div>
      <div className="sticky bottom-4 z-10 max-lg:bottom-20">
        {!open && <PlanChecks checks={plan.checks} onTickOff={plan.tickOff} />}
        <PlanBar
          result={open ? undefined : plan.result}
          onUndo={(fields) => void plan.plan(fields)}
          onDismiss={plan.dismiss}
        />
      </div>
      {open && (
        <DutyPanel
          duty={open}
          plan={plan}
          onSwap={() => openSwap(open.id)}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {swapped && (
        <SwapPanel duty={swapped} duties={board.duties} plan={plan} onClose={() => setSwapId(undefined)} />
      )}
      {proposal && <ProposalPanel {...proposal} query={query} plan={plan} />}
      {asked && (
        <MoveQuestion
          drop={asked}
          rows={query.rows}
          isOtherRow={isOtherRow(asked)}
          onMove={() => carryOut(asked)}
          onKeepTime={() => carryOut({ ...asked, byMs: 0 })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
