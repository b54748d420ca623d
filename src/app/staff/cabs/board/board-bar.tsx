import type { MouseEvent, PointerEvent } from 'react';
import type { BoardRows, BoardView } from './board-query.ts';
import type { DutyView } from './board-view.ts';
import { isBeside, type Room } from './positions.ts';
import { staffCabBoardContent as content } from './texts.ts';

/** A narrower bar shows its first line only. */
const minLines = 8;

/** What moves or has gone wrong is said in a word; for the others the mark is enough. */
const worded: readonly string[] = ['on-the-way', 'on-duty', 'cancelled', 'no-show'];

/** What a bar says besides its first line. */
function secondLine({ status, shortRoute, car, driver, isOpen }: DutyView, rows: BoardRows): string {
  const missing = rows === 'cars' ? car && !driver && content.noDriver : driver && !car && content.noCar;
  return [worded.includes(status) && content.statuses[status], isOpen && missing, shortRoute]
    .filter(Boolean)
    .join(' · ');
}

const restOf = (duty: DutyView): string =>
  [
    content.until(duty.ends),
    content.statuses[duty.status],
    duty.typeName,
    duty.car || content.noCar,
    duty.driver || content.noDriver,
    duty.number,
  ].join(', ');

export type BarProps = {
  duty: DutyView;
  view: BoardView;
  rows: BoardRows;
  /** The columns of the bar with its text. */
  room: Room;
  isFirst: boolean;
  isPending: boolean;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
};

function BarText({ duty, view, second }: Pick<BarProps, 'duty' | 'view'> & { second: string }) {
  return (
    <>
      <span className="cab-bar-line">
        <span aria-hidden="true">{content.marks[duty.status]} </span>
        <span className="tabular-nums">{duty.isCutBefore ? '…' : duty.clock}</span> <b>{duty.customer}</b>
        {view === 'week' && duty.shortRoute && <span className="text-quiet"> {duty.shortRoute}</span>}
      </span>
      {view === 'day' && second && <span className="cab-bar-line text-quiet">{second}</span>}
    </>
  );
}

/** A duty across its time. The text of a short bar is beside it, up to the next one. */
export function BoardBar(props: BarProps) {
  const { duty, view, rows, room, isFirst, isPending, onOpen, onPointerDown } = props;
  const { span, clock, customer, status, isCutBefore, isCutAfter } = duty;
  const second = secondLine(duty, rows);
  const hasTextBeside = view === 'day' && isBeside(span, room.span);
  const beside = room.span - span;
  const text = <BarText duty={duty} view={view} second={hasTextBeside || span >= minLines ? second : ''} />;
  return (
    <li className={`cab-slot col-start-${room.start} col-span-${room.span}`}>
      <button
        type="button"
        data-bar={duty.id}
        data-status={status}
        data-pending={isPending || undefined}
        tabIndex={isFirst ? 0 : -1}
        aria-haspopup="dialog"
        title={`${clock} ${customer}, ${duty.route}, ${restOf(duty)}`}
        className={`cab-hit ${duty.isPlanned ? 'cursor-grab' : ''}`}
        onClick={onOpen}
        onPointerDown={onPointerDown}
      >
        <span
          data-status={status}
          data-cut={[isCutBefore && 'before', isCutAfter && 'after'].filter(Boolean).join(' ') || undefined}
          className={`cab-bar row-start-1 col-start-${room.isBefore ? beside + 1 : 1} col-span-${span}`}
        >
          {!hasTextBeside && text}
        </span>
        {hasTextBeside && (
          <span
            className={`cab-beside row-start-1 col-start-${room.isBefore ? 1 : span + 1} col-span-${beside} ${room.isBefore ? 'text-right' : ''}`}
          >
            {text}
          </span>
        )}
        <span className="sr-only">, {restOf(duty)}</span>
      </button>
    </li>
  );
}
