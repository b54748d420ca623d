import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActionResult, type Done, isSessionOver } from '#app/staff/forms/action-result.ts';
import type { Fault } from '#app/staff/forms/form-fault.ts';
import { useUnsavedGuard } from '#app/staff/forms/unsaved-guard.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useEdits } from '#app/staff/forms/use-edits.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { useSession } from '#app/staff/shell/session.ts';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import { type DraftIntent, type DraftValue, draftFields } from './draft-request.ts';
import { staffPublishingContent } from './texts.ts';
import { useOpenedText } from './use-opened-text.ts';

const content = staffPublishingContent.autosave;
const defaultWaitMs = 3000;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: indiaTimeZone,
  hour: '2-digit',
  minute: '2-digit',
});

type UseAutosaveOptions = {
  /** The fields to store; undefined while there is no form. */
  read: () => FormData | undefined;
  /** '0' for a row that does not exist yet. */
  subjectId: string;
  /** The version that is being edited. */
  base: { readonly current: number };
  waitMs?: number;
  onKept?: () => void;
};

type Note = { text: string; tone: 'good' | 'fault' };

/**
 * Stores the form on the server a few seconds after a change, through the route's action (`editorAction`).
 */
function useAutosave(options: UseAutosaveOptions) {
  const { read, subjectId, base, waitMs = defaultWaitMs, onKept } = options;
  const { send } = useAction<DraftValue>({ revalidates: false, asksToLogIn: false });
  const { askToLogIn } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  const [note, setNote] = useState<Note>();
  const sending = useRef<Promise<unknown>>(undefined);
  const hasAskedToLogIn = useRef(false);

  const post = (intent: DraftIntent, fields: FormData) => {
    fields.set(draftFields.intent, intent);
    fields.set(draftFields.subjectId, subjectId);
    fields.set(draftFields.baseVersion, String(base.current));
    const sent = Promise.resolve(sending.current).then(() => send(fields));
    sending.current = sent;
    return sent;
  };

  const receive = (result: ActionResult<DraftValue>) => {
    if (result.done) {
      hasAskedToLogIn.current = false;
      if (result.value.keptAt) {
        setNote({ text: content.kept(clock.format(result.value.keptAt)), tone: 'good' });
        onKept?.();
      }
      return;
    }
    const isOver = isSessionOver(result);
    setNote({ text: isOver ? content.sessionOver : content.notKept, tone: 'fault' });
    // The login popup opens only once, so that it does not interrupt typing every few seconds.
    if (isOver && !hasAskedToLogIn.current) {
      hasAskedToLogIn.current = true;
      askToLogIn();
    }
    setWaiting(true);
  };

  const keep = useEffectEvent(async () => {
    setWaiting(false);
    const fields = read();
    if (!fields) return;
    const result = await post('keep', fields);
    if (result) receive(result);
  });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(keep, waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, waitMs]);

  /** Called before the form is saved, so that a pending autosave cannot arrive after it. */
  const pause = async () => {
    setWaiting(false);
    setNote(undefined);
    await sending.current;
  };

  return {
    note,
    /** Called on every change. */
    scheduleSave: () => setWaiting(true),
    pause,
    /** Deletes the stored work. */
    discard: async () => {
      await pause();
      await post('discard', new FormData());
    },
  };
}

/** What an editor starts with; `isUnsaved` when it comes from unsaved work. */
export type TextStart = { version: number; isUnsaved: boolean };

type Options<Start, Value> = {
  first: Start;
  /** '0' for what does not exist yet. */
  subjectId: string;
  /** What is typed outside of the form's own fields. */
  typed?: () => Record<string, string>;
  /** Sent with a save beside what is typed. */
  saveFields: (version: number) => Record<string, string>;
  validate?: (fields: FormData) => Fault | undefined;
  working: string;
  focus: (form: HTMLFormElement, field: string) => void;
  fieldOf?: (code: string) => string | undefined;
  waitMs?: number;
  /** What is typed was kept, saved or replaced. */
  onStored?: () => void;
  onStart: (start: Start) => void;
  /** Instead of going on with the saved text. */
  onWritten?: (saved: Done<Value>, isEverythingSaved: boolean) => Promise<void>;
};

/** Enter in a text field must not publish an unfinished text; Ctrl+S saves. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && !target.closest('dialog'))
    event.preventDefault();
  if (key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}

/** An editor on a page of its own: what is typed is kept after a moment, and a save of somebody else is a conflict. */
export function useTextEditor<Start extends TextStart, Value extends { version?: number }>(
  options: Options<Start, Value>,
) {
  const { first, subjectId, typed, saveFields, waitMs, onStored, onStart, onWritten, ...action } = options;
  const edits = useEdits(first.isUnsaved);
  const { form, start, base, startWith } = useOpenedText(first, edits);
  const [isConflict, setConflict] = useState(false);
  const reload = useReload();
  const blocker = useUnsavedGuard(edits.isDirty);

  const read = () => {
    if (!form.current) return undefined;
    const fields = new FormData(form.current);
    for (const [name, value] of Object.entries(typed?.() ?? {})) fields.set(name, value);
    return fields;
  };
  const { note, scheduleSave, pause, discard } = useAutosave({
    read,
    subjectId,
    base,
    ...(waitMs !== undefined && { waitMs }),
    ...(onStored && { onKept: onStored }),
  });
  // A pending autosave must not arrive after the save.
  const saving = useActionForm<Value>({ ...action, before: pause, revalidates: false });

  const replace = (next: Start) => {
    startWith(next);
    setConflict(false);
    onStart(next);
    onStored?.();
  };

  const afterSave = async (saved: Done<Value>, isEverythingSaved: boolean) => {
    if (onWritten) return onWritten(saved, isEverythingSaved);
    base.current = saved.value.version ?? base.current;
    if (!isEverythingSaved) scheduleSave();
    onStored?.();
    await reload();
  };

  const submit = async (baseVersion = base.current) => {
    if (!form.current || saving.isBusy) return;
    const finishSave = edits.startSave();
    setConflict(false);
    const fields = { ...typed?.(), ...saveFields(baseVersion) };
    const result = await saving.submit(form.current, { fields });
    if (!result) return;
    if (result.done) return afterSave(result, finishSave());
    scheduleSave();
    if (result.code === 'conflict') {
      await reload();
      setConflict(true);
    }
  };

  return {
    ...{ form, start, edits, note, blocker, isConflict, submit, discard, replace },
    status: saving.status,
    setStatus: saving.setStatus,
    isBusy: saving.isBusy,
    edited: () => {
      edits.markDirty();
      scheduleSave();
    },
    /** Replaces what is typed by what somebody else has saved, and deletes the unsaved work. */
    takeTheirs: async (theirs: Start) => {
      await discard();
      saving.setStatus(undefined);
      replace(theirs);
    },
  };
}
