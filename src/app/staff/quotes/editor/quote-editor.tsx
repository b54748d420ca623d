import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
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
import { DepositFields } from './deposit-fields.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { DraftBar } from './draft-bar.tsx';
import type { EditorData } from './editor-data.ts';
import { LineGrid } from './line-grid.tsx';
import { PackageCopy } from './package-copy.tsx';
import { fieldId } from './quote-field.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { TaxFields } from './tax-fields.tsx';
import { TextFields } from './text-fields.tsx';
import type { TypedTravellers } from './travellers-input.ts';
import { useDraft } from './use-draft.ts';
import { type QuoteForm, useQuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor;

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
  const form = useQuoteForm({ initial, restored: editor.draft?.typed, ownState: editor.ownState });
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
  const copyPackage = async (packageId: string, travellers: TypedTravellers) => {
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
            <DepositFields form={form} />
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
