import { type SubmitEvent, useState } from 'react';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { TextArea } from '#app/staff/kit/input.tsx';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';

const content = staffBookingsContent.page;

type Props = { bookingId: string; notes: string };

/** The notes, edited in place; saved by the button, because Enter begins a new line. */
export function BookingNotes({ bookingId, notes }: Props) {
  const [editing, setEditing] = useState<{ typed: string; basedOn: string }>();
  const [fault, setFault] = useState('');
  const { send } = useAction<SavedField>();
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!editing) return;
    const result = await send({ intent: 'notes', id: bookingId, ...editing });
    if (!result) return;
    if (result.done) {
      setEditing(undefined);
      return setFault('');
    }
    const { present } = result;
    setFault(
      [statusOf(result)?.text, present && staffEnquiryContent.conflictNow(present.shown)]
        .filter(Boolean)
        .join(' '),
    );
    if (present) setEditing({ ...editing, basedOn: present.stored });
  };
  return (
    <section aria-labelledby="notes" className="grid gap-1">
      <h2 id="notes" className="font-sans font-semibold text-base">
        {content.notes}
      </h2>
      {editing ? (
        <form noValidate onSubmit={save} className="grid gap-1.5">
          <TextArea
            aria-labelledby="notes"
            rows={4}
            value={editing.typed}
            onChange={(event) => setEditing({ ...editing, typed: event.target.value })}
          />
          <div className="flex gap-1.5">
            <Button look="quiet" type="submit">
              {content.save}
            </Button>
            <Button look="quiet" onClick={() => setEditing(undefined)}>
              {content.stop}
            </Button>
          </div>
        </form>
      ) : (
        <ScriptButton
          className="min-h-11 whitespace-pre-wrap rounded-lg px-1.5 py-1 text-left enabled:hover:bg-sand wrap-anywhere lg:min-h-7"
          onClick={() => setEditing({ typed: notes, basedOn: notes })}
        >
          {notes || <span className="text-quiet">{content.noNotes}</span>}
        </ScriptButton>
      )}
      <p role="status" className="text-brick text-sm empty:hidden">
        {fault}
      </p>
    </section>
  );
}
