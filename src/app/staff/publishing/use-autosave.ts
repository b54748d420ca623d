import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { DraftAnswer } from './draft-request.ts';
import { draftFields } from './draft-request.ts';

const content = staffPublishingContent.autosave;
const waitMs = 3000;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: indiaTimeZone,
  hour: '2-digit',
  minute: '2-digit',
});

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** '0' for a row that does not exist yet. */
  subjectId: string;
  baseVersion: number;
  isSessionOver: SessionCheck;
};

type Note = { text: string; tone: 'good' | 'fault' };

/**
 * Stores the form on the server a few seconds after a change, through the route's action (`handleDraft`). The route's
 * `clientAction` must use `offlineReply`.
 */
export function useAutosave({ form, subjectId, baseVersion, isSessionOver }: Options) {
  const { submit, data } = useFetcher<DraftAnswer>();
  const [isWaiting, setWaiting] = useState(false);
  const [note, setNote] = useState<Note>();
  const sending = useRef<Promise<void>>(undefined);
  const hasAskedToLogIn = useRef(false);

  const send = (intent: 'keep' | 'discard', fields: FormData) => {
    fields.set(draftFields.intent, intent);
    fields.set(draftFields.subjectId, subjectId);
    fields.set(draftFields.baseVersion, String(baseVersion));
    sending.current = submit(fields, {
      method: 'post',
      // Multipart needs fewer bytes than URL encoding for non-Latin scripts, so a long text stays within the server's
      // limit.
      encType: 'multipart/form-data',
      defaultShouldRevalidate: false,
    });
    return sending.current;
  };

  const keep = useEffectEvent(() => {
    setWaiting(false);
    if (form.current) send('keep', new FormData(form.current));
  });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(keep, waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const receive = useEffectEvent((answer: DraftAnswer) => {
    if (answer.kind === 'discarded') return;
    if (answer.kind === 'kept') {
      hasAskedToLogIn.current = false;
      setNote({ text: content.kept(clock.format(answer.keptAt)), tone: 'good' });
      return;
    }
    const isOver = answer.kind === 'session-over';
    setNote({ text: isOver ? content.sessionOver : content.notKept, tone: 'fault' });
    // The login popup opens only once, so that it does not interrupt typing every few seconds.
    if (isOver && !hasAskedToLogIn.current) hasAskedToLogIn.current = isSessionOver({ sessionOver: true });
    setWaiting(true);
  });

  useEffect(() => {
    if (data) receive(data);
  }, [data]);

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
      await send('discard', new FormData());
    },
  };
}
