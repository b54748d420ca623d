import { type ReactNode, useState } from 'react';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { type ChangeKind, changePopups, type Owner } from '#app/staff/enquiries/changes/change-popups.tsx';
import { Waiting } from '#app/staff/enquiries/inbox/waiting.tsx';
import { useNow } from '#app/staff/enquiries/live/use-now.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import type { Fields } from '#app/staff/ui/use-action.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import type { ShownFullEnquiry } from './shown-full-enquiry.ts';

const button =
  'min-h-11 rounded-lg border border-line px-3 font-semibold text-teal hover:border-teal disabled:opacity-60';

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-1.5 last:border-0">
      <dt className="text-quiet">{name}</dt>
      <dd className="flex flex-wrap items-center gap-2">{children}</dd>
    </div>
  );
}

function FollowUp({ enquiry, renderedAt }: { enquiry: ShownFullEnquiry; renderedAt: number }) {
  const now = useNow(renderedAt);
  if (enquiry.dueAt === undefined) return <span className="text-quiet text-sm">{content.ended}</span>;
  const isOverdue = enquiry.dueAt < now;
  return (
    <span className={isOverdue ? 'font-semibold text-brick' : 'font-semibold'}>
      {enquiry.followUp}
      {isOverdue && ` (${staffEnquiriesContent.overdue})`}
    </span>
  );
}

type Props = {
  enquiry: ShownFullEnquiry;
  owners: readonly Owner[];
  yourId: string;
  renderedAt: number;
  targetMinutes: number;
  onChange: (change: Fields) => void;
};

export function EnquiryControls({ enquiry, owners, yourId, renderedAt, targetMinutes, onChange }: Props) {
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<ChangeKind>();
  const OpenPopup = open && changePopups[open];
  const opener = (kind: ChangeKind, label: string) => (
    <button
      type="button"
      disabled={!isHydrated}
      aria-haspopup="dialog"
      className={button}
      onClick={() => setOpen(kind)}
    >
      {label}
    </button>
  );
  return (
    <Panel heading={content.standing}>
      <dl>
        <Line name={content.stage}>
          <span className="font-semibold">{enquiry.stageName}</span>
          {opener('stage', content.setStage)}
        </Line>
        <Line name={content.owner}>
          <span className="font-semibold">{enquiry.ownerName || staffEnquiriesContent.noOwner}</span>
          {enquiry.ownerId !== yourId && (
            <button
              type="button"
              disabled={!isHydrated}
              className={button}
              onClick={() => onChange({ change: 'owner', value: 'me' })}
            >
              {content.take}
            </button>
          )}
          {opener('owner', content.setOwner)}
        </Line>
        <Line name={content.followUp}>
          <FollowUp enquiry={enquiry} renderedAt={renderedAt} />
          {enquiry.dueAt !== undefined && opener('follow-up', staffEnquiriesContent.bulk.setFollowUp)}
        </Line>
        <Line name={content.firstAnswer}>
          <Waiting wait={enquiry.wait} renderedAt={renderedAt} />
          <span className="text-quiet text-sm">{content.target(targetMinutes)}</span>
        </Line>
      </dl>
      {OpenPopup && (
        <OpenPopup
          owners={owners}
          stage={enquiry.stage}
          ownerId={enquiry.ownerId}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}
