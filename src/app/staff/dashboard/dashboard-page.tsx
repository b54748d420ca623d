import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { FigureCards } from '#app/staff/kit/figure-cards.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { useLive } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { shellContent as content } from '#app/staff/shell/texts.ts';
import { hideChecklist } from '#domain/reports/checklist-service.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/dashboard-page.ts';
import { Checklist } from './checklist.tsx';
import { readDashboard } from './dashboard-data.ts';
import { DashboardFilters } from './dashboard-filters.tsx';
import { DayChart } from './day-chart.tsx';
import { FoldedPanel } from './folded-panel.tsx';
import { MissingProofs } from './missing-proofs.tsx';
import { MoreFigures } from './more-figures.tsx';
import { NextFollowUps } from './next-follow-ups.tsx';
import { NowRow } from './now-row.tsx';
import { PeopleTable } from './people-table.tsx';
import { Pipeline } from './pipeline.tsx';
import { SourceTable } from './source-table.tsx';
import { TallyChart } from './tally-chart.tsx';
import { staffDashboardContent } from './texts.ts';

const texts = staffDashboardContent;

export const meta = () => staffMeta(content.dashboardTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  return readDashboard(context.get(pageContext).db, actor, request.url);
}

const handlers = handlersByIntent({
  'hide-checklist': { isHidden: true, text: texts.checklist.hidden },
  'show-checklist': { isHidden: false, text: texts.checklist.shown },
});

export const action = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const { intent } = await readFields(args.request, maxShortFormKiB, textFields('intent'));
    const { isHidden, text } = handlerOf(handlers, intent);
    await hideChecklist(args.context.get(pageContext).db, actor, isHidden);
    return done(text);
  });

type Data = Route.ComponentProps['loaderData'];

function Breakdowns({ figures, data }: { figures: NonNullable<Data['figures']>; data: Data }) {
  const { report, stages, isCut, people } = figures;
  return (
    <>
      <div className="grid gap-2 lg:grid-cols-[2fr_1fr] lg:gap-3">
        <FoldedPanel heading={texts.pipeline.heading}>
          <Pipeline stages={stages} isCut={isCut} owner={data.owner} />
        </FoldedPanel>
        <FoldedPanel heading={texts.daysHeading}>
          <DayChart days={report.days} maxCount={report.maxCount} total={report.total} />
        </FoldedPanel>
      </div>
      <div className="grid gap-2 lg:grid-cols-[2fr_1fr_1fr] lg:gap-3">
        <FoldedPanel heading={texts.people.heading}>
          <PeopleTable people={people} seesMoney={data.money !== undefined} />
        </FoldedPanel>
        <FoldedPanel heading={texts.lostHeading}>
          {report.lostReasons.length === 0 ? (
            <p className="text-quiet">{texts.noLost}</p>
          ) : (
            <TallyChart caption={texts.lostHeading} column={texts.reason} tallies={report.lostReasons} />
          )}
        </FoldedPanel>
        <FoldedPanel heading={texts.sources.heading}>
          <SourceTable sources={report.sources} span={report.span} owner={data.owner} />
        </FoldedPanel>
      </div>
      <MoreFigures report={report} isOfOne={data.owner !== undefined} fares={data.fares} />
    </>
  );
}

export default function DashboardPage({ loaderData: data }: Route.ComponentProps) {
  const { name, names, span, owner, checklist, missingProofs, figures, money } = data;
  useLive();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PageTitle>{content.greeting(name)}</PageTitle>
        <DashboardFilters span={span} owner={owner} names={names} />
      </div>
      <Checklist steps={checklist} />
      <MissingProofs missing={missingProofs} />
      {figures && <NowRow counts={figures.counts} targetMinutes={figures.targetMinutes} owner={owner} />}
      {money && <FigureCards label={texts.money.label} figures={money} columns="lg:grid-cols-4" />}
      {figures && <NextFollowUps next={figures.next} />}
      {figures ? <Breakdowns figures={figures} data={data} /> : <p>{texts.otherAreas}</p>}
    </div>
  );
}
