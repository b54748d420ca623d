import { staffRoutesContent } from '#app/content/staff/cabs/routes.ts';
import { dangerButtonClass } from '#app/staff/ui/danger-button.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import type { PanelFormProps } from '#app/staff/ui/use-panel-form.ts';
import { Button, outlineButtonClass } from '#app/ui/button.tsx';
import { LegEffectsView } from './leg-effects-view.tsx';
import { legIntents } from './leg-intents.ts';
import { useLegForm } from './use-leg-form.ts';

const { legs: content, cancel, removeGo } = staffRoutesContent;

type Props = PanelFormProps & { id: string; name: string };

/** Shows what changes without the leg, before it can be removed. */
export function RemoveLegPopup({ id, name, ...props }: Props) {
  const form = useLegForm(props);
  return (
    <Popup title={content.removeTitle(name)} onClose={props.onClose}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="cutOff" value={form.effects?.cutOffMark ?? ''} />
        <p>{content.removeText}</p>
        {form.effects && (
          <section className="grid gap-3">
            <h3 ref={form.heading} tabIndex={-1} className="text-lg">
              {content.effects.heading}
            </h3>
            <LegEffectsView effects={form.effects} />
          </section>
        )}
        <FormStatusLine status={form.status} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <ClosePopup className={outlineButtonClass}>{cancel}</ClosePopup>
          {form.effects ? (
            <button
              key={legIntents.remove}
              type="submit"
              name="intent"
              value={legIntents.remove}
              aria-disabled={form.isBusy}
              className={dangerButtonClass}
            >
              {removeGo}
            </button>
          ) : (
            <Button
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
    </Popup>
  );
}
