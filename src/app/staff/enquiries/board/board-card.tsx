import { type DragEvent, useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { dueText } from '#app/staff/kit/time-text.ts';
import { useNow } from '#app/staff/kit/use-now.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { enquiryPath } from '#staff-paths.ts';
import type { CardView } from './column-view.ts';
import { staffBoardContent as content } from './texts.ts';

/** The type of what is dragged; other text that is dropped on a column is not an enquiry. */
export const dragType = 'application/x-purvai-enquiry';

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

type Props = { card: CardView; renderedAt: number; onMove: () => void };

export function BoardCard({ card, renderedAt, onMove }: Props) {
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
