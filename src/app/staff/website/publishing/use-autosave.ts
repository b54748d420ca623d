import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActionResult, isSessionOver } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useSession } from '#app/staff/shell/session.ts';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import { type DraftIntent, type DraftValue, draftFields } from './draft-request.ts';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.autosave;
const defaultWaitMs = 3000;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: indiaTimeZone,
  hour: '2-digit',
  minute: '2-digit',
});

type Options = {
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
export function useAutosave(options: Options) {
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
