import { staffRoutesContent as content } from '#app/content/staff/cabs/routes.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { type PanelFormProps, usePanelForm } from '#app/staff/ui/use-panel-form.ts';

type Props = PanelFormProps & { title: string; text: string; fields: Record<string, string> };

/** Asks before a place or route is removed. */
export function RemovePopup({ title, text, fields, ...props }: Props) {
  const { status, isBusy, onSubmit } = usePanelForm(props);
  return (
    <Dialog title={title} onClose={props.onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{text}</p>
        <FormStatusLine status={status} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{content.cancel}</CloseDialog>
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.removeGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
