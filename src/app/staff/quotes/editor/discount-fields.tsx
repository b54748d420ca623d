import { UnderstoodAmount } from '#app/staff/forms/understood-amount.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import type { DiscountOffer } from './package-part.ts';
import { FieldGroup, fieldId, QuoteChoice, QuoteField } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

const { discount: content, offer: texts } = staffQuotesContent.editor;
const understoodId = fieldId('discount.understood');

type Props = { form: QuoteForm; offer: DiscountOffer | undefined; bookedBefore: number };

/** The discount for a first booking, which staff may give. */
function Offer({ form, offer, bookedBefore }: Props) {
  const { kind, value, label } = form.values.discount;
  if (!offer || (kind === offer.kind && value === offer.value && label === offer.label)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-sand px-3 py-2">
      <p className="min-w-0">
        {texts.text(offer.label, offer.kind === 'percent' ? `${offer.value}%` : offer.value)}{' '}
        <span className="text-quiet text-sm">
          {bookedBefore === 0 ? texts.isFirst : texts.bookedBefore(bookedBefore)}
        </span>
      </p>
      <Button look="secondary" onClick={() => form.set({ discount: offer })}>
        {texts.take}
      </Button>
    </div>
  );
}

/** A discount in percent or rupees with its own label. Its amount is shown below. */
export function DiscountFields({ form, offer, bookedBefore }: Props) {
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
      <Offer form={form} offer={offer} bookedBefore={bookedBefore} />
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
