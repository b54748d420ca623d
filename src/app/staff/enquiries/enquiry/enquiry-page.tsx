import { data } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { pageContext } from '#app/page-context.ts';
import { answerDesk } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { UndoBar } from '#app/staff/enquiries/changes/undo-bar.tsx';
import { useChange } from '#app/staff/enquiries/changes/use-change.ts';
import { LiveLine } from '#app/staff/enquiries/live/live-line.tsx';
import { useLive } from '#app/staff/enquiries/live/use-live.ts';
import { useOverNotice } from '#app/staff/enquiries/live/use-session-over-notice.ts';
import { SampleBadge } from '#app/staff/publishing/state-badge.tsx';
import { LeadQuotes } from '#app/staff/quotes/lead-quotes.tsx';
import { requireStaff } from '#app/staff/require-staff.ts';
import { answered, unreachable } from '#app/staff/shell/offline-reply.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { lasting } from '#app/staff/shell/stale-on-error.ts';
import { staffMessages } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/enquiry-page.ts';
import { BackLink } from './back-link.tsx';
import { ReachLinks } from './contact-links.tsx';
import { PersonPanel } from './customer-panel.tsx';
import { LeadControls } from './enquiry-controls.tsx';
import { readLead } from './enquiry-data.ts';
import { LeadFacts, LeadWords } from './enquiry-facts.tsx';
import { Notes } from './notes.tsx';
import { ReplyPanel } from './reply-panel.tsx';
import { Timeline } from './timeline.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData?.lead.reference ?? staffMessages.enquiries.gone);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const found = await readLead(context.get(pageContext).db, actor, id);
  return data(found ?? null, { status: found ? 200 : failureStatus.not_found });
}

export const clientLoader = lasting<Route.ClientLoaderArgs>('staff/enquiries/enquiry/enquiry-page');

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
