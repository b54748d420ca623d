import { useState } from 'react';
import { staffEnquiriesContent } from '#app/content/staff-enquiries.ts';
import { type ChangeKind, changePopups, type Owner } from './change-popups.tsx';
import type { Fields } from './use-desk-action.ts';

const content = staffEnquiriesContent.bulk;
const look =
  'min-h-11 rounded-lg border border-night-line px-3 font-semibold text-sm hover:bg-night-line aria-disabled:opacity-60';

type Props = {
  count: number;
  owners: readonly Owner[];
  isBusy: boolean;
  onChange: (change: Fields) => void;
  onClear: () => void;
};

export function BulkBar({ count, owners, isBusy, onChange, onClear }: Props) {
  const [open, setOpen] = useState<ChangeKind>();
  const OpenPopup = open && changePopups[open];
  const opener = (kind: ChangeKind, label: string) => (
    <button type="button" aria-haspopup="dialog" className={look} onClick={() => setOpen(kind)}>
      {label}
    </button>
  );
  return (
    <section
      aria-label={content.label}
      className="flex flex-wrap items-center gap-2 rounded-xl bg-night p-2 text-on-night shadow-xl"
    >
      <span className="px-2 text-sm">{content.chosen(count)}</span>
      <button
        type="button"
        aria-disabled={isBusy}
        className={look}
        onClick={() => onChange({ change: 'owner', value: 'me' })}
      >
        {content.take}
      </button>
      {opener('owner', content.give)}
      {opener('stage', content.stage)}
      {opener('follow-up', content.followUp)}
      <button
        type="button"
        aria-disabled={isBusy}
        className={look}
        onClick={() => onChange({ change: 'stage', value: 'spam' })}
      >
        {content.spam}
      </button>
      <button type="button" className={look} onClick={onClear}>
        {content.clear}
      </button>
      {OpenPopup && <OpenPopup owners={owners} onChange={onChange} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
