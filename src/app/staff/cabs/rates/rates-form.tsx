import { useEffect, useRef, useState } from 'react';
import { good } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnsavedPopup, useUnsavedGuard } from '#app/staff/forms/unsaved-guard.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { type CabChoices, offered } from '#domain/fares/cab-names.ts';
import {
  type FormCodes,
  type RateFault,
  type RatesInput,
  readTypedRates,
} from '#domain/fares/rates/rates-input.ts';
import { CityRates } from './city-rates.tsx';
import { PolicyFields, TaxFields } from './policy-fields.tsx';
import { intents } from './rates-intents.ts';
import { RatesPreview } from './rates-preview.tsx';
import { formCodesOf, type PreviewView } from './rates-view.ts';
import { staffRatesContent } from './texts.ts';

const content = staffRatesContent.draft;

/** The rates that the form was opened with. */
export type OpenedRates = { typed: RatesInput; basedOn: number; validFrom: string; minValidFrom: string };

type DraftProps = { opened: OpenedRates; isDayWrong: boolean };

function DraftFields({ opened, isDayWrong }: DraftProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[13rem_1fr]">
      <div className="grid gap-1">
        <label htmlFor="valid-from" className="font-semibold">
          {content.validFrom}
        </label>
        <Input
          id="valid-from"
          type="date"
          name="validFrom"
          min={opened.minValidFrom}
          defaultValue={opened.validFrom}
          aria-invalid={isDayWrong || undefined}
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor="rates-note" className="font-semibold">
          {content.note} <span className="font-normal text-quiet">(optional)</span>
        </label>
        <Input id="rates-note" name="note" maxLength={500} aria-describedby="rates-note-hint" />
        <p id="rates-note-hint" className="text-quiet text-sm">
          {content.noteHint}
        </p>
      </div>
    </div>
  );
}

type Props = {
  opened: OpenedRates;
  cabs: CabChoices;
  isAdmin: boolean;
  onDirty: (isDirty: boolean) => void;
  onSaved: (text: string) => void;
  onStartAgain: () => void;
  isDirty: boolean;
};

/** The name of a field, as its label says. */
function labelIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return '';
  return field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';
}

function faultsIn(fields: FormData, codes: FormCodes): readonly RateFault[] {
  const texts = [...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const read = readTypedRates(Object.fromEntries(texts), codes);
  return 'faults' in read ? read.faults : [];
}

/** The whole of the rates in one form. It shows what would change before it can be saved. */
export function RatesForm({ opened, cabs, isAdmin, isDirty, onDirty, onSaved, onStartAgain }: Props) {
  const codes = formCodesOf(cabs);
  const element = useRef<HTMLFormElement>(null);
  const previewHeading = useRef<HTMLHeadingElement>(null);
  const blocker = useUnsavedGuard(isDirty);
  const [faults, setFaults] = useState<readonly RateFault[]>([]);
  const [preview, setPreview] = useState<PreviewView>();
  /** Whether a field was changed after what would change was shown. */
  const [isStale, setStale] = useState(false);
  const [isConflict, setConflict] = useState(false);

  const form = useActionForm<PreviewView | undefined>({
    working: content.working,
    validate: (fields) => {
      const found = faultsIn(fields, codes);
      setFaults(found);
      const [first] = found;
      if (!first) return undefined;
      const text =
        content.at(labelIn(element.current, first.field), first.text) + content.faults(found.length);
      return { field: first.field, text };
    },
    onResult: (result) => {
      setConflict(result.code === 'conflict');
      if (!result.done) return;
      setPreview(result.value);
      setStale(false);
      if (!result.value) onSaved(result.text);
    },
  });
  useEffect(() => {
    if (preview) previewHeading.current?.focus();
  }, [preview]);

  return (
    <>
      <form
        ref={element}
        method="post"
        noValidate
        className="grid gap-4"
        onInput={() => {
          onDirty(true);
          setStale(true);
        }}
        onSubmit={form.onSubmit}
      >
        <input type="hidden" name="basedOn" value={opened.basedOn} />
        {offered(cabs.cities).map((city) => (
          <CityRates
            key={city.code}
            city={city}
            cabs={cabs}
            typed={opened.typed}
            faults={faults}
            onFilled={(text) => form.setStatus(good(text))}
          />
        ))}
        <PolicyFields typed={opened.typed} faults={faults} />
        <TaxFields typed={opened.typed} faults={faults} />
        <Card heading={content.heading}>
          <DraftFields opened={opened} isDayWrong={form.status?.field === 'validFrom'} />
          <FormStatusLine status={form.status} takesRoom={false} />
          {isConflict && (
            <div>
              <Button look="secondary" onClick={onStartAgain}>
                {content.startAgain}
              </Button>
            </div>
          )}
          {isStale && preview && <p className="text-quiet">{content.stale}</p>}
          <div>
            {/* Without script the reply would replace the page with what was typed. */}
            <Button type="submit" name="intent" value={intents.preview} aria-disabled={form.isBusy}>
              {content.preview}
            </Button>
          </div>
        </Card>
        {preview && !isStale && (
          <section className="grid gap-3 rounded-2xl border-2 border-teal bg-card p-4 sm:p-5">
            <h2 ref={previewHeading} tabIndex={-1} className="text-xl">
              {staffRatesContent.preview.heading}
            </h2>
            <RatesPreview preview={preview} cabs={cabs} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value={intents.save} aria-disabled={form.isBusy}>
                {content.save}
              </Button>
              {isAdmin && (
                <Button
                  look="secondary"
                  type="submit"
                  name="intent"
                  value={intents.saveAndConfirm}
                  aria-disabled={form.isBusy}
                >
                  {content.saveAndConfirm}
                </Button>
              )}
            </div>
          </section>
        )}
      </form>
      <UnsavedPopup blocker={blocker} />
    </>
  );
}
