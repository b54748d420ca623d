import { useState } from 'react';
import { changePopups } from '#app/staff/enquiries/changes/change-popups.tsx';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import type { Fields } from '#app/staff/forms/use-action.ts';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { Stage } from '#domain/enquiries/stages.ts';
import { staffEnquiryContent as content } from './texts.ts';

/** The usual way of an enquiry; whatever else may happen is in the menu. */
const usualStages: readonly Stage[] = ['new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip'];

const button =
  'stage-pill min-h-11 shrink-0 border border-transparent px-3 lg:min-h-8 not-aria-[current=step]:bg-transparent not-aria-[current=step]:border-line hover:border-teal disabled:opacity-60';

type Props = { stage: Stage; stageName: string; onChange: (change: Fields) => void };

/** One click moves the enquiry on; `Lost` asks for the reason first. */
export function StageRow({ stage, stageName, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const StagePopup = changePopups.stage;
  const isUsual = usualStages.includes(stage);
  return (
    <fieldset className="-mx-4 overflow-x-auto px-4">
      <legend className="sr-only">{content.stages}</legend>
      <div className="flex w-max gap-1.5 py-1">
        {usualStages.map((one) => (
          <ScriptButton
            key={one}
            data-stage={one}
            aria-current={one === stage ? 'step' : undefined}
            className={button}
            onClick={() => one !== stage && onChange({ change: 'stage', value: one })}
          >
            {staffEnquiriesContent.stages[one]}
          </ScriptButton>
        ))}
        <ScriptButton
          aria-haspopup="dialog"
          data-stage={isUsual ? undefined : stage}
          aria-current={isUsual ? undefined : 'step'}
          className={button}
          onClick={() => setOpen(true)}
        >
          {isUsual ? content.otherStages : stageName}
          <ArrowDownIcon className="size-4" />
        </ScriptButton>
      </div>
      {isOpen && (
        <StagePopup
          owners={[]}
          stage={stage}
          hidden={usualStages}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
