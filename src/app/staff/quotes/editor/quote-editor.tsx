import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Offer } from '#app/quote/offer-view.tsx';
import { toOfferView } from '#app/quote/to-offer-view.ts';
import { InclusionFields } from '#app/staff/cabs/inclusion-fields.tsx';
import { good } from '#app/staff/forms/form-status.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ScriptFieldset } from '#app/staff/kit/input.tsx';
import { useHydrated } from '#app/staff/kit/use-hydrated.ts';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { useQuoteAction } from '#app/staff/quotes/use-quote-action.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { quoteVersionPath } from '#staff-paths.ts';
import type { CopiedPart } from './copied-part.ts';
import { DiscountFields } from './discount-fields.tsx';
import { DraftBar } from './draft-bar.tsx';
import type { EditorData } from './editor-data.ts';
import { changedLeftOut, type PromisedFare } from './left-out-texts.ts';
import { LineGrid } from './line-grid.tsx';
import { PackageCopy } from './package-copy.tsx';
import { FieldGroup, fieldId, QuoteChoice, QuoteField } from './quote-field.tsx';
import { TaxFields } from './tax-fields.tsx';
import type { TravellersInput } from './travellers-input.ts';
import { CancellationFields, TripFields } from './trip-fields.tsx';
import type { SumsInput } from './typed-sums.ts';
import { useDraft } from './use-draft.ts';
import { type QuoteForm, useQuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor;

type TextFieldsProps = { form: QuoteForm; promised: PromisedFare; onSaveTerms: () => void };

function TextFields({ form: { values, fault, set }, promised, onSaveTerms }: TextFieldsProps) {
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

const depositFieldsContent = staffQuotesContent.editor.deposit;

/** What is paid first, and the days of both payments. */
function DepositFields({ form }: { form: QuoteForm }) {
  const { values, fault, sums, set } = form;
  const { deposit } = values;
  const change = (part: Partial<typeof deposit>) => set({ deposit: { ...deposit, ...part } });
  const props = (name: 'value' | 'due' | 'balanceDue') => ({
    field: `deposit.${name}`,
    value: deposit[name],
    fault: fault?.field,
    onChange: (value: string) => change({ [name]: value }),
  });
  const paid = 'paid' in sums ? sums.paid : undefined;
  return (
    <FieldGroup legend={depositFieldsContent.legend}>
      <QuoteChoice
        field="deposit.kind"
        value={deposit.kind}
        options={depositFieldsContent.kinds}
        onChange={(kind) => change({ kind })}
      />
      {deposit.kind !== 'none' && (
        <div className="grid gap-3 sm:grid-cols-3">
          <QuoteField
            {...props('value')}
            inputMode="decimal"
            label={deposit.kind === 'percent' ? depositFieldsContent.percent : depositFieldsContent.amount}
            hint={paid && depositFieldsContent.comesTo(paid.deposit, paid.balance)}
          />
          <QuoteField {...props('due')} label={depositFieldsContent.due} type="date" />
          <QuoteField {...props('balanceDue')} label={depositFieldsContent.balanceDue} type="date" />
        </div>
      )}
    </FieldGroup>
  );
}

type QuotePreviewProps = {
  editor: Pick<EditorData, 'reference' | 'firstName' | 'madeBy'>;
  version: number;
  sums: SumsInput;
};

/** The quote as the customer will read it, while it is typed. */
function QuotePreview({ editor: { reference, firstName, madeBy }, version, sums }: QuotePreviewProps) {
  const about = { reference, firstName, madeBy, version, madeOn: '' };
  return (
    <section
      aria-label={content.preview}
      className="grid gap-3 xl:sticky xl:top-[calc(var(--shell-top)+1rem)] xl:max-h-[calc(100dvh-var(--shell-top)-2rem)] xl:overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <p className="font-semibold text-quiet text-sm">{content.preview}</p>
      <div className="rounded-2xl border border-line bg-card p-5">
        {'missing' in sums ? (
          <p className="text-quiet">{sums.missing}</p>
        ) : (
          <Offer offer={toOfferView(sums.terms, about, { now: new Date() })} isPreview />
        )}
      </div>
    </section>
  );
}

type Props = { editor: EditorData };

const Total = ({ sums }: Pick<QuoteForm, 'sums'>) =>
  'missing' in sums ? (
    <p className="text-quiet">{sums.missing}</p>
  ) : (
    <p className="text-lg">
      {content.total}: <strong className="tabular-nums">{sums.total}</strong>
    </p>
  );

export function QuoteEditor({ editor }: Props) {
  const { enquiryId, version, initial, blank, rates, isAsking } = editor;
  const form = useQuoteForm({
    initial,
    restored: editor.draft?.typed,
    ...{ ownState: editor.ownState, asksForCab: editor.asksForCab, usualTerms: editor.usualTerms },
  });
  const draft = useDraft({ enquiryId, revision: editor.draft?.revision ?? 0 });
  const making = useQuoteAction({ revalidates: false });
  const helping = useQuoteAction({ revalidates: false });
  const { status, setStatus, sayResult } = useStatus();
  const [offer, setOffer] = useState(editor.offer);
  const [copied, setCopied] = useState(() => ({
    packageId: editor.copiedId,
    part: { ...initial, offer: editor.offer } as CopiedPart,
  }));
  const navigate = useNavigate();

  const isHydrated = useHydrated();
  useEffect(() => {
    const first = isAsking ? 'travellers.ages' : 'lines.0.text';
    if (isHydrated) document.getElementById(fieldId(first))?.focus();
  }, [isHydrated, isAsking]);

  const keep = useEffectEvent(() => {
    if (form.isDirty && form.values.lines !== undefined) draft.keep(form.typed);
  });
  const [isTouched, setTouched] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was changed is kept
  useEffect(() => {
    if (isTouched) keep();
    else setTouched(true);
  }, [form.values]);

  const make = async () => {
    const quote = making.isBusy ? undefined : form.read();
    if (!quote) return;
    const made = await making.send({ intent: 'make', enquiryId, quote });
    if (made?.done && made.value.version) {
      draft.forget();
      await navigate(quoteVersionPath(enquiryId, made.value.version), { state: { said: made.text } });
    } else if (made && !made.done) {
      sayResult(made);
      if (made.field) form.point({ text: made.text, field: made.field });
    }
  };
  const copyPackage = async (packageId: string, travellers: TravellersInput) => {
    const result = await helping.send({ intent: 'from-package', packageId, travellers });
    if (!result) return;
    sayResult(result);
    if (result.done && result.value.part) {
      const { part, offer: offered } = result.value;
      form.addPackage(part, copied.packageId === packageId ? copied.part : undefined);
      setOffer(offered);
      setCopied({ packageId, part: { ...part, offer: offered } });
    } else if (!result.done && result.field) form.point({ text: result.text, field: result.field });
  };
  const saveTerms = async () => {
    const result = await helping.send({ intent: 'save-terms', terms: form.typed.terms });
    if (result) sayResult(result);
  };
  const discard = async () => {
    draft.forget();
    const result = await helping.send({ intent: 'discard-draft', enquiryId });
    if (!result) return;
    sayResult(result);
    if (result.done) form.restart(initial);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setStatus(undefined);
    void make();
  };
  const shown = making.isBusy ? good(staffQuotesContent.working) : status;

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:grid-cols-[minmax(0,1fr)_32rem]">
      <form noValidate aria-labelledby="quote-editor" onSubmit={onSubmit}>
        {/* What is typed before the script runs would be lost. */}
        <ScriptFieldset className="grid gap-5">
          <div className="grid gap-x-6 gap-y-2 rounded-2xl border border-line bg-card p-4 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <PackageCopy
                editor={editor}
                fault={form.fault?.field}
                onFault={form.point}
                onCopy={(id, travellers) => void copyPackage(id, travellers)}
              />
            </div>
            <div className="grid justify-items-start sm:col-span-2">
              <Button
                look="text"
                onClick={() => {
                  setOffer(undefined);
                  form.replace(blank);
                }}
              >
                {content.empty}
              </Button>
            </div>
            <div className="sm:col-span-2">
              <DraftBar
                draft={draft}
                restored={editor.draft}
                onDiscard={() => void discard()}
                onTheirs={({ typed }) => {
                  form.restart(typed);
                  draft.settle(undefined);
                }}
                onMine={() => draft.settle(form.typed)}
              />
            </div>
          </div>
          <div className="grid gap-6 rounded-2xl border border-line bg-card p-4">
            <LineGrid form={form} />
            <DiscountFields form={form} offer={offer} bookedBefore={editor.bookedBefore} />
            <TaxFields form={form} rates={rates} editor={editor} />
            {form.isTrip && <TripFields form={form} />}
            <DepositFields form={form} />
            {form.isTrip && <CancellationFields form={form} />}
            <TextFields form={form} promised={editor.promised} onSaveTerms={() => void saveTerms()} />
          </div>
          <div className="sticky bottom-(--shell-bottom) z-10 grid gap-1 rounded-t-2xl border border-line bg-card px-4 py-3 shadow-lg">
            <StatusLine
              text={form.fault?.text ?? shown?.text}
              tone={form.fault ? 'fault' : (shown?.tone ?? 'good')}
              takesRoom={false}
            />
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <Total sums={form.sums} />
              <Button type="submit" aria-disabled={making.isBusy}>
                {content.go}
              </Button>
            </div>
            <p className="text-quiet text-sm max-sm:hidden">{content.effect}</p>
          </div>
        </ScriptFieldset>
      </form>
      <QuotePreview editor={editor} version={version} sums={form.sums} />
    </div>
  );
}
