import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { UnderstoodAmount } from '#app/staff/ui/understood-amount.tsx';
import { FieldGroup, fieldId, QuoteChoice, QuoteField } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor.discount;
const understoodId = fieldId('discount.understood');

/** A discount in percent or rupees with its own label. Its amount is shown below. */
export function DiscountFields({ form }: { form: QuoteForm }) {
  const { values, fault, sums, set } = form;
  const { discount } = values;
  const change = (part: Partial<typeof discount>) => set({ discount: { ...discount, ...part } });
  const props = (name: 'value' | 'label') => ({
    field: `discount.${name}`,
    value: discount[name],
    fault: fault?.field,
    onChange: (value: string) => change({ [name]: value }),
  });
  const value = { ...props('value'), inputMode: 'decimal' } as const;
  const off = 'off' in sums ? sums.off : undefined;
  return (
    <FieldGroup legend={content.legend}>
      <QuoteChoice
        field="discount.kind"
        value={discount.kind}
        options={content.kinds}
        onChange={(kind) => change({ kind })}
      />
      {discount.kind !== 'none' && (
        <div className="grid gap-3 sm:grid-cols-2">
          {discount.kind === 'percent' ? (
            <QuoteField {...value} label={content.percent} hint={off && content.takesOff(off)} />
          ) : (
            <div>
              <QuoteField {...value} label={content.amount} describedBy={understoodId} />
              <UnderstoodAmount id={understoodId} typed={discount.value} />
            </div>
          )}
          <QuoteField {...props('label')} label={content.label} hint={content.labelHint} />
        </div>
      )}
    </FieldGroup>
  );
}
