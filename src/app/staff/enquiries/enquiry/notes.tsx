import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { RestoredLine } from '#app/staff/typed/restored-line.tsx';
import { useTypedForm } from '#app/staff/typed/use-typed-form.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ShownEvent } from './event-text.ts';

type Props = { id: string; notes: ShownEvent[]; isSessionOver: SessionCheck };

const noteIn = (form: HTMLFormElement) => String(new FormData(form).get('text'));

export function Notes({ id, notes, isSessionOver }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef('');
  const { hash } = useLocation();
  // Until then the browser would send the form itself, with the note in the address.
  const isHydrated = useHydrated();
  const typed = useTypedForm(form, `note ${id}`);
  const { status, isBusy, onSubmit } = useActionForm({
    working: '',
    isSessionOver,
    onResult: (result, element) => {
      // Text that was typed after sending must stay in the field.
      if (!result.done || noteIn(element) !== sent.current) return;
      element.reset();
      typed.forget();
    },
  });

  useEffect(() => {
    if (hash === '#note') document.getElementById('note')?.focus();
  }, [hash]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isBusy) sent.current = noteIn(event.currentTarget);
    onSubmit(event);
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
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={id} />
        <TextField id="note" name="text" label={content.noteLabel} rows={3} required />
        <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
        <div>
          <Button disabled={!isHydrated} aria-disabled={isBusy}>
            {content.addNote}
          </Button>
        </div>
        <StatusLine text={status?.text} tone={status?.tone ?? 'good'} takesRoom={false} />
      </form>
    </Panel>
  );
}
