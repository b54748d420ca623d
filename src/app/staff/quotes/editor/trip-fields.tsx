import { Button } from '#app/staff/kit/button.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { emptyStep, maxSteps, type StepInput } from '#domain/cancellation/terms-input.ts';
import { planPoints } from '#domain/quotes/price/trip-text.ts';
import { FieldGroup, QuoteField } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor.trip;

type Props = { form: QuoteForm };

/** The services of the copied package, which the customer gets with the trip. */
function Plan({ form: { values, set } }: Props) {
  const points = planPoints(values.plan);
  if (values.plan.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal underline">
        {content.plan(values.plan.length, points.length)}
      </summary>
      <ul className="list-disc pl-5 text-sm">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the plan is only removed as a whole, and two services may say the same
          <li key={index} className="wrap-anywhere">
            {point}
          </li>
        ))}
      </ul>
      <Button look="text" onClick={() => set({ plan: [] })}>
        {content.removePlan}
      </Button>
    </details>
  );
}

/** The days of the trip, who travels, and the plan of the copied package. */
export function TripFields({ form }: Props) {
  const { values, fault, set } = form;
  const props = (name: keyof typeof values.trip) => ({
    field: `trip.${name}`,
    label: content.fields[name],
    value: values.trip[name],
    fault: fault?.field,
    onChange: (value: string) => set({ trip: { ...values.trip, [name]: value } }),
  });
  return (
    <FieldGroup legend={content.legend}>
      <div className="grid grid-cols-2 items-start gap-3 @xl:grid-cols-4">
        <QuoteField {...props('firstDay')} type="date" />
        <QuoteField {...props('lastDay')} type="date" />
        <QuoteField {...props('adults')} inputMode="numeric" />
        <QuoteField {...props('ages')} hint={content.agesHint} />
      </div>
      <Plan form={form} />
    </FieldGroup>
  );
}

/** What cancelling costs: the steps that hold today, which staff may change for this quote. */
export function CancellationFields({ form }: Props) {
  const { values, fault, set } = form;
  const { cancellation } = values;
  const steps = cancellation.steps.length > 0 ? cancellation.steps : [emptyStep];
  const change = (changed: StepInput[]) => set({ cancellation: { ...cancellation, steps: changed } });
  return (
    <FieldGroup legend={content.cancellation}>
      <p className="text-quiet text-sm">{content.cancellationHint}</p>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
          {(['daysBefore', 'chargePercent'] as const).map((part) => (
            <QuoteField
              key={part}
              field={`cancellation.steps.${index}.${part}`}
              label={content[part](index + 1)}
              inputMode="numeric"
              value={step[part]}
              fault={fault?.field}
              onChange={(value) => change(steps.with(index, { ...step, [part]: value }))}
            />
          ))}
          <Button
            look="quietDanger"
            aria-label={content.removeStep(index + 1)}
            onClick={() => change(steps.toSpliced(index, 1))}
          >
            {content.remove}
          </Button>
        </div>
      ))}
      {steps.length < maxSteps && (
        <div>
          <Button look="quiet" onClick={() => change([...steps, emptyStep])}>
            {content.addStep}
          </Button>
        </div>
      )}
      <QuoteField
        field="cancellation.note"
        label={content.note}
        rows={2}
        value={cancellation.note}
        fault={fault?.field}
        onChange={(note) => set({ cancellation: { ...cancellation, note } })}
      />
    </FieldGroup>
  );
}
