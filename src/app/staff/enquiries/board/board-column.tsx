import { type DragEvent, useState } from 'react';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { dueText } from '#app/staff/kit/time-text.ts';
import { useNow } from '#app/staff/kit/use-now.ts';
import type { BoardStage } from '#domain/enquiries/board/board.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { enquiryPath } from '#staff-paths.ts';
import type { CardView, ColumnView } from './column-view.ts';
import { staffBoardContent as content } from './texts.ts';

/** The type of what is dragged; other text that is dropped on a column is not an enquiry. */
const dragType = 'application/x-purvai-enquiry';

function Due({ dueAt, renderedAt }: { dueAt: number; renderedAt: number }) {
  const now = useNow(renderedAt);
  const due = new Date(dueAt);
  return (
    <time
      dateTime={due.toISOString()}
      title={timeText(due)}
      suppressHydrationWarning
      className={`shrink-0 ${dueAt <= now ? 'font-semibold text-brick' : 'text-quiet'}`}
    >
      {dueText(due, new Date(now))}
    </time>
  );
}

type BoardCardProps = { card: CardView; renderedAt: number; onMove: () => void };

function BoardCard({ card, renderedAt, onMove }: BoardCardProps) {
  const [isDragged, setDragged] = useState(false);
  const start = (event: DragEvent) => {
    event.dataTransfer.setData(dragType, card.id);
    event.dataTransfer.effectAllowed = 'move';
    setDragged(true);
  };
  return (
    <li
      draggable
      data-card={card.id}
      onDragStart={start}
      onDragEnd={() => setDragged(false)}
      className={`grid cursor-grab gap-0.5 rounded-lg border border-line bg-card p-2.5 text-sm leading-snug shadow-sm hover:border-teal ${isDragged ? 'opacity-50' : ''}`}
    >
      <div className="flex items-baseline justify-between gap-2">
        <TextLink look="name" to={enquiryPath(card.id)} draggable={false}>
          {card.name}
        </TextLink>
        <span className="shrink-0 tabular-nums" title={card.wholeValue || content.noValue}>
          {card.value}
        </span>
      </div>
      <p className="truncate text-quiet" title={card.about}>
        {card.about}
      </p>
      <div className="flex items-center justify-between gap-2">
        <span className="flex min-w-0 gap-2">
          {card.dueAt !== undefined && <Due dueAt={card.dueAt} renderedAt={renderedAt} />}
          <span className="truncate text-quiet">{card.ownerName || content.unassigned}</span>
        </span>
        <Button look="ghost" aria-haspopup="dialog" aria-label={content.moveName(card.name)} onClick={onMove}>
          {content.moveTo}
        </Button>
      </div>
    </li>
  );
}

/** Red for the share of enquiries whose follow-up is in the past. */
function LateShare({ percent }: { percent: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="h-1 w-full rounded-full bg-line"
    >
      <rect width={percent} height="1" className="fill-brick" />
    </svg>
  );
}

function ColumnHead({ column, headingId }: { column: ColumnView; headingId: string }) {
  const { stage, count, value, wholeValue, latePercent, isOpen } = column;
  return (
    <div className="grid gap-1.5 px-1">
      <div className="flex items-center gap-2">
        <h2 id={headingId} className="font-sans leading-none">
          <StagePill stage={stage} />
        </h2>
        <span className="font-semibold text-sm tabular-nums">{count}</span>
        <span className="ml-auto text-sm tabular-nums" title={wholeValue}>
          {value}
        </span>
      </div>
      {isOpen && <LateShare percent={latePercent} />}
      <p className="text-quiet text-xs">{isOpen ? content.late(latePercent) : content.lastDays}</p>
    </div>
  );
}

type Props = {
  column: ColumnView;
  listAddress: string;
  renderedAt: number;
  onDrop: (enquiryId: string, stage: BoardStage) => void;
  onMove: (card: CardView, stage: BoardStage) => void;
};

export function BoardColumn({ column, listAddress, renderedAt, onDrop, onMove }: Props) {
  const [isTarget, setTarget] = useState(false);
  const { stage, cards, rest } = column;
  const headingId = `board-${stage}`;
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    // Allows the drop.
    event.preventDefault();
    setTarget(true);
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setTarget(false);
  };
  const drop = (event: DragEvent) => {
    setTarget(false);
    const id = event.dataTransfer.getData(dragType);
    if (!id) return;
    event.preventDefault();
    if (!cards.some((card) => card.id === id)) onDrop(id, stage);
  };
  return (
    <section
      aria-labelledby={headingId}
      data-column={stage}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      className={`flex w-70 shrink-0 snap-start flex-col gap-2 rounded-xl border p-2 ${isTarget ? 'border-teal bg-sand' : 'border-transparent bg-sand/60'}`}
    >
      <ColumnHead column={column} headingId={headingId} />
      <ul
        aria-labelledby={headingId}
        className="grid min-h-16 content-start gap-2 overflow-y-auto rounded-lg"
      >
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} renderedAt={renderedAt} onMove={() => onMove(card, stage)} />
        ))}
        {cards.length === 0 && <li className="p-2 text-quiet text-sm">{content.none}</li>}
      </ul>
      {rest > 0 && (
        <TextLink look="inline" to={listAddress}>
          {content.rest(rest)}
        </TextLink>
      )}
    </section>
  );
}
