import { Link } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { done } from '#app/staff/forms/action-result.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { DataTable, type TableColumn } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FigureCards } from '#app/staff/kit/figure-cards.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { intent, type StaffIntent, staffIntents } from '#app/staff/shell/intents.ts';
import { useLive } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { shellContent as content } from '#app/staff/shell/texts.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { hideChecklist } from '#domain/reports/checklist-service.ts';
import { type Span, spans } from '#domain/reports/report.ts';
import { type missingProofs, proofFields } from '#domain/settings/proof.ts';
import { paths } from '#paths.ts';
import { maxShortFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { settingPath } from '#staff-paths.ts';
import type { Route } from './+types/dashboard-page.ts';
import { Checklist } from './checklist.tsx';
import { readDashboard } from './dashboard-data.ts';
import { DayChart } from './day-chart.tsx';
import { FoldedPanel } from './folded-panel.tsx';
import { inboxList, wonStages } from './list-links.ts';
import type { StageView } from './money-view.ts';
import { MoreFigures } from './more-figures.tsx';
import { NextFollowUps } from './next-follow-ups.tsx';
import { NowRow } from './now-row.tsx';
import type { MemberView } from './people-view.ts';
import type { ReportView } from './report-view.ts';
import { TallyChart } from './tally-chart.tsx';
import { staffDashboardContent } from './texts.ts';

const pipelineContent = staffDashboardContent.pipeline;

type PipelineProps = { stages: StageView[]; isCut: boolean; owner: string | undefined };

/** Everything open by stage, with its number and its worth. */
function Pipeline({ stages, isCut, owner }: PipelineProps) {
  return (
    <DataTable
      layout="report"
      isFixed
      caption={pipelineContent.caption}
      head="hidden"
      rows={stages}
      rowKey={({ stage }) => stage}
      columns={[
        {
          key: 'stage',
          header: pipelineContent.stage,
          width: 'w-32',
          cell: ({ stage }) => <StagePill stage={stage as Stage} />,
        },
        {
          key: 'count',
          header: pipelineContent.count,
          cell: ({ stage, count, percent }) => (
            <Link
              to={inboxList({ queue: 'all', stage, owner })}
              aria-label={pipelineContent.open(count, stage)}
              className="flex min-h-7 items-center gap-2 hover:underline"
            >
              <svg aria-hidden="true" className="block h-2.5 min-w-0 grow">
                <rect width={`${percent}%`} height="100%" rx="2" className="fill-teal" />
              </svg>
              <span className="w-16 text-right font-semibold tabular-nums">
                {count.toLocaleString('en-IN')}
                {isCut && '+'}
              </span>
            </Link>
          ),
        },
        {
          key: 'amount',
          header: pipelineContent.amount,
          width: 'w-24',
          isNumeric: true,
          isQuiet: true,
          cell: ({ amount }) => amount,
        },
      ]}
    />
  );
}

const peopleTableContent = staffDashboardContent.people;

const Count = ({ to, count, isLate }: { to: string; count: number; isLate?: boolean }) => (
  <span className={isLate && count > 0 ? 'font-semibold text-brick' : ''}>
    <TextLink look="number" to={to}>
      {count.toLocaleString('en-IN')}
    </TextLink>
  </span>
);

/** What each staff member has open, how fast they answer, and what they sold. */
function PeopleTable({ people, seesMoney }: { people: MemberView[]; seesMoney: boolean }) {
  const { name, open, late, firstAnswer, quoted, won } = peopleTableContent.columns;
  const columns: TableColumn<MemberView>[] = [
    { key: 'name', header: name, cell: (member) => member.name },
    {
      key: 'open',
      header: open,
      isNumeric: true,
      cell: (member) => (
        <Count to={inboxList({ queue: 'all', owner: member.id || 'none' })} count={member.open} />
      ),
    },
    {
      key: 'late',
      header: late,
      isNumeric: true,
      cell: (member) => (
        <Count to={inboxList({ queue: 'overdue', owner: member.id || 'none' })} count={member.late} isLate />
      ),
    },
    { key: 'firstAnswer', header: firstAnswer, isNumeric: true, cell: (member) => member.firstAnswer },
  ];
  const money: TableColumn<MemberView>[] = [
    { key: 'quoted', header: quoted, isNumeric: true, cell: (member) => member.quoted },
    { key: 'won', header: won, isNumeric: true, cell: (member) => member.won },
  ];
  return (
    // Focusable, because it scrolls sideways on a phone and down with many members.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it could not be scrolled otherwise
    <section className="overflow-x-auto lg:max-h-44" tabIndex={0} aria-label={peopleTableContent.caption}>
      <DataTable
        layout="report"
        caption={peopleTableContent.caption}
        rows={people}
        rowKey={({ id }) => id}
        columns={seesMoney ? [...columns, ...money] : columns}
      />
    </section>
  );
}

const sourceTableContent = staffDashboardContent.sources;
type SourceTableProps = Pick<ReportView, 'sources' | 'span'> & { owner: string | undefined };

/** How many enquiries each source brought, and how many of them were won. */
function SourceTable({ sources, span, owner }: SourceTableProps) {
  if (sources.length === 0) return <EmptyState>{staffDashboardContent.noDays}</EmptyState>;
  const listOf = (source: ReportView['sources'][number]['source']) =>
    ({ queue: 'all', source, owner, age: `within-${span}` }) as const;
  return (
    <DataTable
      layout="report"
      caption={sourceTableContent.heading}
      rows={sources}
      rowKey={({ name }) => name}
      columns={[
        { key: 'source', header: staffDashboardContent.source, cell: ({ name }) => name },
        {
          key: 'count',
          header: staffDashboardContent.enquiries,
          isNumeric: true,
          cell: ({ source, count, name }) => (
            <TextLink
              look="number"
              to={inboxList(listOf(source))}
              aria-label={sourceTableContent.list(count, name)}
            >
              {count}
            </TextLink>
          ),
        },
        {
          key: 'won',
          header: sourceTableContent.won,
          isNumeric: true,
          cell: ({ source, won, name }) => (
            <TextLink
              look="number"
              to={inboxList({ ...listOf(source), stage: wonStages })}
              aria-label={sourceTableContent.wonList(won, name)}
            >
              {won}
            </TextLink>
          ),
        },
        {
          key: 'share',
          header: sourceTableContent.share,
          isNumeric: true,
          isQuiet: true,
          cell: ({ share }) => share,
        },
      ]}
    />
  );
}

type Props = { span: Span; owner: string | undefined; names: { id: string; name: string }[] };

const addressOf = (days: Span, owner: string | undefined) =>
  `?${new URLSearchParams({ days: String(days), ...(owner && { owner }) })}`;

/** The period and the staff member, both in the address. */
function DashboardFilters({ span, owner, names }: Props) {
  return (
    <div className="flex items-center gap-2">
      <Chips label={staffDashboardContent.spanLabel}>
        {spans.map((days) => (
          <ChipLink
            key={days}
            to={addressOf(days, owner)}
            preventScrollReset
            isCurrent={days === span}
            current="true"
          >
            <span className="max-sm:sr-only">{staffDashboardContent.span(days)}</span>
            <span aria-hidden="true" className="sm:hidden">
              {days}
            </span>
          </ChipLink>
        ))}
      </Chips>
      <FilterBar
        key={owner}
        action={paths.adminDashboard}
        preventScrollReset
        appliesAtOnce
        keep={{ days: String(span) }}
      >
        <FilterSelect
          name="owner"
          label={staffDashboardContent.ownerLabel}
          any={staffDashboardContent.everyone}
          value={owner}
          options={names.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FilterBar>
    </div>
  );
}

const missingProofsContent = staffDashboardContent.proofs;

/** What visitors cannot see of the firm, each with the setting to fill in; gone once nothing is missing. */
function MissingProofs({ missing }: { missing: ReturnType<typeof missingProofs> }) {
  if (missing.length === 0) return null;
  return (
    <FoldedPanel
      heading={missingProofsContent.heading(missing.length, Object.keys(proofFields).length)}
      className="lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4 lg:py-1"
    >
      <ul className="flex flex-wrap gap-x-4">
        {missing.map(({ proof, field }) => (
          <li key={proof}>
            <TextLink to={settingPath(field)}>{missingProofsContent.names[proof]}</TextLink>
          </li>
        ))}
      </ul>
    </FoldedPanel>
  );
}

const texts = staffDashboardContent;

export const meta = () => staffMeta(content.dashboardTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  return readDashboard(context.get(pageContext).db, actor, request.url);
}

const hiding = (isHidden: boolean, text: string): StaffIntent =>
  intent(textFields(), async ({ db, actor }) => {
    await hideChecklist(db, actor, isHidden);
    return done(text);
  });

export const action = staffIntents(maxShortFormKiB, {
  'hide-checklist': hiding(true, texts.checklist.hidden),
  'show-checklist': hiding(false, texts.checklist.shown),
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
      {money && <FigureCards label={texts.money.label} figures={money} columns="lg:grid-cols-6" />}
      {figures && <NextFollowUps next={figures.next} />}
      {figures ? <Breakdowns figures={figures} data={data} /> : <p>{texts.otherAreas}</p>}
    </div>
  );
}
