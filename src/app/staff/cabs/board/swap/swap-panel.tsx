import { useState } from 'react';
import type { DutyView } from '#app/staff/cabs/board/board-view.ts';
import type { Plan } from '#app/staff/cabs/board/use-plan.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Radio } from '#app/staff/kit/checkbox.tsx';
import { CloseDialog, SidePanel } from '#app/staff/kit/dialog.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { type SwapPart, swapParts } from '#domain/bookings/board/swap-parts.ts';
import { swapContent as content } from './texts.ts';

const crewText = ({ car, driver }: DutyView) => content.crew(car, driver);

/** Those at the same time first, because they are what a swap is for. */
export function swapChoices(duty: DutyView, duties: readonly DutyView[]): DutyView[] {
  const distance = (other: DutyView) =>
    Math.max(0, other.startMs - duty.endMs, duty.startMs - other.endMs) * 1000 +
    Math.abs(other.startMs - duty.startMs) / 1000;
  return duties
    .filter((other) => other.id !== duty.id && other.isPlanned)
    .filter((other) => other.carId !== duty.carId || other.driverId !== duty.driverId)
    .toSorted((a, b) => distance(a) - distance(b));
}

type Props = { duty: DutyView; duties: readonly DutyView[]; plan: Plan; onClose: () => void };

/** Chooses the other duty, and whether car, driver or both are exchanged. */
export function SwapPanel({ duty, duties, plan: { plan, result, isBusy }, onClose }: Props) {
  const choices = swapChoices(duty, duties);
  const [otherId, setOtherId] = useState<string>();
  const [part, setPart] = useState<SwapPart>('both');
  const other = choices.find(({ id }) => id === otherId) ?? choices[0];
  const swap = async (dialog: HTMLDialogElement | null) => {
    if (!other) return;
    const received = await plan({
      intent: 'swap',
      ...{ dutyId: duty.id, revision: String(duty.revision) },
      ...{ otherId: other.id, otherRevision: String(other.revision), part },
    });
    if (received?.done) dialog?.close();
  };
  return (
    <SidePanel title={content.title(duty.number, duty.customer)} onClose={onClose}>
      <div className="grid gap-4 pt-4">
        <p>
          {duty.clock} – {duty.ends}: {crewText(duty)}
        </p>
        {choices.length === 0 && <p>{content.none}</p>}
        {choices.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="pb-1 font-semibold">{content.other}</legend>
            {choices.map((choice) => (
              <Radio
                key={choice.id}
                name="other"
                value={choice.id}
                checked={choice.id === other?.id}
                onChange={() => setOtherId(choice.id)}
                hint={crewText(choice)}
              >
                {content.duty(choice.clock, choice.customer, choice.number)}
              </Radio>
            ))}
          </fieldset>
        )}
        <div className="sticky bottom-0 grid gap-3 border-line border-t bg-card py-3">
          {other && (
            <fieldset className="flex flex-wrap gap-x-4">
              <legend className="font-semibold">{content.part}</legend>
              {swapParts.map((one) => (
                <Radio key={one} name="part" value={one} checked={one === part} onChange={() => setPart(one)}>
                  {content.parts[one]}
                </Radio>
              ))}
            </fieldset>
          )}
          <StatusLine
            text={result && !result.done ? result.text : undefined}
            tone="fault"
            takesRoom={false}
          />
          <div className="flex flex-wrap gap-3">
            {other && (
              <Button
                aria-disabled={isBusy}
                onClick={(event) => void swap(event.currentTarget.closest('dialog'))}
              >
                {isBusy ? content.busy : content.go}
              </Button>
            )}
            <CloseDialog>{content.cancel}</CloseDialog>
          </div>
        </div>
      </div>
    </SidePanel>
  );
}
