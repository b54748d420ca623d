import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { toBoardView } from '#app/staff/cabs/board/board-view.ts';
import { staffCabBoardContent as content } from '#app/staff/cabs/board/texts.ts';
import { DriverTextsButton } from '#app/staff/cabs/driver-texts/driver-texts-button.tsx';
import { RatesStanding } from '#app/staff/cabs/rates/rates-standing.tsx';
import { toStandingView } from '#app/staff/cabs/rates/rates-view.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { viewCabBoard } from '#domain/bookings/board/board-service.ts';
import { viewDutyProblems } from '#domain/bookings/board/problem-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readRatesOverview } from '#domain/fares/rates/rate-staff-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { isOfEnquiry, isOfPlace } from '#platform/database/live-changes.ts';
import type { Route } from './+types/cabs-page.ts';
import { handleBoard } from './board/board-action.ts';
import { BoardHead } from './board/board-head.tsx';
import { periodOf, readBoardQuery } from './board/board-query.ts';
import { dateTextOf, toDayView } from './board/date-text.ts';
import { PlanningBoard } from './board/planning-board.tsx';
import { proposalContent } from './board/propose/texts.ts';
import { CabsNav } from './cabs-nav.tsx';

export const meta = () => staffMeta(content.title);

/** Only what waits for an Admin who may change rates. */
async function urgentStanding(db: Db, actor: StaffActor, now: Date) {
  if (!hasArea(actor, 'money')) return undefined;
  const standing = toStandingView(await readRatesOverview(db, actor, now));
  const isUrgent = standing.hasNone || standing.waiting !== undefined;
  return isUrgent ? standing : undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db, readFareBook } = context.get(pageContext);
  const now = new Date();
  const today = dayInIndia(now);
  const query = readBoardQuery(new URL(request.url).searchParams, today);
  const period = periodOf(query);
  const { city, carType } = query;
  const [board, problems, standing, cabs] = await Promise.all([
    viewCabBoard(db, actor, { ...period, city, carType }),
    viewDutyProblems(db, actor, period, readFareBook),
    urgentStanding(db, actor, now),
    readCabNames(db),
  ]);
  return {
    query,
    today,
    dateText: dateTextOf(period),
    days: Array.from({ length: period.days }, (_, index) =>
      toDayView(daysAfter(period.firstDay, index), today),
    ),
    board: toBoardView(board, period, { hasCancelled: query.hasCancelled, cabs, problems }),
    standing,
    renderedAt: now.getTime(),
  };
}

export const action = (args: Route.ActionArgs) => handleBoard(args);

export default function CabsPage({ loaderData }: Route.ComponentProps) {
  const { query, today, dateText, days, board, standing, renderedAt } = loaderData;
  const live = useLive({ concerns: (change) => !isOfEnquiry(change) && !isOfPlace(change) });
  useSessionOverNotice(live);
  const [isProposing, setProposing] = useState(false);
  const unassigned = board.duties.filter((duty) => duty.isUnassigned).length;
  return (
    <div
      data-wide
      className="flex flex-col gap-2 md:h-[calc(100svh-var(--shell-top)-var(--shell-bottom)-1.25rem)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <div className="min-w-0 grow max-lg:basis-full">
          <CabsNav />
        </div>
        {query.view === 'day' && <DriverTextsButton key={query.day} day={query.day} dayText={dateText} />}
        <ButtonLink to={paths.adminNewBooking}>{content.newBooking}</ButtonLink>
      </div>
      <BoardHead query={query} today={today} dateText={dateText}>
        {query.view === 'day' && unassigned > 0 && (
          <Button look="secondary" aria-haspopup="dialog" onClick={() => setProposing(true)}>
            {proposalContent.open(unassigned)}
          </Button>
        )}
      </BoardHead>
      {standing && <RatesStanding standing={standing} />}
      <LiveLine state={live} arrived={0} />
      <PlanningBoard
        board={board}
        query={query}
        days={days}
        renderedAt={renderedAt}
        proposal={isProposing ? { dayText: dateText, onClose: () => setProposing(false) } : undefined}
      />
    </div>
  );
}
