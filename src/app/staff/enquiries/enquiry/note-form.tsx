import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { RestoredLine } from '#app/staff/forms/kept-input/restored-line.tsx';
import { useKeptForm } from '#app/staff/forms/kept-input/use-kept-form.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { TextArea } from '#app/staff/kit/input.tsx';
import { staffEnquiryContent as content } from './texts.ts';

export const composerButton =
  'inline-flex min-h-11 items-center justify-center rounded-lg border border-teal px-4 font-semibold text-teal hover:bg-sand disabled:opacity-60 aria-disabled:opacity-60 lg:min-h-9';

const noteIn = (form: HTMLFormElement) => String(new FormData(form).get('text'));

type Props = { id: string; fieldId: string; onRestored: () => void };

/** Ctrl+Enter sends it, because Enter begins a new line. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}

export function NoteForm({ id, fieldId, onRestored }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef('');
  // Until then the browser would send the form itself, with the note in the address.
  const typed = useKeptForm(form, `note ${id}`);
  const tellRestored = useEffectEvent(onRestored);
  useEffect(() => {
    if (typed.isRestored) tellRestored();
  }, [typed.isRestored]);
  const { status, isBusy, onSubmit } = useActionForm({
    working: '',
    onResult: (result, element) => {
      // Text that was typed after sending must stay in the field.
      if (!result.done || noteIn(element) !== sent.current) return;
      element.reset();
      typed.forget();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isBusy) sent.current = noteIn(event.currentTarget);
    onSubmit(event);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={typed.keepForm}
      onKeyDown={submitByKey}
      className="grid gap-1.5"
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="id" value={id} />
      <label htmlFor={fieldId} className="sr-only">
        {content.noteLabel}
      </label>
      <TextArea
        id={fieldId}
        name="text"
        rows={3}
        placeholder={content.noteLabel}
        aria-invalid={status?.tone === 'fault' || undefined}
      />
      <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" type="submit" aria-disabled={isBusy}>
          {content.addNote}
        </Button>
        <FormStatusLine status={status} takesRoom={false} />
      </div>
    </form>
  );
}
