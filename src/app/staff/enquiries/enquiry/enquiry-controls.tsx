import { type ReactNode, useState } from 'react';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffLeadContent as content } from '#app/content/staff/enquiry.ts';
import { type ChangeKind, changePopups, type Owner } from '#app/staff/enquiries/changes/change-popups.tsx';
import type { Fields } from '#app/staff/enquiries/changes/use-enquiry-action.ts';
import { Waiting } from '#app/staff/enquiries/inbox/waiting.tsx';
import { useNow } from '#app/staff/enquiries/live/use-now.ts';
import { Panel } from '#app/staff/shell/panel.tsx';
import { useAwake } from '#app/ui/use-awake.ts';
import type { ShownFullLead } from './shown-full-enquiry.ts';

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

function FollowUp({ lead, madeAt }: { lead: ShownFullLead; madeAt: number }) {
  const now = useNow(madeAt);
  if (lead.dueAt === undefined) return <span className="text-quiet text-sm">{content.ended}</span>;
  const isOverdue = lead.dueAt < now;
  return (
    <span className={isOverdue ? 'font-semibold text-brick' : 'font-semibold'}>
      {lead.followUp}
      {isOverdue && ` (${staffEnquiriesContent.overdue})`}
    </span>
  );
}

type Props = {
  lead: ShownFullLead;
  owners: readonly Owner[];
  yourId: string;
  madeAt: number;
  targetMinutes: number;
  onChange: (change: Fields) => void;
};

export function LeadControls({ lead, owners, yourId, madeAt, targetMinutes, onChange }: Props) {
  const awake = useAwake();
  const [open, setOpen] = useState<ChangeKind>();
  const OpenPopup = open && changePopups[open];
  const opener = (kind: ChangeKind, label: string) => (
    <button
      type="button"
      disabled={!awake}
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
          <span className="font-semibold">{lead.stageName}</span>
          {opener('stage', content.setStage)}
        </Line>
        <Line name={content.owner}>
          <span className="font-semibold">{lead.ownerName || staffEnquiriesContent.nobody}</span>
          {lead.ownerId !== yourId && (
            <button
              type="button"
              disabled={!awake}
              className={button}
              onClick={() => onChange({ change: 'owner', value: 'me' })}
            >
              {content.take}
            </button>
          )}
          {opener('owner', content.setOwner)}
        </Line>
        <Line name={content.followUp}>
          <FollowUp lead={lead} madeAt={madeAt} />
          {lead.dueAt !== undefined && opener('follow-up', staffEnquiriesContent.bulk.setFollowUp)}
        </Line>
        <Line name={content.firstAnswer}>
          <Waiting wait={lead.wait} madeAt={madeAt} />
          <span className="text-quiet text-sm">{content.target(targetMinutes)}</span>
        </Line>
      </dl>
      {OpenPopup && (
        <OpenPopup
          owners={owners}
          stage={lead.stage}
          ownerId={lead.ownerId}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}
