import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { RestoredLine } from '#app/staff/typed/restored-line.tsx';
import type { Typed } from '#app/staff/typed/use-typed.ts';
import { type SessionCheck, statusOf } from '#app/staff/ui/action-result.ts';
import { AskToLeave } from '#app/staff/ui/unsaved-guard.tsx';
import { Button, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { TypedQuote } from '#domain/quotes/quote-input.ts';
import { DiscountFields } from './discount-fields.tsx';
import { QuoteLineFields } from './line-fields.tsx';
import { fieldId, QuoteField } from './quote-field.tsx';
import { QuoteTotals } from './quote-totals.tsx';
import type { Shared } from './shared-quote.ts';
import { useQuoteAction } from './use-quote-action.ts';
import { type QuoteForm, useQuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor;

function TermFields({ form: { values, fault, set } }: { form: QuoteForm }) {
  const props = (field: 'gstPercent' | 'validUntil' | 'inclusions' | 'exclusions') => ({
    field,
    value: values[field],
    fault: fault?.field,
    onChange: (value: string) => set({ [field]: value }),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <QuoteField {...props('gstPercent')} label={content.gst} inputMode="decimal" />
      <QuoteField {...props('validUntil')} label={content.validUntil} type="date" />
      <QuoteField {...props('inclusions')} label={content.inclusions} hint={content.listHint} rows={4} />
      <QuoteField {...props('exclusions')} label={content.exclusions} hint={content.listHint} rows={4} />
    </div>
  );
}

type Props = {
  enquiryId: string;
  version: number;
  initial: TypedQuote;
  /** Text restored from this tab's storage. */
  restored: TypedQuote | undefined;
  typed: Typed<TypedQuote>;
  blank: TypedQuote;
  isSessionOver: SessionCheck;
  onMade: (text: string, shared: Shared) => void;
  onCancel: () => void;
};

export function QuoteEditor(props: Props) {
  const { enquiryId, version, initial, restored, typed, blank, isSessionOver, onMade, onCancel } = props;
  const form = useQuoteForm(initial, restored);
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, result } = useQuoteAction(isSessionOver);

  // A restored editor opens by itself and must not take the focus.
  const focusFirst = useEffectEvent(() => {
    if (!restored) document.getElementById(fieldId('lines.0.text'))?.focus();
  });
  useEffect(() => focusFirst(), []);

  const keep = useEffectEvent(() => {
    if (form.isDirty) typed.keep(form.typed);
    else typed.forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was changed is kept
  useEffect(() => keep(), [form.values]);

  const startAgain = () => {
    form.restart(initial);
    document.getElementById(fieldId('lines.0.text'))?.focus();
  };

  const make = async (quote: TypedQuote) => {
    const made = await send({ intent: 'make', enquiryId, quote });
    if (made?.done) return made.value && onMade(made.text, made.value);
    if (made?.field) form.point({ text: made.text, field: made.field });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const quote = isBusy ? undefined : form.read();
    if (quote) void make(quote);
  };
  const refusal = result?.done === false ? statusOf(result)?.text : undefined;
  const status = isBusy ? staffQuotesContent.working : (form.fault?.text ?? refusal);

  return (
    <>
      <form
        noValidate
        aria-labelledby="quote-editor"
        onSubmit={onSubmit}
        className="grid gap-4 rounded-xl border-2 border-teal p-3 sm:p-4"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 id="quote-editor" className="text-lg">
            {content.heading(version)}
          </h3>
          {version > 1 && (
            <button
              type="button"
              className="min-h-11 font-semibold text-teal underline"
              onClick={() => form.restart(blank)}
            >
              {content.empty}
            </button>
          )}
        </div>
        <RestoredLine isRestored={typed.isRestored} onDiscard={startAgain} />
        <QuoteLineFields form={form} />
        <DiscountFields form={form} />
        <TermFields form={form} />
        <QuoteTotals sums={form.sums} />
        <p className="text-quiet text-sm">{content.effect}</p>
        <StatusLine text={status} tone={isBusy ? 'good' : 'fault'} />
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={isBusy}>{content.go}</Button>
          <button
            type="button"
            className={outlineButtonClass}
            onClick={() => (form.isDirty ? setAsking(true) : onCancel())}
          >
            {content.cancel}
          </button>
        </div>
      </form>
      {isAsking && (
        <AskToLeave
          onLeave={(asking) => {
            asking?.close();
            onCancel();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
