import { useLocation } from 'react-router';
import { staffSplitContent } from '#app/staff/enquiries/board/texts.ts';
import { BackLink } from '#app/staff/enquiries/steps/back-link.tsx';
import { cameFrom } from '#app/staff/enquiries/steps/list-search.ts';
import { ListSteps } from '#app/staff/enquiries/steps/list-steps.tsx';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { ExpandIcon } from '#app/ui/icons.tsx';
import { enquiryPath } from '#staff-paths.ts';
import { CallChatLinks } from './call-chat-links.tsx';
import type { FullEnquiryView } from './full-enquiry-view.ts';

const button =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg border border-line px-3 font-semibold text-sm text-teal hover:border-teal';

type Props = {
  enquiry: FullEnquiryView;
  isBeside: boolean;
  onContact: (channel: 'call' | 'whatsapp') => void;
};

/** From the inbox's list to the enquiry's own page, with the way back. */
function PageLink({ id }: { id: string }) {
  const { search } = useLocation();
  return (
    <IconLink
      to={enquiryPath(id)}
      state={cameFrom(search)}
      aria-label={staffSplitContent.page}
      title={staffSplitContent.page}
    >
      <ExpandIcon className="size-5" />
    </IconLink>
  );
}

/** Stays in sight under the shell's bar. */
export function EnquiryHeader({ enquiry, isBeside, onContact }: Props) {
  const { id, name, reference, isSample } = enquiry;
  const Heading = isBeside ? 'h2' : 'h1';
  return (
    <div className="@container sticky top-(--shell-top) z-10 -mx-4 flex h-14 items-center gap-2 border-line border-b bg-paper px-2 lg:-mx-6 lg:px-4">
      {!isBeside && <BackLink />}
      <Heading className={`min-w-0 truncate text-xl ${isBeside ? 'pl-2' : ''}`}>{name}</Heading>
      {name !== reference && (
        <p className={`shrink-0 text-quiet text-sm ${isBeside ? '@max-2xl:hidden' : ''}`}>{reference}</p>
      )}
      {isSample && (
        <span className="@max-2xl:hidden">
          <SampleBadge hint={staffEnquiriesContent.sampleHint} />
        </span>
      )}
      {!isBeside && <ListSteps id={id} />}
      <div className="ml-auto flex gap-1.5 max-lg:hidden">
        <CallChatLinks enquiry={enquiry} className={button} onContact={onContact} />
        {isBeside && <PageLink id={id} />}
      </div>
    </div>
  );
}
