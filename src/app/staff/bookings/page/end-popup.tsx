import { useState } from 'react';
import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { dangerButtonClass } from '#app/staff/ui/danger-button.ts';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ShownDuty, ShownEnding } from './shown-duty.ts';
import { useDutyForm } from './use-duty-form.ts';

const content = staffBookingsContent.change;

const texts = {
  cancel: { title: content.cancelTitle, charge: content.cancelGo, free: content.cancelFree },
  'no-show': { title: content.noShowTitle, charge: content.noShowGo, free: content.noShowFree },
};

type Props = {
  intent: keyof typeof texts;
  duty: ShownDuty;
  ending: ShownEnding;
  isSessionOver: SessionCheck;
  onDone: (text: string) => void;
  onClose: () => void;
};

const parties = ['customer', 'us'] as const;

type ByProps = { by: (typeof parties)[number]; amount: string; onBy: (by: (typeof parties)[number]) => void };

/** A cancellation on our side costs the customer nothing. */
function WhoCancels({ by, amount, onBy }: ByProps) {
  const names = { customer: content.byCustomer(amount), us: content.byUs };
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold text-sm">{content.whoCancels}</legend>
      {parties.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2 lg:min-h-9">
          <input
            type="radio"
            name="by"
            value={one}
            checked={by === one}
            onChange={() => onBy(one)}
            className="size-5"
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** What a cancellation or a no-show costs, in rupees, before it is confirmed. */
export function EndPopup({ intent, duty, ending, isSessionOver, onDone, onClose }: Props) {
  const { title, charge, free } = texts[intent];
  const { policy } = content;
  const [by, setBy] = useState<'customer' | 'us'>('customer');
  const isByUs = by === 'us';
  const after = isByUs ? ending.afterByUs : ending.after;
  const { status, isBusy, onSubmit } = useDutyForm({ isSessionOver, onDone, onClose });
  return (
    <Popup title={title} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="dutyId" value={duty.id} />
        <input type="hidden" name="revision" value={duty.revision} />
        <input type="hidden" name="chargePaise" value={ending.paise} />
        <p className="text-quiet">
          {duty.route}, {duty.pickUp}
        </p>
        {intent === 'cancel' && ending.paise > 0 && (
          <WhoCancels by={by} amount={ending.amount} onBy={setBy} />
        )}
        <p>
          {isByUs || ending.paise === 0 ? (
            policy.free(isByUs ? 0 : ending.daysBefore)
          ) : (
            <>
              {intent === 'cancel' && ending.daysBefore === 0 && `${policy.onTheDay} `}
              <strong>{policy.charge(ending.percent, ending.fare, ending.amount)}</strong> {policy.tax}
            </>
          )}
        </p>
        <p>
          {after.refund
            ? policy.afterWithRefund(after.total, after.refund)
            : policy.after(after.total, after.balance)}
        </p>
        <TextField id="end-reason" name="reason" label={content.reason} autoComplete="off" />
        <StatusLine text={status?.text} tone={status?.tone ?? 'good'} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={isBusy} className={dangerButtonClass}>
            {isByUs || ending.paise === 0 ? free : charge(ending.amount)}
          </button>
          <ClosePopup className={outlineButtonClass}>{content.keep}</ClosePopup>
        </div>
      </form>
    </Popup>
  );
}
