import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { lateProblem } from '#domain/bookings/board/duty-problems.ts';
import type { BoardRows, BoardView } from './board-query.ts';
import { type DutyView, type MarkView, toMarkView } from './board-view.ts';
import { isBeside, type Room } from './positions.ts';
import { staffCabBoardContent as content } from './texts.ts';

/** A narrower bar has no room for its clock. */
const minLines = 8;

/** What moves or has gone wrong is said in a word; for the others the mark is enough. */
const worded: readonly string[] = ['on-the-way', 'on-duty', 'cancelled', 'no-show'];

/** What has to be mended, also what only the clock brings: a duty that begins soon and has no driver. */
export function marksOf(duty: DutyView, minute: number): MarkView[] {
  const late = lateProblem({ ...duty, pickupAt: new Date(duty.startMs) }, new Date(minute));
  return [...duty.marks, ...(late ? [toMarkView(late)] : [])];
}

const carText = ({ car, carTypeName }: DutyView) => `${car} ${carTypeName}`;

/** Of the crew what the row does not say: in the row of a car its driver, in that of a driver the car, and on top what is needed. */
function crewText(duty: DutyView, rows: BoardRows): string[] {
  const { car, driver, typeName, isOpen } = duty;
  if (rows === 'cars') {
    if (!car) return [typeName, driver];
    return [driver || (isOpen ? content.noDriver : '')];
  }
  if (car) return [carText(duty)];
  return isOpen ? [driver && content.noCar, typeName] : [];
}

/** What a bar says besides its first line and its marks. */
const secondLine = (duty: DutyView, rows: BoardRows): string =>
  [worded.includes(duty.status) && content.statuses[duty.status], ...crewText(duty, rows), duty.shortRoute]
    .filter(Boolean)
    .join(' · ');

const restOf = (duty: DutyView, marks: readonly MarkView[]): string =>
  [
    content.until(duty.ends),
    content.statuses[duty.status],
    duty.car ? carText(duty) : content.noCar,
    duty.driver || content.noDriver,
    duty.carTypeName !== duty.typeName && content.needed(duty.typeName),
    duty.number,
    marks.length > 0 && content.problemsOf(marks.map(({ text }) => text).join('; ')),
  ]
    .filter(Boolean)
    .join(', ');

export type BarProps = {
  duty: DutyView;
  view: BoardView;
  rows: BoardRows;
  /** The columns of the bar with its text. */
  room: Room;
  isFirst: boolean;
  isPending: boolean;
  /** The present minute. */
  minute: number;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
};

type TextProps = { duty: DutyView; words: string };

const ClockText = ({ duty, words }: TextProps) => (
  <>
    <span aria-hidden="true">
      {words && <b className="cab-problem">⚠ </b>}
      {content.marks[duty.status]}{' '}
    </span>
    <span className="tabular-nums">{duty.isCutBefore ? '…' : duty.clock}</span>{' '}
  </>
);

const ProblemText = ({ words }: Pick<TextProps, 'words'>) => <b className="cab-problem">{words}</b>;

type WholeProps = TextProps & Pick<BarProps, 'view'> & { second: string };

function WholeText({ duty, view, words, second }: WholeProps) {
  return (
    <>
      <span className="cab-bar-line">
        <ClockText duty={duty} words={words} />
        <b>{duty.customer}</b>
        {view === 'week' && duty.shortRoute && <span className="text-quiet"> {duty.shortRoute}</span>}
      </span>
      {view === 'day' && (words || second) && (
        <span className="cab-bar-line">
          <ProblemText words={words} />
          <span className="text-quiet">
            {words && second && ' · '}
            {second}
          </span>
        </span>
      )}
    </>
  );
}

type Texts = { inside: ReactNode; beside?: ReactNode };

/** A long bar has all of its text inside; a shorter one has customer and crew beside it, and a short one everything. */
function textsOf({ duty, view, rows, room }: BarProps, marks: readonly MarkView[]): Texts {
  const second = secondLine(duty, rows);
  const words = [...new Set(marks.map(({ name }) => name))].join(', ');
  const whole = (line: string) => <WholeText duty={duty} view={view} words={words} second={line} />;
  const isWide = duty.span >= minLines;
  if (view === 'week' || !isBeside(duty.span, room.span)) return { inside: whole(isWide ? second : '') };
  if (!isWide) return { inside: null, beside: whole(second) };
  return {
    inside: (
      <>
        <span className="cab-bar-line">
          <ClockText duty={duty} words={words} />
        </span>
        <span className="cab-bar-line">
          <ProblemText words={words} />
        </span>
      </>
    ),
    beside: (
      <>
        <span className="cab-bar-line">
          <b>{duty.customer}</b>
        </span>
        <span className="cab-bar-line text-quiet">{second}</span>
      </>
    ),
  };
}

/** A duty across its time. The text of a short bar is beside it, up to the next one. */
export function BoardBar(props: BarProps) {
  const { duty, room, isFirst, isPending, minute, onOpen, onPointerDown } = props;
  const { span, clock, customer, status, isCutBefore, isCutAfter } = duty;
  const marks = marksOf(duty, minute);
  const rest = restOf(duty, marks);
  const texts = textsOf(props, marks);
  const besideSpan = room.span - span;
  return (
    <li className={`cab-slot col-start-${room.start} col-span-${room.span}`}>
      <button
        type="button"
        data-bar={duty.id}
        data-status={status}
        data-pending={isPending || undefined}
        tabIndex={isFirst ? 0 : -1}
        aria-haspopup="dialog"
        title={`${clock} ${customer}, ${duty.route}, ${rest}`}
        className={`cab-hit ${duty.isPlanned ? 'cursor-grab' : ''}`}
        onClick={onOpen}
        onPointerDown={onPointerDown}
      >
        <span
          data-status={status}
          data-problem={marks.length > 0 || undefined}
          data-cut={[isCutBefore && 'before', isCutAfter && 'after'].filter(Boolean).join(' ') || undefined}
          className={`cab-bar row-start-1 col-start-${room.isBefore ? besideSpan + 1 : 1} col-span-${span}`}
        >
          {texts.inside}
        </span>
        {texts.beside && (
          <span
            className={`cab-beside row-start-1 col-start-${room.isBefore ? 1 : span + 1} col-span-${besideSpan} ${room.isBefore ? 'text-right' : ''}`}
          >
            {texts.beside}
          </span>
        )}
        <span className="sr-only">, {rest}</span>
      </button>
    </li>
  );
}
