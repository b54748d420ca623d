import { useEffect, useRef, useState } from 'react';
import { staffEnquiryContent as content } from '#app/staff/enquiries/enquiry/texts.ts';
import { type ActionResult, statusOf } from './action-result.ts';
import { type Fields, useAction } from './use-action.ts';

export type Editing = { typed: string; country: string; basedOn: string };

/** A fact as it is stored, as people read it, and what its field holds when editing begins. */
export type EditableValue = { stored: string; shown: string; typed: string; country: string };

/** What saving a fact returns: the change that can be undone, and the value as people read it. */
export type SavedField = { changeId?: string; shown?: string };

export type FieldEditing = {
  fact: EditableValue;
  request: (editing: Editing) => Fields;
  onSaved?: (result: ActionResult<SavedField>) => void;
};

/** One fact, edited in place: Enter or leaving the field saves, Escape cancels. */
export function useFieldEditing({ fact, request, onSaved }: FieldEditing) {
  const [editing, setEditing] = useState<Editing>();
  const [fault, setFault] = useState<string>();
  /** The saved value, until the page's data have it too. */
  const [saved, setSaved] = useState<string>();
  const { send, isBusy } = useAction<SavedField>();
  const opener = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);

  // The field that had the focus is gone, so the focus would be lost.
  useEffect(() => {
    if (editing || !returns.current) return;
    returns.current = false;
    opener.current?.focus();
  }, [editing]);

  const latest = useRef(fact.stored);
  // Only until then: undoing the change brings the former value back.
  useEffect(() => {
    latest.current = fact.stored;
    setSaved(undefined);
  }, [fact.stored]);

  const close = (returnsFocus: boolean) => {
    returns.current = returnsFocus;
    setFault(undefined);
    setEditing(undefined);
  };
  const receive = (result: ActionResult<SavedField>, returnsFocus: boolean) => {
    if (result.done) {
      // The live connection may have brought the new data before the answer.
      if (latest.current === fact.stored && result.value.shown !== undefined) setSaved(result.value.shown);
      if (result.value.changeId) onSaved?.(result);
      return close(returnsFocus);
    }
    const { present } = result;
    setFault(
      [statusOf(result)?.text, present && content.conflictNow(present.shown)].filter(Boolean).join(' '),
    );
    // Saving once more is then a decision, because the other value is shown.
    if (present) setEditing((last) => last && { ...last, basedOn: present.stored });
  };
  const save = async (returnsFocus: boolean) => {
    if (!editing || isBusy) return;
    const isSame =
      editing.typed === fact.typed && editing.country === fact.country && editing.basedOn === fact.stored;
    if (isSame) return close(returnsFocus);
    const result = await send(request(editing));
    if (result) receive(result, returnsFocus);
  };
  return {
    editing,
    fault,
    shown: saved ?? fact.shown,
    opener,
    begin: () => setEditing({ typed: fact.typed, country: fact.country, basedOn: fact.stored }),
    edit: (next: Partial<Editing>) => setEditing((last) => last && { ...last, ...next }),
    save,
    cancel: () => close(true),
  };
}
