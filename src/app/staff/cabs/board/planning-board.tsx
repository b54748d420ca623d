import { useState } from 'react';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { dutyStatuses } from '#domain/bookings/duty-status.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import { Agenda } from './agenda.tsx';
import { BoardGrid, type DayView } from './board-grid.tsx';
import type { CabBoardQuery } from './board-query.ts';
import type { BoardView } from './board-view.ts';
import { DutyPanel } from './duty-panel.tsx';
import { MoveQuestion } from './move-question.tsx';
import { PlanBar, PlanChecks } from './plan-bar.tsx';
import { staffCabBoardContent as content } from './texts.ts';
import type { Drop } from './use-drag.ts';
import { usePlan } from './use-plan.ts';

const Legend = () => (
  <ul aria-label={content.legend} className="flex flex-wrap gap-x-3 gap-y-1 max-md:hidden">
    {dutyStatuses.map((status) => (
      <li key={status}>
        <DutyPill status={status} />
      </li>
    ))}
  </ul>
);

type Props = {
  board: BoardView;
  query: CabBoardQuery;
  days: readonly DayView[];
  renderedAt: number;
};

/** The duties, and all that can be done with them: as a board, and as an agenda on a phone. */
export function PlanningBoard({ board, query, days, renderedAt }: Props) {
  const plan = usePlan();
  const [openId, setOpenId] = useState<string>();
  const open = board.duties.find(({ id }) => id === openId);
  const openDuty = ({ id }: { id: string }) => {
    plan.dismiss();
    setOpenId(id);
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
      <div className="flex min-h-0 flex-1 flex-col gap-1 max-md:hidden">
        <BoardGrid
          board={board}
          query={query}
          days={days}
          renderedAt={renderedAt}
          pendingId={plan.pendingId}
          onOpen={openDuty}
          onDrop={onDrop}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-quiet text-xs">
          <Legend />
          <p>{content.help}</p>
        </div>
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
      {open && <DutyPanel duty={open} plan={plan} onClose={() => setOpenId(undefined)} />}
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
