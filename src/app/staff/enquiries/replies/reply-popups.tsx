import { type SubmitEvent, useRef } from 'react';
import { staffRepliesContent as content } from '#app/content/staff/enquiry.ts';
import type { ActionReply } from '#app/staff/enquiries/changes/action-reply.ts';
import { useEnquiryAction } from '#app/staff/enquiries/changes/use-enquiry-action.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { RestoredLine } from '#app/staff/typed/restored-line.tsx';
import { useTypedForm } from '#app/staff/typed/use-typed-form.ts';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { Button, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { SavedReply } from '#domain/enquiries/replies/saved-reply.ts';

type Props = { isSessionOver: SessionCheck; onDone: (text: string) => void; onClose: () => void };

/** Closes the popup on success; the page shows the status, because the popup is gone by then. */
function useReplyForm({ isSessionOver, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const onReply = (answer: ActionReply) => {
    if (!answer.done) return form.current?.querySelector<HTMLElement>(`[name="${answer.field}"]`)?.focus();
    form.current?.closest('dialog')?.close();
    onDone(answer.text);
  };
  return { form, ...useEnquiryAction({ isSessionOver, onAnswer: onReply }) };
}

export function SaveReply({ reply, ...props }: Props & { reply?: SavedReply }) {
  const { form, send, isBusy, answer } = useReplyForm({
    ...props,
    onDone: (text) => {
      typed.forget();
      props.onDone(text);
    },
  });
  const typed = useTypedForm(form, `saved reply ${reply?.id ?? 'new'}`);
  const fault = answer && !answer.done ? answer : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [title, body] = [String(fields.get('title')), String(fields.get('body'))];
    send({ intent: 'save', id: reply?.id ?? '', title, body });
  };
  const field = (name: 'title' | 'body') => ({
    id: `reply-${name}`,
    name,
    invalid: fault?.field === name,
    required: true,
    value: reply?.[name] ?? '',
  });
  return (
    <Popup title={reply ? content.editNamed(reply.title) : content.add} onClose={props.onClose}>
      <form ref={form} noValidate onSubmit={submit} onInput={typed.keepForm} className="grid gap-4">
        <TextField {...field('title')} label={content.label} autoComplete="off" />
        <TextField {...field('body')} label={content.body} rows={6} />
        <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
        <StatusLine text={fault?.text} tone="fault" />
        <div>
          <Button aria-disabled={isBusy}>{content.save}</Button>
        </div>
      </form>
    </Popup>
  );
}

export function RemoveReply({ reply, ...props }: Props & { reply: SavedReply }) {
  const { form, send, isBusy, answer } = useReplyForm(props);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ intent: 'remove', id: reply.id });
  };
  return (
    <Popup title={content.removeNamed(reply.title)} onClose={props.onClose}>
      <form ref={form} onSubmit={submit} className="grid gap-3">
        <p className="font-semibold wrap-anywhere">{content.removeQuestion(reply.title)}</p>
        <p className="text-quiet">{content.removeEffect}</p>
        <StatusLine text={answer?.text} tone="fault" />
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
