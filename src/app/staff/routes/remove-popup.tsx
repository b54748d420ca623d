import { staffRoutesContent as content } from '#app/content/staff/cabs/routes.ts';
import { dangerButtonClass } from '#app/staff/ui/danger-button.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { type PanelFormProps, usePanelForm } from '#app/staff/ui/use-panel-form.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';

type Props = PanelFormProps & { title: string; text: string; fields: Record<string, string> };

/** Asks before a place or route is removed. */
export function RemovePopup({ title, text, fields, ...props }: Props) {
  const { status, isBusy, onSubmit } = usePanelForm(props);
  return (
    <Popup title={title} onClose={props.onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{text}</p>
        <FormStatusLine status={status} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <ClosePopup className={outlineButtonClass}>{content.cancel}</ClosePopup>
          <button type="submit" aria-disabled={isBusy} className={dangerButtonClass}>
            {content.removeGo}
          </button>
        </div>
      </form>
    </Popup>
  );
}
