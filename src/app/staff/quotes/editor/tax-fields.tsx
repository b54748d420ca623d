import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { placeOfSupplyOf, supplyStateOf } from '#domain/quotes/buyer.ts';
import type { ServiceKind } from '#domain/quotes/quote.ts';
import { stateCodes, stateName } from '#domain/shared/indian-states.ts';
import type { EditorData } from './editor-data.ts';
import { FieldGroup, QuoteField, QuoteSelect } from './quote-field.tsx';
import type { ServiceRates } from './quote-start.ts';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor.tax;

const noState = { code: '', name: content.noState };
const states = [noState, ...stateCodes.map((code) => ({ code, name: stateName(code) }))];

type Props = { form: QuoteForm; rates: ServiceRates; editor: Pick<EditorData, 'buyer' | 'ownState'> };

/** Who buys: where they live decides TCS, their state or GSTIN the heads of GST. */
function BuyerFields({ form, rates, editor }: Props) {
  const { values, fault, set } = form;
  const { buyer, serviceKind } = values;
  const place = placeOfSupplyOf(buyer, editor.ownState);
  return (
    <>
      {serviceKind === 'overseas-package' && (
        <QuoteSelect
          field="buyer.livesIn"
          label={content.livesIn}
          value={buyer.livesIn}
          options={content.residences}
          fault={fault?.field}
          onChange={(livesIn) =>
            form.setTaxes({ serviceKind, tcsPercent: rates[serviceKind].tcsPercent }, { ...buyer, livesIn })
          }
        />
      )}
      <QuoteSelect
        field="buyer.state"
        label={serviceKind === 'cab' ? content.startState : content.state}
        value={buyer.state}
        options={states}
        onChange={(state) => set({ buyer: { ...buyer, state } })}
      />
      <QuoteField
        field="buyer.gstin"
        label={content.gstin}
        value={buyer.gstin}
        fault={fault?.field}
        onChange={(gstin) => set({ buyer: { ...buyer, gstin } })}
      />
      {place ? (
        <p className="self-end py-2 text-quiet text-sm">
          {content.follows(stateName(supplyStateOf(buyer)), content.heads[place])}
        </p>
      ) : (
        <QuoteSelect
          field="placeOfSupply"
          label={content.place}
          value={values.placeOfSupply}
          options={content.places}
          onChange={(placeOfSupply) => set({ placeOfSupply })}
        />
      )}
    </>
  );
}

/** The kind of service sets the rates of the settings; they can be changed for this quote. */
export function TaxFields({ form, rates, editor }: Props) {
  const { values, fault, set } = form;
  const { serviceKind, buyer, tcsPercent } = values;
  const props = (field: 'gstPercent' | 'tcsPercent') => ({
    field,
    value: values[field],
    fault: fault?.field,
    inputMode: 'decimal' as const,
    onChange: (value: string) => set({ [field]: value }),
  });
  const choose = (kind: ServiceKind) => {
    const isOtherState = (kind === 'cab') !== (serviceKind === 'cab');
    // A ride is taxed where it starts, everything else where the customer is.
    const state = kind === 'cab' ? '' : editor.buyer.state;
    const { gstPercent, tcsPercent: tcs } = rates[kind];
    form.setTaxes(
      { serviceKind: kind, tcsPercent: tcs },
      isOtherState ? { ...buyer, state } : buyer,
      gstPercent,
    );
  };
  const isOverseas = serviceKind === 'overseas-package';
  return (
    <FieldGroup legend={content.legend}>
      <div className="grid gap-3 @md:grid-cols-2">
        <QuoteSelect
          field="serviceKind"
          label={content.kind}
          value={serviceKind}
          options={content.kinds}
          fault={fault?.field}
          onChange={choose}
        />
        <BuyerFields form={form} rates={rates} editor={editor} />
        <QuoteField {...props('gstPercent')} label={content.gst} />
        {(isOverseas || tcsPercent !== '0') && <QuoteField {...props('tcsPercent')} label={content.tcs} />}
        {isOverseas && Number(tcsPercent) === 0 && (
          <QuoteSelect
            field="tcsReason"
            label={content.tcsReason}
            value={values.tcsReason}
            options={content.tcsReasons}
            fault={fault?.field}
            onChange={(tcsReason) => set({ tcsReason })}
          />
        )}
      </div>
      {isOverseas && buyer.livesIn === 'abroad' && <p className="text-quiet text-sm">{content.abroadNote}</p>}
      <p className="text-quiet text-sm">{content.note}</p>
    </FieldGroup>
  );
}
