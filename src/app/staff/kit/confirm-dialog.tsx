import type { ReactNode } from 'react';
import type { ActionForm } from '#app/staff/forms/use-action-form.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { Button } from './button.tsx';
import { CloseDialog, Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';

type Props = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The button that does it names it. */
  go: string;
  keep: string;
  onClose: () => void;
} & (
  | {
      /** The form that does it, with its hidden fields. */
      form: Pick<ActionForm, 'status' | 'isBusy' | 'onSubmit'>;
      fields: Readonly<Record<string, string | number>>;
    }
  | { onConfirm: (dialog: HTMLDialogElement | null) => void }
);

/** Asks before something is deleted or discarded. */
export function ConfirmDialog(props: Props) {
  const { title, children, go, keep, onClose } = props;
  const buttons = (button: ReactNode) => (
    <DialogFoot>
      <CloseDialog>{keep}</CloseDialog>
      {button}
    </DialogFoot>
  );
  return (
    <Dialog title={title} onClose={onClose}>
      {'form' in props ? (
        <form noValidate onSubmit={props.form.onSubmit} className="grid gap-4">
          {Object.entries(props.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          <StatusLine
            text={props.form.status?.text}
            tone={props.form.status?.tone ?? 'good'}
            takesRoom={false}
          />
          {buttons(
            <Button look="danger" type="submit" aria-disabled={props.form.isBusy}>
              {go}
            </Button>,
          )}
        </form>
      ) : (
        <div className="grid gap-4">
          {children}
          {buttons(
            <Button
              look="danger"
              onClick={({ currentTarget }) => props.onConfirm(currentTarget.closest('dialog'))}
            >
              {go}
            </Button>,
          )}
        </div>
      )}
    </Dialog>
  );
}
