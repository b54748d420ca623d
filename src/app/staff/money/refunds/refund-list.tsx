import { type ReactNode, useState } from 'react';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { DialogFoot } from '#app/staff/kit/dialog-foot.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { RefundView } from './refund-view.ts';
import { refundTexts as texts } from './texts.ts';

type FormProps = {
  title: string;
  intent: string;
  hidden: Readonly<Record<string, string>>;
  go: string;
  onDone: (text: string) => void;
  onClose: () => void;
  children: (isInvalid: (name: string) => boolean) => ReactNode;
};

/** A form in a dialog; after a conflict staff read why and look again. */
export function RefundForm({ title, intent, hidden, go, onDone, onClose, children }: FormProps) {
  const { status, isBusy, onSubmit } = useActionForm<unknown>({
    working: texts.working,
    onResult: (result: ActionResult<unknown>) => {
      if (!result.done) return;
      onDone(result.text);
      onClose();
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children((name) => status?.field === name)}
        <FormStatusLine status={status} takesRoom={false} />
        <DialogFoot>
          <Button type="submit" aria-disabled={isBusy}>
            {go}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

type DialogProps = { refund: RefundView; onDone: (text: string) => void; onClose: () => void };

const hiddenOf = ({ id, revision }: RefundView) => ({ refundId: id, revision: String(revision) });
const methods = Object.entries(texts.send.methods).map(([value, label]) => ({ value, label }));

function SendDialog({ refund, ...props }: DialogProps) {
  const { send } = texts;
  const today = dayInIndia(new Date());
  return (
    <RefundForm title={send.title} intent="refund-send" hidden={hiddenOf(refund)} go={send.go} {...props}>
      {(isInvalid) => (
        <>
          <p className="font-semibold tabular-nums">{refund.amount}</p>
          <SelectField
            id="refund-method"
            name="method"
            label={send.method}
            options={methods}
            value={refund.method}
          />
          <FormField
            name="reference"
            label={send.reference}
            hint={send.referenceHint}
            invalid={isInvalid('reference')}
          />
          <FormField
            name="sentOn"
            label={send.day}
            type="date"
            value={today}
            max={today}
            invalid={isInvalid('sentOn')}
          />
        </>
      )}
    </RefundForm>
  );
}

function AnotherWayDialog({ refund, ...props }: DialogProps) {
  const { another } = texts;
  return (
    <RefundForm
      title={another.title}
      intent="refund-another-way"
      hidden={hiddenOf(refund)}
      go={another.go}
      {...props}
    >
      {(isInvalid) => (
        <>
          <p>{another.text}</p>
          <FormField name="reason" label={another.reason} invalid={isInvalid('reason')} />
        </>
      )}
    </RefundForm>
  );
}

type Act = (fields: Record<string, string>) => void;
type ItemProps = { refund: RefundView; lead?: ReactNode; onAct: Act; onDone: (text: string) => void };

function Steps({ refund, onAct, onOpen }: Omit<ItemProps, 'onDone'> & { onOpen: (what: Open) => void }) {
  const { steps, amount, chatHref } = refund;
  const step = (intent: string, label: string, look: 'primary' | 'quiet' = 'quiet') => (
    <Button
      look={look}
      aria-label={texts.of(amount, label)}
      onClick={() => onAct({ intent, ...hiddenOf(refund) })}
    >
      {label}
    </Button>
  );
  const opener = (what: Open, label: string) => (
    <Button
      look="quiet"
      aria-haspopup="dialog"
      aria-label={texts.of(amount, label)}
      onClick={() => onOpen(what)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {steps.mayApprove && step('refund-approve', texts.approve)}
      {steps.maySend && opener('send', texts.send.open)}
      {steps.mayFinish && step('refund-done', texts.finish)}
      {steps.mayRetry && step('refund-retry', texts.retry)}
      {steps.mayGoAnotherWay && opener('another', texts.another.open)}
      {steps.mayWithdraw && step('refund-withdraw', texts.withdraw)}
      {chatHref && (
        <ButtonLink look="quiet" href={chatHref} target="_blank" rel="noopener noreferrer">
          {texts.whatsapp}
        </ButtonLink>
      )}
    </div>
  );
}

type Open = 'send' | 'another';

/** A refund with what was done, by whom, and what can be done now. */
export function RefundItem({ refund, lead, onAct, onDone }: ItemProps) {
  const [open, setOpen] = useState<Open>();
  const dialog = { refund, onDone, onClose: () => setOpen(undefined) };
  return (
    <li className="grid gap-1 border-line border-b py-2 last:border-0" data-refund={refund.id}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {lead}
        <strong className="tabular-nums">{refund.amount}</strong>
        <Badge tone={refund.tone}>{refund.state}</Badge>
        <span className="min-w-0 wrap-anywhere">{refund.reason}</span>
      </div>
      <p className="text-quiet text-sm wrap-anywhere">{refund.history}</p>
      {refund.steps.isOwn && <p className="text-sm">{texts.own}</p>}
      <Steps refund={refund} onAct={onAct} onOpen={setOpen} />
      {open === 'send' && <SendDialog {...dialog} />}
      {open === 'another' && <AnotherWayDialog {...dialog} />}
    </li>
  );
}
