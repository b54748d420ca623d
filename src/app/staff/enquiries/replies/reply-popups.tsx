import { useRef } from 'react';
import { staffRepliesContent as content } from '#app/content/staff/enquiry.ts';
import { RestoredLine } from '#app/staff/typed/restored-line.tsx';
import { useTypedForm } from '#app/staff/typed/use-typed-form.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { Button, outlineButtonClass } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
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
    <Popup title={reply ? content.editNamed(reply.title) : content.add} onClose={props.onClose}>
      <form ref={form} noValidate onSubmit={onSubmit} onInput={typed.keepForm} className="grid gap-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={reply?.id ?? ''} />
        <TextField {...field('title')} label={content.label} autoComplete="off" />
        <TextField {...field('body')} label={content.body} rows={6} />
        <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
        <FormStatusLine status={status} />
        <div>
          <Button aria-disabled={isBusy}>{content.save}</Button>
        </div>
      </form>
    </Popup>
  );
}

export function RemoveReply({ reply, ...props }: Props & { reply: SavedReply }) {
  const { status, isBusy, onSubmit } = useReplyForm(props);
  return (
    <Popup title={content.removeNamed(reply.title)} onClose={props.onClose}>
      <form onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={reply.id} />
        <p className="font-semibold wrap-anywhere">{content.removeQuestion(reply.title)}</p>
        <p className="text-quiet">{content.removeEffect}</p>
        <FormStatusLine status={status} />
        <div className="flex flex-wrap gap-3">
          <ClosePopup className={outlineButtonClass}>{content.cancel}</ClosePopup>
          <button
            type="submit"
            aria-disabled={isBusy}
            className="inline-flex min-h-12 items-center rounded-lg bg-brick px-6 font-semibold text-on-teal aria-disabled:opacity-60"
          >
            {content.remove}
          </button>
        </div>
      </form>
    </Popup>
  );
}
