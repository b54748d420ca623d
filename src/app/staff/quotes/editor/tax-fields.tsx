import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { FieldGroup, QuoteField, QuoteSelect } from './quote-field.tsx';
import type { ServiceRates } from './quote-start.ts';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor.tax;

/** The kind of service sets the rates of the settings; they can be changed for this quote. */
export function TaxFields({ form, rates }: { form: QuoteForm; rates: ServiceRates }) {
  const { values, fault, set } = form;
  const props = (field: 'gstPercent' | 'tcsPercent') => ({
    field,
    value: values[field],
    fault: fault?.field,
    inputMode: 'decimal' as const,
    onChange: (value: string) => set({ [field]: value }),
  });
  return (
    <FieldGroup legend={content.legend}>
      <div className="grid gap-3 @md:grid-cols-2">
        <QuoteSelect
          field="serviceKind"
          label={content.kind}
          value={values.serviceKind}
          options={content.kinds}
          onChange={(serviceKind) => set({ serviceKind, ...rates[serviceKind] })}
        />
        <QuoteSelect
          field="placeOfSupply"
          label={content.place}
          value={values.placeOfSupply}
          options={content.places}
          onChange={(placeOfSupply) => set({ placeOfSupply })}
        />
        <QuoteField {...props('gstPercent')} label={content.gst} />
        {(values.serviceKind === 'overseas-package' || values.tcsPercent !== '0') && (
          <QuoteField {...props('tcsPercent')} label={content.tcs} />
        )}
      </div>
      <p className="text-quiet text-sm">{content.note}</p>
    </FieldGroup>
  );
}
