import { data } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { pageContext } from '#app/page-context.ts';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { UndoBar } from '#app/staff/enquiries/changes/undo-bar.tsx';
import { useChange } from '#app/staff/enquiries/changes/use-change.ts';
import { LiveLine } from '#app/staff/enquiries/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/enquiries/live/use-live.ts';
import { EnquiryQuotes } from '#app/staff/quotes/enquiry-quotes.tsx';
import { requireStaff } from '#app/staff/require-staff.ts';
import { offlineReply, staleOnError } from '#app/staff/shell/offline.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { SampleBadge } from '#app/staff/ui/state-badge.tsx';
import { staffMessages } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/enquiry-page.ts';
import { BackLink } from './back-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { EnquiryControls } from './enquiry-controls.tsx';
import { readEnquiry } from './enquiry-data.ts';
import { EnquiryFacts, EnquiryMessage } from './enquiry-facts.tsx';
import { Notes } from './notes.tsx';
import { ReplyPanel } from './reply-panel.tsx';
import { Timeline } from './timeline.tsx';
import { TripPanel } from './trip-panel.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData?.enquiry.reference ?? staffMessages.enquiries.gone);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const found = await readEnquiry(context.get(pageContext).db, actor, id);
  return data(found ?? null, { status: found ? 200 : failureStatus.not_found });
}

export const clientLoader = staleOnError<Route.ClientLoaderArgs>('staff/enquiries/enquiry/enquiry-page');

export const action = handleEnquiryAction;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);

type Found = NonNullable<Route.ComponentProps['loaderData']>;

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <EnquiryView key={loaderData.enquiry.id} loaderData={loaderData} />;
  return (
    <div>
      <BackLink />
      <h1 className="text-3xl">{staffMessages.enquiries.gone}</h1>
    </div>
  );
}

function EnquiryView({ loaderData }: { loaderData: Found }) {
  const { enquiry, events, customerId, alike, merged, others, replies, owners, values } = loaderData;
  const { phoneE164, targetMinutes, yourId, renderedAt } = loaderData;
  const session = useSessionOver();
  const isSessionOver = session.check;
  const { change, undoBar } = useChange(isSessionOver);
  const live = useLive({ concerns: ({ enquiryId }) => enquiryId === enquiry.id });
  useSessionOverNotice(live, isSessionOver);

  return (
    <div className="grid gap-4 pb-20">
      <div>
        <BackLink />
        <h1 className="text-3xl wrap-anywhere">{enquiry.name}</h1>
        {enquiry.name !== enquiry.reference && (
          <p className="mb-2 text-quiet">
            {enquiry.reference} {enquiry.isSample && <SampleBadge hint={staffEnquiriesContent.sampleHint} />}
          </p>
        )}
        <ContactLinks enquiry={enquiry} isSessionOver={isSessionOver} />
        <LiveLine state={live} arrived={0} />
      </div>
      <div className="@container grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <EnquiryMessage enquiry={enquiry} />
          {enquiry.tripDetails && <TripPanel trip={enquiry.tripDetails} />}
          {!enquiry.isErased && (
            <EnquiryControls
              enquiry={enquiry}
              owners={owners}
              yourId={yourId}
              renderedAt={renderedAt}
              targetMinutes={targetMinutes}
              onChange={(fields) => change([enquiry.id], fields)}
            />
          )}
          <EnquiryFacts enquiry={enquiry} />
          <CustomerPanel {...{ customerId, alike, merged, others, isSessionOver }} />
        </div>
        <div className="grid gap-4">
          {!enquiry.isErased && (
            <>
              <ReplyPanel
                id={enquiry.id}
                email={enquiry.email}
                {...{ phoneE164, replies, values, isSessionOver }}
              />
              <Notes
                id={enquiry.id}
                notes={events.filter(({ isNote }) => isNote)}
                isSessionOver={isSessionOver}
              />
              <EnquiryQuotes enquiryId={enquiry.id} />
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
