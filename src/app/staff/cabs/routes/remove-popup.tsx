import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { staffRoutesContent as content } from './texts.ts';

type Props = PanelFormProps & { title: string; text: string; fields: Record<string, string> };

/** Asks before a stop or route is removed. */
export function RemovePopup({ title, text, fields, ...props }: Props) {
  const form = usePanelForm(props);
  return (
    <ConfirmDialog
      title={title}
      go={content.removeGo}
      keep={content.cancel}
      form={form}
      fields={fields}
      onClose={props.onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
