import { useState } from 'react';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import { dutyStatuses } from '#domain/bookings/duty-status.ts';
import { staffCabBoardContent } from './texts.ts';

const content = staffCabBoardContent.marksHelp;

/** What the marks on the bars mean and how the board is worked, behind a button: the room is for the duties. */
export function MarksHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScriptButton
        aria-haspopup="dialog"
        className="min-h-6 text-teal text-xs underline hover:no-underline"
        onClick={() => setOpen(true)}
      >
        {content.open}
      </ScriptButton>
      {isOpen && (
        <Dialog title={content.title} onClose={() => setOpen(false)}>
          <div className="grid gap-4">
            <ul aria-label={content.statuses} className="flex flex-wrap gap-x-3 gap-y-1">
              {dutyStatuses.map((status) => (
                <li key={status}>
                  <DutyPill status={status} />
                </li>
              ))}
            </ul>
            <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
              {content.problems.map(([name, meaning]) => (
                <div key={name} className="contents">
                  <dt className="font-semibold text-brick">
                    <span aria-hidden="true">⚠ </span>
                    {name}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
            <ul className="grid list-disc gap-1 pl-5">
              {content.ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </div>
        </Dialog>
      )}
    </>
  );
}
