import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useMinute, useNow } from '#app/staff/kit/use-now.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import { BoardBar } from './board-bar.tsx';
import type { BoardRows, CabBoardQuery } from './board-query.ts';
import { type BoardView, type DutyView, type RowView, rowIdOf, unassignedText } from './board-view.ts';
import { MarksHelp } from './marks-help.tsx';
import { roomsOf, slotOfNow, waitingRoom } from './positions.ts';
import { staffCabBoardContent as content } from './texts.ts';
import { type Drop, useDrag } from './use-drag.ts';

const barsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[data-bar]')];

/** Of a bar that shows less than this nothing can be read. */
const minSeenPx = 16;

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const nearest = (bars: readonly HTMLElement[], to: Element): HTMLElement | undefined =>
  bars.toSorted((a, b) => Math.abs(middleOf(a) - middleOf(to)) - Math.abs(middleOf(b) - middleOf(to)))[0];

/** The row of the unassigned stays on top of the others and would cover a bar that has just scrolled into view. */
function keepClearOfWaiting(board: HTMLElement, bar: Element): void {
  const waiting = board.querySelector('[data-row=""]');
  const isBelow = waiting && !waiting.contains(bar);
  const covered = isBelow ? waiting.getBoundingClientRect().bottom - board.getBoundingClientRect().top : 0;
  board.style.scrollPaddingTop = `${covered}px`;
}

function focusBar(board: HTMLElement, bar: HTMLElement): void {
  // One bar of the board takes part in the order of the Tab key.
  for (const other of barsIn(board)) other.tabIndex = other === bar ? 0 : -1;
  // Bars in a folded part cannot take the focus.
  bar.closest('details')?.setAttribute('open', '');
  keepClearOfWaiting(board, bar);
  bar.focus();
}

/** Arrow keys go between bars: along a row, and to the nearest bar of the next row that has one. */
function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const board = event.currentTarget;
  const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bar]') : null;
  const row = bar?.closest('[data-row]');
  if (!bar || !row || event.ctrlKey || event.metaKey || event.altKey) return;
  const inRow = barsIn(row).toSorted(
    (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
  );
  const rows = [...board.querySelectorAll('[data-row]')].filter((one) => barsIn(one).length > 0);
  const at = inRow.indexOf(bar);
  const beside = (step: number) => {
    const other = rows[rows.indexOf(row) + step];
    return other && nearest(barsIn(other), bar);
  };
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowLeft: () => inRow[at - 1],
    ArrowRight: () => inRow[at + 1],
    ArrowUp: () => beside(-1),
    ArrowDown: () => beside(1),
    Home: () => inRow[0],
    End: () => inRow.at(-1),
  };
  const find = targets[event.key];
  if (!find) return;
  event.preventDefault();
  const target = find();
  if (target) focusBar(board, target);
}

type BoardRowProps = {
  /** Empty for Unassigned. */
  id: string;
  name: string;
  row?: RowView;
  about?: string;
  /** Below the name. */
  foot?: ReactNode;
  isEmpty: boolean;
  /** The bars. */
  children: ReactNode;
};

/** A row of the board; bars can be dropped anywhere on it. */
function BoardRow({ id, name, row, about = row?.about, foot, isEmpty, children }: BoardRowProps) {
  const labelId = useId();
  const warning = row?.warning;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-labelledby={labelId}
      data-row={id}
      data-name={name}
      data-off={row?.isOff || undefined}
      className="cab-row"
    >
      {row ? (
        <div
          id={labelId}
          className="cab-label cab-label-row"
          title={[about, warning].filter(Boolean).join(' · ')}
        >
          <TextLink look="name" to={row.href}>
            {name}
          </TextLink>
          <span className={`truncate text-xs ${warning ? 'font-semibold text-brick' : 'text-quiet'}`}>
            {warning ? `⚠ ${warning}` : about}
          </span>
        </div>
      ) : (
        <div className="cab-label">
          <div className="sticky top-0 py-1">
            <span id={labelId} className="block">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block text-quiet text-xs">{about}</span>
            </span>
            {foot}
          </div>
        </div>
      )}
      {isEmpty ? (
        <div data-track className="cab-track" />
      ) : (
        <ul data-track className="cab-track">
          {children}
        </ul>
      )}
    </div>
  );
}

/** How many unassigned duties are to be scrolled to, because the others need the room below. */
function MoreBelow({ board, duties }: { board: RefObject<HTMLElement | null>; duties: readonly DutyView[] }) {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other duties have other bars
  useEffect(() => {
    const row = board.current?.querySelector<HTMLElement>('[data-row=""]');
    if (!row) return;
    const look = () => {
      const { bottom } = row.getBoundingClientRect();
      setCount(barsIn(row).filter((bar) => bar.getBoundingClientRect().top + minSeenPx > bottom).length);
    };
    look();
    row.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [board, duties]);
  return count > 0 ? <span className="block text-xs font-semibold">↓ {content.moreBelow(count)}</span> : null;
}

type GroupProps = {
  name: string;
  rows: readonly RowView[];
  by: BoardRows;
  isBusy: (row: RowView) => boolean;
  isFolded: boolean;
  rowOf: (row: RowView) => ReactNode;
};

/** The cars of one city and type, or the drivers of one city. Those that must not drive come last and are not counted as free. */
function Group({ name, rows, by, isBusy, isFolded, rowOf }: GroupProps) {
  const headingId = useId();
  const busy = rows.filter(isBusy);
  const free = rows
    .filter((row) => !isBusy(row))
    .toSorted((one, other) => Number(one.isUnfit) - Number(other.isUnfit));
  const unfit = free.filter(({ isUnfit }) => isUnfit).length;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="cab-group">
        {name}{' '}
        <span className="font-normal">{content.groups[by](rows.length, free.length - unfit, unfit)}</span>
      </h2>
      {busy.map(rowOf)}
      {isFolded && free.length > 0 ? (
        <details>
          <summary className="cab-fold">{content.free[by](free.length)}</summary>
          {free.map(rowOf)}
        </details>
      ) : (
        free.map(rowOf)
      )}
    </section>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** More free rows than this are folded. */
const maxUnfolded = 60;

function NowLine({ day, renderedAt }: { day: string; renderedAt: number }) {
  const slot = slotOfNow(new Date(useNow(renderedAt)), day);
  if (slot === undefined) return null;
  return (
    <div aria-hidden="true" className="cab-now">
      <span className={`col-start-${slot}`} />
    </div>
  );
}

/** A bar that moves to another row is a new element there: it takes the focus along, so that the keys go on. */
function useFocusOfBar(board: { current: HTMLElement | null }) {
  const focusedId = useRef<string>(undefined);
  useEffect(() => {
    if (!focusedId.current || document.activeElement !== document.body) return;
    const bar = board.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(focusedId.current)}"]`);
    if (board.current && bar) focusBar(board.current, bar);
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focusedId.current = target instanceof HTMLElement ? target.dataset.bar : undefined;
    },
    // React does not call this for an element that it removes.
    onBlur: () => {
      focusedId.current = undefined;
    },
  };
}

export type DayView = { day: string; name: string; isToday: boolean };

function Head({ query, days }: { query: CabBoardQuery; days: readonly DayView[] }) {
  return (
    <div className="cab-head">
      <div className="cab-label">
        <MarksHelp />
      </div>
      <ol aria-hidden="true" className="cab-hours">
        {query.view === 'day'
          ? hours.map((hour) => <li key={hour}>{hour}</li>)
          : days.map(({ day, name, isToday }) => (
              <li key={day} data-today={isToday || undefined}>
                {name}
              </li>
            ))}
      </ol>
    </div>
  );
}

type Props = {
  board: BoardView;
  query: CabBoardQuery;
  days: readonly DayView[];
  renderedAt: number;
  pendingId: string | undefined;
  onOpen: (duty: DutyView) => void;
  onDrop: (drop: Drop) => void;
};

/** Duties as bars across time, cars or drivers down the side, unassigned ones on top. */
export function BoardGrid({ board: loaded, query, days, renderedAt, pendingId, onOpen, onDrop }: Props) {
  const { view, rows: by } = query;
  // A board that is loaded while a bar is held waits: rows that move under the pointer would catch the wrong drop.
  const [held, setHeld] = useState<BoardView>();
  const board = held ?? loaded;
  const minute = useMinute(renderedAt);
  const boardRef = useRef<HTMLElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const focus = useFocusOfBar(boardRef);
  const whenText = ({ duty, byMs }: Drop) => {
    if (byMs === 0) return content.drag.keeps;
    const moment = minuteInIndia(new Date(duty.startMs + byMs));
    return view === 'day' && moment.startsWith(duty.day) ? moment.slice(11) : moment;
  };
  const drag = useDrag({
    isOwnRow: (duty, rowId) => (rowIdOf(duty, by) ?? '') === rowId,
    board: boardRef,
    tip,
    days: days.length,
    textOf: (drop) => content.drag.to(drop.rowName, whenText(drop)),
    onHold: (isHeld) => setHeld(isHeld ? loaded : undefined),
    onDrop,
  });

  const ofRow = Map.groupBy(board.duties, (duty) => rowIdOf(duty, by));
  const waiting = ofRow.get(null) ?? [];
  const rows = board[by].filter(
    (row) =>
      ofRow.has(row.id) ||
      (!row.isEnded && (!query.carType || by === 'drivers' || row.carType === query.carType)),
  );
  const isBusy = ({ id }: RowView) => ofRow.has(id);
  const groups = Map.groupBy(rows, ({ group }) => group);
  const isFolded = rows.filter((row) => !isBusy(row)).length > maxUnfolded;
  const firstRow = [...groups.values()].flat().find(isBusy);
  const firstId = (waiting[0] ?? ofRow.get(firstRow?.id ?? '')?.[0])?.id;

  const barsOf = (duties: readonly DutyView[], isWaiting = false) => {
    const rooms = view === 'day' ? roomsOf(duties) : [];
    return duties.map((duty, index) => (
      <BoardBar
        key={duty.id}
        duty={duty}
        view={view}
        rows={by}
        room={
          isWaiting && view === 'day'
            ? waitingRoom(duty)
            : { start: duty.start, span: rooms[index] ?? duty.span, isBefore: false }
        }
        isFirst={duty.id === firstId}
        isPending={duty.id === pendingId}
        minute={minute}
        onOpen={(event: MouseEvent<HTMLButtonElement>) => {
          if (!drag.isEndOfDrag(event)) onOpen(duty);
        }}
        onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
          if (duty.id !== pendingId) drag.start(event, duty);
        }}
      />
    ));
  };
  const rowOf = (row: RowView) => {
    const duties = ofRow.get(row.id) ?? [];
    return (
      <BoardRow key={row.id} id={row.id} name={row.name} row={row} isEmpty={duties.length === 0}>
        {barsOf(duties)}
      </BoardRow>
    );
  };

  return (
    <>
      <section
        ref={boardRef}
        aria-label={content.boardLabel}
        data-view={view}
        className="cab-board"
        onKeyDown={moveByKeys}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <div className="cab-body">
          <Head query={query} days={days} />
          <BoardRow
            id=""
            name={content.unassigned}
            about={unassignedText(board.duties, by)}
            foot={<MoreBelow board={boardRef} duties={waiting} />}
            isEmpty={waiting.length === 0}
          >
            {barsOf(waiting, true)}
          </BoardRow>
          {[...groups].map(([name, inGroup]) => (
            <Group key={name} name={name} rows={inGroup} {...{ by, isBusy, isFolded, rowOf }} />
          ))}
          {rows.length === 0 && <p className="p-4">{content.noRows[by]}</p>}
          {view === 'day' && <NowLine day={query.day} renderedAt={renderedAt} />}
        </div>
      </section>
      <div ref={tip} hidden className="cab-tip" />
    </>
  );
}
