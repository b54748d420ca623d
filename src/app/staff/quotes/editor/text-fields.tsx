import { InclusionFields } from '#app/staff/cabs/inclusion-fields.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { changedLeftOut, type PromisedFare } from './left-out-texts.ts';
import { fieldId, QuoteField } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor;

type Props = { form: QuoteForm; promised: PromisedFare; onSaveTerms: () => void };

export function TextFields({ form: { values, fault, set }, promised, onSaveTerms }: Props) {
  const props = (field: 'validUntil' | 'inclusions' | 'exclusions' | 'itinerary' | 'terms') => ({
    field,
    value: values[field],
    fault: fault?.field,
    onChange: (value: string) => set({ [field]: value }),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {values.serviceKind === 'cab' && (
        <div className="sm:col-span-2">
          <InclusionFields
            leftOut={values.leftOut}
            onChange={(leftOut) => set(changedLeftOut(values, leftOut, promised))}
            extras={promised?.extras ?? []}
            nightId={fieldId('nightPrice')}
            nightInvalid={fault?.field === 'nightPrice'}
          />
        </div>
      )}
      <QuoteField {...props('inclusions')} label={content.inclusions} hint={content.listHint} rows={4} />
      <QuoteField {...props('exclusions')} label={content.exclusions} hint={content.listHint} rows={4} />
      <div className="sm:col-span-2">
        <QuoteField {...props('itinerary')} label={content.itinerary} hint={content.listHint} rows={4} />
      </div>
      <div className="grid gap-1 sm:col-span-2">
        <QuoteField {...props('terms')} label={content.terms} rows={4} />
        <Button look="text" onClick={onSaveTerms}>
          {content.saveTerms}
        </Button>
      </div>
      <QuoteField {...props('validUntil')} label={content.validUntil} type="date" />
    </div>
  );
}
