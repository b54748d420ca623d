import { type DragEvent, useState } from 'react';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { BoardStage } from '#domain/enquiries/board/board.ts';
import { BoardCard, dragType } from './board-card.tsx';
import type { CardView, ColumnView } from './column-view.ts';
import { staffBoardContent as content } from './texts.ts';

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
