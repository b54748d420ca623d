import { data } from 'react-router';
import { SampleBadge } from '#app/admin/publishing/state-badge.tsx';
import { LeadQuotes } from '#app/admin/quotes/lead-quotes.tsx';
import { requireStaff } from '#app/admin/require-staff.ts';
import { answered, unreachable } from '#app/admin/shell/answered.ts';
import { lasting } from '#app/admin/shell/lasting.ts';
import { useSessionOver } from '#app/admin/shell/session-over.tsx';
import { staffMeta } from '#app/admin/shell/staff-meta.ts';
import { staffEnquiriesContent } from '#app/content/staff-enquiries.ts';
import { pageContext } from '#app/page-context.ts';
import { staffMessages } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/lead-page.ts';
import { BackLink } from './back-link.tsx';
import { answerDesk } from './desk-action.ts';
import { LeadControls } from './lead-controls.tsx';
import { readLead } from './lead-data.ts';
import { LeadFacts, LeadWords } from './lead-facts.tsx';
import { LiveLine } from './live-line.tsx';
import { Notes } from './notes.tsx';
import { PersonPanel } from './person-panel.tsx';
import { ReachLinks } from './reach-links.tsx';
import { ReplyPanel } from './reply-panel.tsx';
import { Timeline } from './timeline.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useChange } from './use-change.ts';
import { useLive } from './use-live.ts';
import { useOverNotice } from './use-over-notice.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData?.lead.reference ?? staffMessages.enquiries.gone);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const found = await readLead(context.get(pageContext).db, actor, id);
  return data(found ?? null, { status: found ? 200 : failureStatus.not_found });
}

export const clientLoader = lasting<Route.ClientLoaderArgs>('admin/enquiries/lead-page');

export const action = answerDesk;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction, unreachable);

type Found = NonNullable<Route.ComponentProps['loaderData']>;

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <LeadView key={loaderData.lead.id} loaderData={loaderData} />;
  return (
    <div>
      <BackLink />
      <h1 className="text-3xl">{staffMessages.enquiries.gone}</h1>
    </div>
  );
}

function LeadView({ loaderData }: { loaderData: Found }) {
  const { lead, events, personId, alike, merged, others, replies, owners, values } = loaderData;
  const { phoneE164, targetMinutes, yourId, madeAt } = loaderData;
  const session = useSessionOver();
  const isSessionOver = session.check;
  const { change, undoBar } = useChange(isSessionOver);
  const live = useLive({ concerns: ({ enquiryId }) => enquiryId === lead.id });
  useOverNotice(live, isSessionOver);

  return (
    <div className="grid gap-4 pb-20">
      <div>
        <BackLink />
        <h1 className="text-3xl wrap-anywhere">{lead.name}</h1>
        {lead.name !== lead.reference && (
          <p className="mb-2 text-quiet">
            {lead.reference} {lead.isSample && <SampleBadge hint={staffEnquiriesContent.sampleHint} />}
          </p>
        )}
        <ReachLinks lead={lead} isSessionOver={isSessionOver} />
        <LiveLine state={live} arrived={0} />
      </div>
      <div className="@container grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <LeadWords lead={lead} />
          {!lead.isErased && (
            <LeadControls
              lead={lead}
              owners={owners}
              yourId={yourId}
              madeAt={madeAt}
              targetMinutes={targetMinutes}
              onChange={(asked) => change([lead.id], asked)}
            />
          )}
          <LeadFacts lead={lead} />
          <PersonPanel {...{ personId, alike, merged, others, isSessionOver }} />
        </div>
        <div className="grid gap-4">
          {!lead.isErased && (
            <>
              <ReplyPanel
                id={lead.id}
                email={lead.email}
                {...{ phoneE164, replies, values, isSessionOver }}
              />
              <Notes
                id={lead.id}
                notes={events.filter(({ isNote }) => isNote)}
                isSessionOver={isSessionOver}
              />
              <LeadQuotes enquiryId={lead.id} />
            </>
          )}
          <Timeline events={events} />
        </div>
      </div>
      <div className="sticky bottom-4 z-10 grid justify-items-start">
        <UndoBar {...undoBar} />
      </div>
      {session.dialog}
    </div>
  );
}
