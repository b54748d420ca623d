import { useState } from 'react';
import { Link } from 'react-router';
import { staffCabBoardContent as content } from '#app/content/staff/cabs/cab-board.ts';
import { pageContext } from '#app/page-context.ts';
import { DutyPill } from '#app/staff/bookings/duty-pill.tsx';
import { LiveLine } from '#app/staff/enquiries/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/enquiries/live/use-live.ts';
import { RatesStanding } from '#app/staff/rates/rates-standing.tsx';
import { presentStanding } from '#app/staff/rates/shown-rates.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { offlineReply, staleOnError } from '#app/staff/shell/offline.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { viewCabBoard } from '#domain/bookings/board/board-service.ts';
import { dutyStatuses } from '#domain/bookings/duty-status.ts';
import { readRatesOverview } from '#domain/fares/rates/rate-staff-service.ts';
import { dayInIndia, daysAfter, minuteInIndia } from '#domain/shared/india-time.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { isOfEnquiry, isOfSight } from '#platform/database/live-changes.ts';
import type { Route } from './+types/cabs-page.ts';
import { Agenda } from './board/agenda.tsx';
import { handleBoard } from './board/board-action.ts';
import { BoardGrid } from './board/board-grid.tsx';
import { BoardHead } from './board/board-head.tsx';
import { periodOf, readBoardQuery } from './board/board-query.ts';
import { dateTextOf, presentDay } from './board/date-text.ts';
import { DutyPanel } from './board/duty-panel.tsx';
import { MoveQuestion } from './board/move-question.tsx';
import { PlanBar, PlanChecks } from './board/plan-bar.tsx';
import { presentBoard } from './board/shown-board.ts';
import type { Drop } from './board/use-drag.ts';
import { usePlan } from './board/use-plan.ts';
import { CabsNav } from './cabs-nav.tsx';
import { DriverTextsButton } from './texts/driver-texts-button.tsx';

export const meta = () => staffMeta(content.title);

/** Only what waits for an Admin who may change rates. */
async function urgentStanding(db: Db, actor: StaffActor, now: Date) {
  if (!hasArea(actor, 'money')) return undefined;
  const standing = presentStanding(await readRatesOverview(db, actor, now));
  const isUrgent = standing.hasNone || standing.waiting !== undefined;
  return isUrgent ? standing : undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const now = new Date();
  const today = dayInIndia(now);
  const query = readBoardQuery(new URL(request.url).searchParams, today);
  const period = periodOf(query);
  const { city, carType } = query;
  const [board, standing] = await Promise.all([
    viewCabBoard(db, actor, { ...period, city, carType }),
    urgentStanding(db, actor, now),
  ]);
  return {
    query,
    today,
    dateText: dateTextOf(period),
    days: Array.from({ length: period.days }, (_, index) =>
      presentDay(daysAfter(period.firstDay, index), today),
    ),
    board: presentBoard(board, period, query.hasCancelled),
    standing,
    renderedAt: now.getTime(),
  };
}

export const clientLoader = staleOnError<Route.ClientLoaderArgs>('staff/cabs/cabs-page');

export const action = (args: Route.ActionArgs) => handleBoard(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);

const Legend = () => (
  <ul aria-label={content.legend} className="flex flex-wrap gap-x-3 gap-y-1 max-md:hidden">
    {dutyStatuses.map((status) => (
      <li key={status}>
        <DutyPill status={status} />
      </li>
    ))}
  </ul>
);

export default function CabsPage({ loaderData }: Route.ComponentProps) {
  const { query, today, dateText, days, board, standing, renderedAt } = loaderData;
  const session = useSessionOver();
  const plan = usePlan(session.check);
  const live = useLive({ concerns: (change) => !isOfEnquiry(change) && !isOfSight(change) });
  useSessionOverNotice(live, session.check);
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
    <div
      data-wide
      className="flex flex-col gap-2 md:h-[calc(100svh-var(--shell-top)-var(--shell-bottom)-2rem)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 grow max-lg:basis-full">
          <CabsNav />
        </div>
        {query.view === 'day' && (
          <DriverTextsButton
            key={query.day}
            day={query.day}
            shownDay={dateText}
            isSessionOver={session.check}
          />
        )}
        <Link
          to={paths.adminNewBooking}
          className={`${buttonClass} shrink-0 max-lg:px-4 lg:min-h-9 lg:px-4 lg:py-1`}
        >
          {content.newBooking}
        </Link>
      </div>
      <BoardHead query={query} today={today} dateText={dateText} />
      {standing && <RatesStanding standing={standing} />}
      <LiveLine state={live} arrived={0} />
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
      {session.dialog}
    </div>
  );
}
