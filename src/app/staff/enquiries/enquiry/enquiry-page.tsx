import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { UndoBar } from '#app/staff/enquiries/changes/undo-bar.tsx';
import { useChange } from '#app/staff/enquiries/changes/use-change.ts';
import { BackLink } from '#app/staff/enquiries/steps/back-link.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { staffMessages } from '#messages.ts';
import { isOfEnquiry } from '#platform/database/live-changes.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/enquiry-page.ts';
import { type FoundEnquiry, readEnquiry } from './enquiry-data.ts';
import { EnquiryView } from './enquiry-view.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData?.enquiry.reference ?? staffMessages.enquiries.gone);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const found = await readEnquiry(context.get(pageContext).db, actor, id);
  return data(found ?? null, { status: found ? 200 : failureStatus.not_found });
}

export const action = handleEnquiryAction;

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <OneEnquiry key={loaderData.enquiry.id} found={loaderData} />;
  return (
    <div>
      <BackLink />
      <PageTitle>{staffMessages.enquiries.gone}</PageTitle>
    </div>
  );
}

function OneEnquiry({ found }: { found: FoundEnquiry }) {
  const changes = useChange();
  const live = useLive({
    concerns: (change) => isOfEnquiry(change) && change.enquiryId === found.enquiry.id,
  });
  useSessionOverNotice(live);
  return (
    <div data-wide className="lg:pb-20">
      <EnquiryView found={found} changes={changes}>
        <LiveLine state={live} arrived={0} />
      </EnquiryView>
      <div className="sticky bottom-[calc(var(--shell-bottom)+0.5rem)] z-10 grid justify-items-start lg:bottom-4">
        <UndoBar {...changes.undoBar} />
      </div>
    </div>
  );
}
