import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import type { PanelFormProps } from '#app/staff/forms/use-panel-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { LegEffects } from './leg-effects-view.tsx';
import { legIntents } from './leg-intents.ts';
import { staffRoutesContent } from './texts.ts';
import { useLegForm } from './use-leg-form.ts';

const { legs: content, cancel, removeGo } = staffRoutesContent;

type Props = PanelFormProps & { id: string; name: string };

/** Shows what changes without the leg, before it can be removed. */
export function RemoveLegPopup({ id, name, ...props }: Props) {
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
