import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { staffRatesContent } from '#app/content/staff/rates.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { Panel } from '#app/staff/ui/panel.tsx';
import { UnsavedPopup, useUnsavedGuard } from '#app/staff/ui/unsaved-guard.tsx';
import { Button, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { cities } from '#domain/fares/rates.ts';
import type { RateFault, TypedRates } from '#domain/fares/rates-input.ts';
import { CityRates } from './city-rates.tsx';
import { PolicyFields, TaxFields } from './policy-fields.tsx';
import { intents, type RatesAnswer } from './rates-answer.ts';
import type { action } from './rates-page.tsx';
import { RatesPreview } from './rates-preview.tsx';
import type { CarNames } from './shown-rates.ts';

const content = staffRatesContent.draft;

/** The rates that the form was opened with. */
export type OpenedRates = { typed: TypedRates; basedOn: number; validFrom: string; minValidFrom: string };

type DraftProps = { opened: OpenedRates; faults: readonly RateFault[] };

const box =
  'min-h-11 w-full rounded-lg border border-quiet/60 bg-card px-3 text-base aria-invalid:border-2 aria-invalid:border-brick';

function DraftFields({ opened, faults }: DraftProps) {
  const isInvalid = (name: string) => faults.some(({ field }) => field === name) || undefined;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[13rem_1fr]">
      <div className="grid gap-1">
        <label htmlFor="valid-from" className="font-semibold">
          {content.validFrom}
        </label>
        <input
          id="valid-from"
          type="date"
          name="validFrom"
          min={opened.minValidFrom}
          defaultValue={opened.validFrom}
          aria-invalid={isInvalid('validFrom')}
          className={box}
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor="rates-note" className="font-semibold">
          {content.note} <span className="font-normal text-quiet">(optional)</span>
        </label>
        <input
          id="rates-note"
          name="note"
          maxLength={500}
          aria-describedby="rates-note-hint"
          className={box}
        />
        <p id="rates-note-hint" className="text-quiet text-sm">
          {content.noteHint}
        </p>
      </div>
    </div>
  );
}

type Props = {
  opened: OpenedRates;
  cars: CarNames;
  isAdmin: boolean;
  onDirty: (isDirty: boolean) => void;
  onSaved: (text: string) => void;
  onStartAgain: () => void;
  isDirty: boolean;
};

const noFaults: readonly RateFault[] = [];

/** The whole of the rates in one form. It shows what would change before it can be saved. */
export function RatesForm({ opened, cars, isAdmin, isDirty, onDirty, onSaved, onStartAgain }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const previewHeading = useRef<HTMLHeadingElement>(null);
  const { Form, data, state } = useFetcher<typeof action>();
  const answer: RatesAnswer | undefined = data;
  const isBusy = state !== 'idle';
  const session = useSessionOver();
  const blocker = useUnsavedGuard(isDirty);
  /** Whether a field was changed after what would change was shown. */
  const [isStale, setStale] = useState(false);
  const preview = isStale ? undefined : answer?.preview;
  const faults = answer?.faults ?? noFaults;

  const onReply = useEffectEvent((reply: RatesAnswer) => {
    if (session.check({ sessionOver: reply.sessionOver ?? false })) return;
    const [first] = reply.faults ?? noFaults;
    if (first) {
      const field = form.current?.elements.namedItem(first.field);
      if (field instanceof HTMLElement) field.focus();
    } else if (reply.preview) previewHeading.current?.focus();
    else if (reply.ok) onSaved(reply.text);
  });
  useEffect(() => {
    if (answer) onReply(answer);
  }, [answer]);

  /** The first fault with the name of its field. */
  const faultText = () => {
    const [first] = faults;
    if (!first) return answer?.text;
    const field = form.current?.elements.namedItem(first.field);
    const name =
      field instanceof HTMLInputElement ? (field.ariaLabel ?? field.labels?.[0]?.textContent) : undefined;
    return (name ? content.at(name, first.text) : first.text) + content.faults(faults.length);
  };

  return (
    <>
      <Form
        ref={form}
        method="post"
        noValidate
        className="grid gap-4"
        onInput={() => {
          onDirty(true);
          setStale(true);
        }}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
          else setStale(false);
        }}
      >
        <input type="hidden" name="basedOn" value={opened.basedOn} />
        {cities.toReversed().map((city) => (
          <CityRates key={city} city={city} cars={cars} typed={opened.typed} faults={faults} />
        ))}
        <PolicyFields typed={opened.typed} faults={faults} />
        <TaxFields typed={opened.typed} faults={faults} />
        <Panel heading={content.heading}>
          <DraftFields opened={opened} faults={faults} />
          <StatusLine
            text={isBusy ? content.working : answer?.ok === false ? faultText() : undefined}
            tone={isBusy ? 'plain' : 'fault'}
            takesRoom={false}
          />
          {answer?.code === 'conflict' && (
            <div>
              <button type="button" className={outlineButtonClass} onClick={onStartAgain}>
                {content.startAgain}
              </button>
            </div>
          )}
          {isStale && answer?.preview && <p className="text-quiet">{content.stale}</p>}
          <div>
            <Button name="intent" value={intents.preview} aria-disabled={isBusy}>
              {content.preview}
            </Button>
          </div>
        </Panel>
        {preview && (
          <section className="grid gap-3 rounded-2xl border-2 border-teal bg-card p-4 sm:p-5">
            <h2 ref={previewHeading} tabIndex={-1} className="text-xl">
              {staffRatesContent.preview.heading}
            </h2>
            <RatesPreview preview={preview} cars={cars} />
            <div className="flex flex-wrap gap-3">
              <Button name="intent" value={intents.save} aria-disabled={isBusy}>
                {content.save}
              </Button>
              {isAdmin && (
                <button
                  type="submit"
                  name="intent"
                  value={intents.saveAndConfirm}
                  aria-disabled={isBusy}
                  className={outlineButtonClass}
                >
                  {content.saveAndConfirm}
                </button>
              )}
            </div>
          </section>
        )}
      </Form>
      {session.dialog}
      <UnsavedPopup blocker={blocker} />
    </>
  );
}
