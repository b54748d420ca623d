import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import type { ActionReply } from '#app/staff/enquiries/changes/action-reply.ts';
import { useEnquiryAction } from '#app/staff/enquiries/changes/use-enquiry-action.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { RestoredLine } from '#app/staff/typed/restored-line.tsx';
import { useTypedForm } from '#app/staff/typed/use-typed-form.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ShownEvent } from './event-text.ts';

type Props = { id: string; notes: ShownEvent[]; isSessionOver: SessionCheck };

const noteIn = (form: HTMLFormElement) => String(new FormData(form).get('text'));

export function Notes({ id, notes, isSessionOver }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [reply, setReply] = useState<ActionReply>();
  const sent = useRef('');
  const { hash } = useLocation();
  // Until then the browser would send the form itself, with the note in the address.
  const isHydrated = useHydrated();
  const typed = useTypedForm(form, `note ${id}`);
  const { send, isBusy } = useEnquiryAction({
    isSessionOver,
    onAnswer: (answer) => {
      setReply(answer);
      // Text that was typed after sending must stay in the field.
      if (!answer.done || !form.current || noteIn(form.current) !== sent.current) return;
      form.current.reset();
      typed.forget();
    },
  });

  useEffect(() => {
    if (hash === '#note') document.getElementById('note')?.focus();
  }, [hash]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    sent.current = noteIn(event.currentTarget);
    send({ intent: 'note', id, text: sent.current });
  };
  return (
    <Panel heading={content.notes}>
      {notes.length === 0 && <p className="text-quiet">{content.noNotes}</p>}
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-lg bg-sand px-3 py-2">
            <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
            <p className="text-quiet text-sm">
              {note.what}, {note.when}
            </p>
          </li>
        ))}
      </ul>
      <form ref={form} noValidate onSubmit={submit} onInput={typed.keepForm} className="grid gap-2">
        <TextField id="note" name="text" label={content.noteLabel} rows={3} required />
        <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
        <div>
          <Button disabled={!isHydrated} aria-disabled={isBusy}>
            {content.addNote}
          </Button>
        </div>
        <StatusLine text={reply?.text} tone={reply?.done ? 'good' : 'fault'} takesRoom={false} />
      </form>
    </Panel>
  );
}
