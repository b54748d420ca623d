import { useState } from 'react';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox, Radio } from '#app/staff/kit/checkbox.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { DialogFoot } from '#app/staff/kit/dialog-foot.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { refundTexts } from '#app/staff/money/refunds/texts.ts';
import { splitOverSources } from '#domain/payments/refunds/refund-shares.ts';
import { shareOfWhole } from '#domain/quotes/price/percent.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import type { DutyView, EndingView } from './duty-view.ts';
import { useDutyForm } from './use-duty-form.ts';

/** What the booking comes to. */
const sumsAfter = (totalPaise: number, receivedPaise: number) => ({
  total: formatPaise(totalPaise),
  balance: formatPaise(Math.max(0, totalPaise - receivedPaise)),
  refund: receivedPaise > totalPaise ? formatPaise(receivedPaise - totalPaise) : undefined,
});

const content = staffBookingsContent.change;

const texts = {
  cancel: { title: content.cancelTitle, charge: content.cancelGo, free: content.cancelFree },
  'no-show': { title: content.noShowTitle, charge: content.noShowGo, free: content.noShowFree },
};

type Props = {
  intent: keyof typeof texts;
  duty: DutyView;
  ending: EndingView;
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
        <Radio key={one} name="by" value={one} checked={by === one} onChange={() => onBy(one)}>
          {names[one]}
        </Radio>
      ))}
    </fieldset>
  );
}

type LessProps = { amount: string; typed: string; isInvalid: boolean; onType: (typed: string) => void };

/** Another charge than that of the policy, for which staff say why. */
function ReducedCharge({ amount, typed, isInvalid, onType }: LessProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor="reduced-charge" className="font-semibold">
        {content.reducedCharge}
      </label>
      <Input
        id="reduced-charge"
        name="reducedCharge"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        aria-invalid={isInvalid || undefined}
        aria-describedby="reduced-charge-hint"
      />
      <p id="reduced-charge-hint" className="text-quiet text-sm">
        {content.reducedHint(amount)}
      </p>
    </div>
  );
}

/** A typed charge below that of the policy; `undefined` for anything else. */
function reducedPaise(typed: string, policyPaise: number): number | undefined {
  const paise = /^\s*0+\s*$/.test(typed) ? 0 : paiseFromTyped(typed);
  return paise !== undefined && paise < policyPaise ? paise : undefined;
}

type PolicyProps = { intent: Props['intent']; ending: EndingView; isByUs: boolean };

/** What the terms say. */
function PolicyText({ intent, ending, isByUs }: PolicyProps) {
  const { policy } = content;
  if (isByUs || ending.paise === 0) return <p>{policy.free(isByUs ? 0 : ending.daysBefore)}</p>;
  return (
    <p>
      {intent === 'cancel' && ending.daysBefore === 0 && `${policy.onTheDay} `}
      <strong>{policy.charge(ending.percent, ending.fare, ending.amount)}</strong> {policy.tax}
    </p>
  );
}

/** What the booking comes to with this charge. */
function AfterText({ ending, chargedPaise }: { ending: EndingView; chargedPaise: number }) {
  const { after, afterWithRefund } = content.policy;
  const sums = sumsAfter(ending.otherPaise + chargedPaise, ending.receivedPaise);
  return sums.refund ? afterWithRefund(sums.total, sums.refund) : after(sums.total, sums.balance);
}

/** GST in the charge, the payments that what is too much goes back to, and the documents that follow. */
function Following({ ending, chargedPaise }: { ending: EndingView; chargedPaise: number }) {
  const { preview } = staffBookingsContent.trip;
  const { gstBasisPoints, otherPaise, receivedPaise, sources, refundDays } = ending;
  const gstPaise = shareOfWhole(chargedPaise, gstBasisPoints, 10_000 + gstBasisPoints);
  const backPaise = receivedPaise - otherPaise - chargedPaise;
  const back = splitOverSources(sources, Math.max(0, backPaise));
  const documents = [
    ...(chargedPaise > 0 && gstBasisPoints > 0
      ? [preview.invoice(formatPaise(chargedPaise - gstPaise), formatPaise(gstPaise))]
      : []),
    ...(backPaise > 0 ? [preview.refundVoucher] : []),
  ];
  return (
    <div className="grid gap-1 text-[0.9375rem] empty:hidden">
      {back.length > 0 && (
        <p>
          {preview.sources}{' '}
          {back
            .map(({ source, amountPaise }) =>
              refundTexts.dialog.source(source.method, source.day, formatPaise(amountPaise)),
            )
            .join('; ')}
          . {refundDays === null ? '' : preview.within(refundDays)}
        </p>
      )}
      {documents.length > 0 && (
        <p>
          {preview.documents}: {documents.join('; ')}.
        </p>
      )}
    </div>
  );
}

const amountText = (paise: number) => (paise > 0 ? formatPaise(paise) : '');

/** What a cancellation or a no-show costs, in rupees, before it is confirmed. */
export function EndPopup({ intent, duty, ending, onDone, onClose }: Props) {
  const { title, charge, free } = texts[intent];
  const [by, setBy] = useState<'customer' | 'us'>('customer');
  const [wantsLess, setWantsLess] = useState(false);
  const [typed, setTyped] = useState('0');
  const isByUs = by === 'us';
  const mayBeLess = !isByUs && ending.paise > 0;
  const isLess = mayBeLess && wantsLess;
  const reduced = isLess ? reducedPaise(typed, ending.paise) : undefined;
  const chargedPaise = isByUs ? 0 : (reduced ?? ending.paise);
  const charged = amountText(chargedPaise);
  const { status, isBusy, onSubmit, onCorrect } = useDutyForm({ onDone, onClose });
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={onSubmit}
        onInput={({ target }) => target instanceof HTMLInputElement && onCorrect(target.name)}
        className="grid gap-3"
      >
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
        <PolicyText intent={intent} ending={ending} isByUs={isByUs} />
        {mayBeLess && (
          <Checkbox
            name="less"
            value="yes"
            checked={wantsLess}
            onChange={({ target }) => setWantsLess(target.checked)}
          >
            {content.less}
          </Checkbox>
        )}
        {isLess && (
          <ReducedCharge
            amount={ending.amount}
            typed={typed}
            isInvalid={status?.field === 'reducedCharge'}
            onType={setTyped}
          />
        )}
        <p>
          {reduced !== undefined && <strong>{content.reduced(charged, ending.amount)} </strong>}
          <AfterText ending={ending} chargedPaise={chargedPaise} />
        </p>
        <Following ending={ending} chargedPaise={chargedPaise} />
        <TextField
          id="end-reason"
          name="reason"
          label={isLess ? content.reducedReason : content.reason}
          required={isLess}
          invalid={status?.field === 'reason'}
          autoComplete="off"
        />
        <FormStatusLine status={status} takesRoom={false} />
        <DialogFoot>
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {charged === '' ? free : charge(charged)}
          </Button>
          <CloseDialog>{content.keep}</CloseDialog>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
