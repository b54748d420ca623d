import { useRef } from 'react';
import { staffRepliesContent as content } from '#app/staff/enquiries/enquiry/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { RestoredLine } from '#app/staff/forms/kept-input/restored-line.tsx';
import { useTypedForm } from '#app/staff/forms/kept-input/use-kept-form.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { SavedReply } from '#domain/enquiries/replies/saved-reply.ts';

type Props = { onDone: (text: string) => void; onClose: () => void };

/** Closes the popup on success; the page shows the status, because the popup is gone by then. */
const useReplyForm = ({ onDone }: Props) =>
  useActionForm({
    working: '',
    onResult: (result, form) => {
      if (!result.done) return;
      form.closest('dialog')?.close();
      onDone(result.text);
    },
  });

export function SaveReply({ reply, ...props }: Props & { reply?: SavedReply }) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedForm(form, `saved reply ${reply?.id ?? 'new'}`);
  const { status, isBusy, onSubmit } = useReplyForm({
    ...props,
    onDone: (text) => {
      typed.forget();
      props.onDone(text);
    },
  });
  const field = (name: 'title' | 'body') => ({
    id: `reply-${name}`,
    name,
    invalid: status?.field === name,
    required: true,
    value: reply?.[name] ?? '',
  });
  return (
    <Dialog title={reply ? content.editNamed(reply.title) : content.add} onClose={props.onClose}>
      <form ref={form} noValidate onSubmit={onSubmit} onInput={typed.keepForm} className="grid gap-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={reply?.id ?? ''} />
        <TextField {...field('title')} label={content.label} autoComplete="off" />
        <TextField {...field('body')} label={content.body} rows={6} />
        <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
        <FormStatusLine status={status} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function RemoveReply({ reply, ...props }: Props & { reply: SavedReply }) {
  const { status, isBusy, onSubmit } = useReplyForm(props);
  return (
    <Dialog title={content.removeNamed(reply.title)} onClose={props.onClose}>
      <form onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={reply.id} />
        <p className="font-semibold wrap-anywhere">{content.removeQuestion(reply.title)}</p>
        <p className="text-quiet">{content.removeEffect}</p>
        <FormStatusLine status={status} />
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{content.cancel}</CloseDialog>
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.remove}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
