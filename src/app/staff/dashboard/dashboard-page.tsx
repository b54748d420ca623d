import { shellContent as content } from '#app/content/staff/shell.ts';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readActivity } from '#domain/activity/activity-service.ts';
import { countAmountsToCheck } from '#domain/amount-review/amount-review-service.ts';
import { countQueues } from '#domain/enquiries/inbox/inbox-service.ts';
import { readFareReport } from '#domain/fares/report/fare-report-service.ts';
import { type Span, spans } from '#domain/reports/report.ts';
import { readReport } from '#domain/reports/report-service.ts';
import { listLiveSessions } from '#domain/staff/session-service.ts';
import type { Route } from './+types/dashboard-page.ts';
import { FareReportPanel, presentFareReport } from './fare-report.tsx';
import { NewestActivity, Online, presentEvent, presentOnline } from './newest-activity.tsx';
import { OwnersView } from './owners-view.tsx';
import { AmountsNotice, QueueLinks } from './queue-links.tsx';
import { presentReport } from './shown-report.ts';

export const meta = () => staffMeta(content.dashboardTitle);

/** The dashboard shows a few lines; the activity page has the rest. */
const newest = 12;
const usualSpan: Span = 30;

const spanOf = (typed: string | null): Span => spans.find((span) => String(span) === typed) ?? usualSpan;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const span = spanOf(new URL(request.url).searchParams.get('days'));
  const [sessions, { lines: activity }, queues, report, amountsToCheck, fares] = await Promise.all([
    listLiveSessions(db, actor),
    readActivity(db, actor, {}),
    countQueues(db, actor),
    readReport(db, actor, span),
    countAmountsToCheck(db, actor),
    readFareReport(db, actor, new Date()),
  ]);
  return {
    name: actor.name,
    yourId: actor.id,
    online: sessions.map(presentOnline),
    events: activity.slice(0, newest).map(presentEvent),
    queues,
    report: presentReport(report),
    amountsToCheck,
    fares: presentFareReport(fares),
  };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { name, yourId, online, events, queues, report, amountsToCheck, fares } = loaderData;
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl wrap-anywhere">{content.greeting(name)}</h1>
      <AmountsNotice count={amountsToCheck} />
      <QueueLinks counts={queues} />
      <OwnersView report={report} />
      <FareReportPanel report={fares} />
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
        <Online online={online} yourId={yourId} />
        <NewestActivity events={events} />
      </div>
    </div>
  );
}
