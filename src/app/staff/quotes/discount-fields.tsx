import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { UnderstoodAmount } from '#app/staff/ui/understood-amount.tsx';
import { discountKinds } from '#domain/quotes/discount-input.ts';
import { fieldId, QuoteField } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor.discount;
const understoodId = fieldId('discount.understood');

function Kinds({ form: { values, setDiscount } }: { form: QuoteForm }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {discountKinds.map((kind) => (
        <label
          key={kind}
          className="grid min-h-11 cursor-pointer place-items-center rounded-lg border border-quiet/60 px-3 has-checked:border-teal has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-saffron"
        >
          <input
            type="radio"
            name="discount-kind"
            value={kind}
            checked={kind === values.discount.kind}
            onChange={() => setDiscount({ kind })}
            className="sr-only"
          />
          {content.kinds[kind]}
        </label>
      ))}
    </div>
  );
}

/** A discount in percent or rupees with its own label. Its amount is shown below. */
export function DiscountFields({ form }: { form: QuoteForm }) {
  const { values, fault, sums, setDiscount } = form;
  const { kind } = values.discount;
  const off = 'off' in sums ? sums.off : undefined;
  const props = (name: 'value' | 'label') => ({
    field: `discount.${name}`,
    value: values.discount[name],
    fault: fault?.field,
    onChange: (value: string) => setDiscount({ [name]: value }),
  });
  const value = { ...props('value'), inputMode: 'decimal' } as const;
  return (
    <fieldset className="@container grid gap-3">
      <legend className="mb-2 font-semibold">{content.legend}</legend>
      <Kinds form={form} />
      {kind !== 'none' && (
        <div className="grid gap-3 sm:grid-cols-2">
          {kind === 'percent' ? (
            <QuoteField {...value} label={content.percent} hint={off && content.takesOff(off)} />
          ) : (
            <div>
              <QuoteField {...value} label={content.amount} describedBy={understoodId} />
              <UnderstoodAmount id={understoodId} typed={values.discount.value} />
            </div>
          )}
          <QuoteField {...props('label')} label={content.label} hint={content.labelHint} />
        </div>
      )}
    </fieldset>
  );
}
