import { useEffect, useRef, useState } from 'react';
import { good } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import type { PanelFormProps } from '#app/staff/forms/use-panel-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { CloseDialog, Dialog, SidePanel } from '#app/staff/kit/dialog.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { ListedLeg } from '#domain/fares/legs/leg-staff-service.ts';
import { type LegTexts, legTexts } from '#domain/fares/legs/leg-text.ts';
import { monthName, monthsOf } from '#domain/fares/legs/typed-months.ts';
import { routeName } from '#domain/fares/routes/route-text.ts';
import { paths } from '#paths.ts';
import { legFieldLabels as fields } from './field-labels.ts';
import { HistoryPart } from './history-part.tsx';
import { LegEffects } from './leg-effects-view.tsx';
import { legIntents } from './leg-intents.ts';
import { StopField } from './stop-field.tsx';
import { staffRoutesContent } from './texts.ts';
import type { LegEffectsView } from './to-leg-effects-view.ts';

const effectsContent = staffRoutesContent.legs.effects;

/** A form that shows what changes before it can be saved. Saving closes its popup. */
function useLegForm({ onDone }: PanelFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [effects, setEffects] = useState<LegEffectsView>();
  /** Whether a field was changed after the effects were shown. */
  const [isStale, setStale] = useState(false);
  const { setStatus, ...form } = useActionForm<LegEffectsView | undefined>({
    working: effectsContent.working,
    onResult: (result, element) => {
      if (!result.done) {
        // What was shown is no longer what saving would do.
        if (result.code === 'conflict') setStale(true);
        return;
      }
      setEffects(result.value);
      setStale(false);
      if (result.value) return;
      element.closest('dialog')?.close();
      onDone(result.text);
    },
  });
  useEffect(() => {
    if (!effects) return;
    heading.current?.focus({ preventScroll: true });
    // A focus alone scrolls only until the heading is just in sight, above the buttons.
    heading.current?.scrollIntoView({ block: 'start' });
  }, [effects]);
  return {
    ...form,
    setStatus,
    heading,
    effects: isStale ? undefined : effects,
    isStale: isStale && effects !== undefined,
    onInput: () => setStale(true),
  };
}

const { cancel, removeGo } = staffRoutesContent;

type RemoveLegPopupProps = PanelFormProps & { id: string; name: string };

/** Shows what changes without the leg, before it can be removed. */
function RemoveLegPopup({ id, name, ...props }: RemoveLegPopupProps) {
  const form = useLegForm(props);
  return (
    <Dialog title={content.removeTitle(name)} onClose={props.onClose}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="cutOff" value={form.effects?.cutOffMark ?? ''} />
        <p>{content.removeText}</p>
        {form.effects && (
          <section className="grid gap-3">
            <h3 ref={form.heading} tabIndex={-1} className="text-lg">
              {content.effects.heading}
            </h3>
            <LegEffects effects={form.effects} />
          </section>
        )}
        <FormStatusLine status={form.status} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{cancel}</CloseDialog>
          {form.effects ? (
            <Button
              look="danger"
              key={legIntents.remove}
              type="submit"
              name="intent"
              value={legIntents.remove}
              aria-disabled={form.isBusy}
            >
              {removeGo}
            </Button>
          ) : (
            <Button
              type="submit"
              key={legIntents.previewRemoval}
              name="intent"
              value={legIntents.previewRemoval}
              aria-disabled={form.isBusy}
            >
              {content.effects.show}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

const { legs: content, history, save } = staffRoutesContent;
const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1));

type FieldsProps = { texts: Partial<LegTexts>; wrong: string | undefined };

/** The figures of a leg, uncontrolled. */
function LegFields({ texts, wrong }: FieldsProps) {
  const closed = new Set((monthsOf(texts.closedMonths ?? '') ?? []).map(monthName));
  const field = (key: 'km' | 'minutes' | 'note' | 'source') => ({
    id: `leg-${key}`,
    name: key,
    label: fields[key],
    hint: content.hints[key],
    invalid: wrong === key,
    value: texts[key] ?? '',
    autoComplete: 'off',
  });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField {...field('km')} required />
        <TextField {...field('minutes')} required />
      </div>
      <Checkbox name="isHill" value="yes" defaultChecked={texts.isHill === 'Yes'}>
        <span>
          <span className="font-semibold">{fields.isHill}</span>{' '}
          <span className="text-quiet text-sm">{content.hints.isHill}</span>
        </span>
      </Checkbox>
      <fieldset>
        <legend className="font-semibold">
          {fields.closedMonths} <span className="font-normal text-quiet">(optional)</span>
        </legend>
        <p className="text-quiet text-sm">{content.hints.closedMonths}</p>
        <div className="grid grid-cols-4 gap-x-2 sm:grid-cols-6">
          {months.map((month) => (
            <Checkbox key={month} name="closedMonths" value={month} defaultChecked={closed.has(month)}>
              {month}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <TextField {...field('note')} />
      <TextField {...field('source')} />
    </>
  );
}

type EndsProps = { leg: ListedLeg | undefined; wrong: string | undefined };

/** A new leg has two stops to choose; one that was removed comes back between its own. */
function LegEnds({ leg, wrong }: EndsProps) {
  if (leg)
    return (
      <>
        <input type="hidden" name="from" value={leg.fromSlug} />
        <input type="hidden" name="to" value={leg.toSlug} />
        <p className="text-quiet text-sm">{leg.isRemoved ? content.isRemoved : content.endsFixed}</p>
      </>
    );
  return (
    <>
      <StopField
        id="leg-from"
        name="from"
        required
        label={fields.from}
        hint={staffRoutesContent.hints.from}
        invalid={wrong === 'from'}
      />
      <StopField id="leg-to" name="to" required label={fields.to} invalid={wrong === 'to'} />
    </>
  );
}

const titleOf = (leg: ListedLeg | undefined, name: string): string => {
  if (!leg) return content.add;
  return leg.isRemoved ? content.bringBack(name) : content.edit(name);
};

type Props = PanelFormProps & { leg: ListedLeg | undefined };

/** Adds a road leg, changes one or brings one back, after showing what changes with it. */
export function LegPanel({ leg, ...props }: Props) {
  const form = useLegForm(props);
  const [isRemoving, setRemoving] = useState(false);
  const [filled, setFilled] = useState<{ texts: Partial<LegTexts>; key: number }>({
    texts: leg ? legTexts(leg) : {},
    key: 0,
  });
  const name = leg ? routeName(leg.from, leg.to) : '';
  const held = leg && !leg.isRemoved ? leg : undefined;
  const bringBack = (texts: Partial<LegTexts>, when: string) => {
    // Another key, because the fields are uncontrolled.
    setFilled(({ key }) => ({ texts, key: key + 1 }));
    form.onInput();
    form.setStatus(good(history.broughtBack(when)));
  };
  return (
    <>
      <SidePanel title={titleOf(leg, name)} onClose={props.onClose}>
        <form noValidate onInput={form.onInput} onSubmit={form.onSubmit} className="grid gap-4 pt-4">
          <input type="hidden" name="id" value={held?.id ?? ''} />
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="cutOff" value={form.effects?.cutOffMark ?? ''} />
          <LegEnds leg={leg} wrong={form.status?.field} />
          <LegFields key={filled.key} texts={filled.texts} wrong={form.status?.field} />
          {leg && (
            <HistoryPart
              address={`${paths.adminFareHistory}?${new URLSearchParams({ leg: '', from: leg.fromSlug, to: leg.toSlug })}`}
              onBringBack={bringBack}
            />
          )}
          {form.effects && (
            <section className="grid gap-3 rounded-2xl border-2 border-teal p-4">
              <h3 ref={form.heading} tabIndex={-1} className="text-lg">
                {content.effects.heading}
              </h3>
              <LegEffects effects={form.effects} />
            </section>
          )}
          {form.isStale && <p className="text-quiet">{content.effects.stale}</p>}
          <PanelFoot
            isBusy={form.isBusy}
            status={form.status}
            remove={held && { label: content.remove, onRemove: () => setRemoving(true) }}
          >
            {form.effects ? (
              <Button
                type="submit"
                key={legIntents.save}
                name="intent"
                value={legIntents.save}
                aria-disabled={form.isBusy}
              >
                {save}
              </Button>
            ) : (
              <Button
                type="submit"
                key={legIntents.preview}
                name="intent"
                value={legIntents.preview}
                aria-disabled={form.isBusy}
              >
                {content.effects.show}
              </Button>
            )}
          </PanelFoot>
        </form>
      </SidePanel>
      {held && isRemoving && (
        <RemoveLegPopup
          onDone={(text) => {
            props.onDone(text);
            props.onClose();
          }}
          onClose={() => setRemoving(false)}
          id={held.id}
          name={name}
        />
      )}
    </>
  );
}
