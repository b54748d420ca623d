import { type ReactNode, useState } from 'react';
import { type ChangeKind, changePopups, type Owner } from '#app/staff/enquiries/changes/change-popups.tsx';
import { Waiting } from '#app/staff/enquiries/inbox/waiting.tsx';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import type { Fields } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { dueText } from '#app/staff/kit/time-text.ts';
import { useNow } from '#app/staff/kit/use-now.ts';
import type { FullEnquiryView } from './full-enquiry-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

function FollowUp({ enquiry, renderedAt }: { enquiry: FullEnquiryView; renderedAt: number }) {
  const now = useNow(renderedAt);
  if (enquiry.dueAt === undefined) return null;
  const isOverdue = enquiry.dueAt < now;
  return (
    <span className={isOverdue ? 'font-semibold text-brick' : 'font-semibold'}>
      <span title={enquiry.followUp} aria-hidden="true">
        {dueText(new Date(enquiry.dueAt), new Date(now))}
      </span>
      <span className="sr-only">
        {enquiry.followUp}
        {isOverdue && ` (${staffEnquiriesContent.overdue})`}
      </span>
      {enquiry.purpose && <span className="font-normal">: {enquiry.purpose}</span>}
    </span>
  );
}

type Props = {
  enquiry: FullEnquiryView;
  owners: readonly Owner[];
  yourId: string;
  renderedAt: number;
  targetMinutes: number;
  onChange: (change: Fields) => void;
};

/** Who does what next, and what it may bring. */
export function Standing({ enquiry, owners, yourId, renderedAt, targetMinutes, onChange }: Props) {
  const [open, setOpen] = useState<ChangeKind>();
  const OpenPopup = open && changePopups[open];
  const opener = (kind: ChangeKind, shown: ReactNode) => (
    <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
      {shown}
    </Button>
  );
  return (
    <section aria-label={content.standing} className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-1.5">
        {opener(
          'owner',
          <>
            <span className="text-quiet">{content.owner} </span>
            {enquiry.ownerName || staffEnquiriesContent.noOwner}
          </>,
        )}
        {enquiry.ownerId !== yourId && (
          <Button look="quiet" onClick={() => onChange({ change: 'owner', value: 'me' })}>
            {content.take}
          </Button>
        )}
        {enquiry.dueAt === undefined ? (
          <span className="text-quiet text-sm">{content.ended}</span>
        ) : (
          opener(
            'follow-up',
            <>
              <span className="text-quiet">{content.followUp} </span>
              <FollowUp enquiry={enquiry} renderedAt={renderedAt} />
            </>,
          )
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-sm empty:hidden">
        {enquiry.value && (
          <span>
            <span className="text-quiet">{content.value} </span>
            <strong>{enquiry.value}</strong>
          </span>
        )}
        <Waiting wait={enquiry.wait} renderedAt={renderedAt} />
        {enquiry.wait.kind === 'waits' && <span className="text-quiet">{content.target(targetMinutes)}</span>}
      </p>
      {OpenPopup && (
        <OpenPopup
          owners={owners}
          stage={enquiry.stage}
          ownerId={enquiry.ownerId}
          purpose={enquiry.purpose}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
