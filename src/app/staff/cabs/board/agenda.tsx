import { useState } from 'react';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { Chip, ChipGroup } from '#app/staff/kit/chip.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import { useMinute } from '#app/staff/kit/use-now.ts';
import { marksOf } from './board-bar.tsx';
import type { DutyView } from './board-view.ts';
import { staffCabBoardContent as content } from './texts.ts';

type CardProps = { duty: DutyView; minute: number; onOpen: () => void };

function AgendaCard({ duty, minute, onOpen }: CardProps) {
  const marks = marksOf(duty, minute);
  return (
    <li>
      <ScriptButton
        aria-haspopup="dialog"
        data-status={duty.status}
        data-duty={duty.id}
        className="cab-card"
        onClick={onOpen}
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 truncate font-semibold">
            <span className="tabular-nums">{duty.clock}</span> {duty.customer}
          </span>
          <DutyPill status={duty.status} isClosed={duty.isClosed} />
        </span>
        <span className="block truncate">{duty.route}</span>
        <span className={`block truncate ${duty.isUnassigned ? 'font-semibold text-brick' : 'text-quiet'}`}>
          {[duty.typeName, duty.car || content.noCar, duty.driver || content.noDriver].join(' · ')}
        </span>
        {marks.map(({ name, text }) => (
          <span key={text} className="block text-brick">
            <b>⚠ {name}</b>: {text}
          </span>
        ))}
      </ScriptButton>
    </li>
  );
}

/** How the cards are grouped. */
type Grouping = keyof typeof content.agenda.groupings;
const groupings: readonly Grouping[] = ['time', 'cars', 'drivers'];

function headingOf(duty: DutyView, by: Grouping, isWeek: boolean): string {
  if (by === 'cars') return duty.car || content.noCar;
  if (by === 'drivers') return duty.driver || content.noDriver;
  return `${isWeek ? `${duty.dayText}, ` : ''}${duty.clock.slice(0, 2)}:00`;
}

type GroupsProps = {
  duties: readonly DutyView[];
  by: Grouping;
  isWeek: boolean;
  minute: number;
  onOpen: (duty: DutyView) => void;
};

function Groups({ duties, by, isWeek, minute, onOpen }: GroupsProps) {
  const groups = Map.groupBy(duties, (duty) => headingOf(duty, by, isWeek));
  return (
    <div className="grid gap-3">
      {[...groups].map(([heading, inGroup]) => (
        <section key={heading} aria-label={heading}>
          <h2 className="pb-1 font-sans font-semibold text-quiet text-sm tabular-nums">{heading}</h2>
          <ul className="grid gap-2">
            {inGroup.map((duty) => (
              <AgendaCard key={duty.id} duty={duty} minute={minute} onOpen={() => onOpen(duty)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Props = Omit<GroupsProps, 'by' | 'minute'> & { renderedAt: number };

/** The duties by hour, car or driver, for a phone; those that are over are folded. */
export function Agenda({ duties, isWeek, renderedAt, onOpen }: Props) {
  const [isOnlyUnassigned, setOnlyUnassigned] = useState(false);
  const [by, setBy] = useState<Grouping>('time');
  const minute = useMinute(renderedAt);
  const unassigned = duties.filter((duty) => duty.isUnassigned);
  const shown = isOnlyUnassigned ? unassigned : duties;
  const isOver = ({ isOpen, endMs }: DutyView) => !isOpen && endMs < renderedAt;
  const [earlier, ahead] = [shown.filter(isOver), shown.filter((duty) => !isOver(duty))];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Chip aria-pressed={isOnlyUnassigned} onClick={() => setOnlyUnassigned(!isOnlyUnassigned)}>
          {content.unassigned}: {unassigned.length}
        </Chip>
        <span className="text-quiet">{content.count(duties.length)}</span>
      </div>
      <ChipGroup label={content.agenda.label}>
        {groupings.map((one) => (
          <Chip key={one} aria-pressed={one === by} onClick={() => setBy(one)}>
            {content.agenda.groupings[one]}
          </Chip>
        ))}
      </ChipGroup>
      {shown.length === 0 && <EmptyState>{content.none}</EmptyState>}
      {earlier.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-teal underline">
            {content.earlier(earlier.length)}
          </summary>
          <Groups duties={earlier} {...{ by, isWeek, minute, onOpen }} />
        </details>
      )}
      <Groups duties={ahead} {...{ by, isWeek, minute, onOpen }} />
    </div>
  );
}
