import { useState } from 'react';
import { type ChangeKind, changePopups, type Owner } from '#app/staff/enquiries/changes/change-popups.tsx';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import type { Fields } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';

const content = staffEnquiriesContent.bulk;
type Props = {
  ids: readonly string[];
  owners: readonly Owner[];
  /** True when the selected enquiries are in the spam queue. */
  isHeldBack: boolean;
  onChange: (ids: readonly string[], change: Fields) => void;
  onClear: () => void;
};

/** An open popup keeps the selection that it was opened with, even when the list below it changes. */
export function BulkBar({ ids, owners, isHeldBack, onChange, onClear }: Props) {
  const [open, setOpen] = useState<{ kind: ChangeKind; ids: readonly string[] }>();
  const OpenPopup = open && changePopups[open.kind];
  const opener = (kind: ChangeKind, label: string) => (
    <Button look="onNight" aria-haspopup="dialog" onClick={() => setOpen({ kind, ids })}>
      {label}
    </Button>
  );
  return (
    <>
      {ids.length > 0 && (
        <section
          aria-label={content.label}
          className="flex flex-wrap items-center gap-2 rounded-xl bg-night p-2 text-on-night shadow-xl"
        >
          <span className="px-2 text-sm">{content.chosen(ids.length)}</span>
          <Button look="onNight" onClick={() => onChange(ids, { change: 'owner', value: 'me' })}>
            {content.take}
          </Button>
          {opener('owner', content.give)}
          {opener('stage', content.stage)}
          {opener('follow-up', content.followUp)}
          <Button
            look="onNight"
            onClick={() => onChange(ids, { change: 'stage', value: isHeldBack ? 'new' : 'spam' })}
          >
            {isHeldBack ? content.notSpam : content.spam}
          </Button>
          <Button look="onNight" onClick={onClear}>
            {content.clear}
          </Button>
        </section>
      )}
      {OpenPopup && (
        <OpenPopup
          owners={owners}
          onChange={(change) => onChange(open.ids, change)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
