import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { firstFault } from '#domain/enquiries/intake/enquiry-input.ts';
import { messages } from '#messages.ts';
import {
  type Entries,
  forgetMessage,
  forgetWaiting,
  keepDraft,
  keepWaiting,
  recallWaiting,
  type Waiting,
} from './kept-message.ts';
import { clear, draftOf, entriesOf, fetchToken, newKey } from './message-fields.ts';
import { fillIn, isRestored } from './restore-draft.ts';
import { pauseBefore, type Reply, sendMessage } from './send-message.ts';

export type ContactAnswer = {
  text: string;
  sent: boolean;
  /** Not sent, and nothing went wrong that the visitor has to mend. */
  isNews?: true;
  field?: string;
  values?: Record<string, string>;
};

const news = (text: string): ContactAnswer => ({ text, sent: false, isNews: true });

/** `waiting`: sent, not acknowledged, and tried again by itself. */
type Phase = 'open' | 'sending' | 'waiting';

/** Tries again after ever longer pauses, and at once when the network is back or the visitor is. */
function useRetries(isWaiting: boolean, again: () => void) {
  const attempts = useRef(0);
  useEffect(() => {
    if (!isWaiting) {
      attempts.current = 0;
      return;
    }
    let timer = 0;
    const later = () => {
      timer = window.setTimeout(
        () => {
          again();
          later();
        },
        pauseBefore(attempts.current++),
      );
    };
    const whenSeen = () => {
      if (document.visibilityState === 'visible') again();
    };
    later();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [isWaiting, again]);
}

/** One message from its first letter to its reference. */
export function useMessage(
  form: RefObject<HTMLFormElement | null>,
  page: string,
  firstAnswer: ContactAnswer | undefined,
) {
  const [answer, setAnswer] = useState(firstAnswer);
  const [phase, setPhase] = useState<Phase>('open');
  /** Sent without a press on this page: its visitor may be looking elsewhere. */
  const [byItself, setByItself] = useState(false);
  const key = useRef('');
  const token = useRef('');
  const waiting = useRef<Waiting | undefined>(undefined);
  const underWay = useRef<Waiting | undefined>(undefined);

  const conclude = useCallback(
    (message: Waiting, { kind, text }: Reply) => {
      setAnswer(kind === 'away' ? news(text) : { text, sent: kind === 'sent' });
      if (kind === 'away') return setPhase('waiting');
      waiting.current = undefined;
      forgetWaiting();
      setPhase('open');
      // Whoever has gone on typing since then keeps what they typed.
      if (kind === 'refused' || key.current !== message.key) return;
      forgetMessage();
      if (form.current) clear(form.current);
      key.current = newKey();
    },
    [form],
  );

  const attemptSend = useCallback(async () => {
    const message = waiting.current;
    if (!message || underWay.current === message) return;
    underWay.current = message;
    const reply = await sendMessage(message);
    if (underWay.current === message) underWay.current = undefined;
    // Stopped meanwhile, or followed by another: only that it has arrived after all is still worth telling.
    const isCurrent = waiting.current === message;
    if (isCurrent || (!waiting.current && reply.kind === 'sent')) conclude(message, reply);
  }, [conclude]);

  useRetries(phase === 'waiting', attemptSend);

  const begin = useCallback(
    (entries: Entries, itsKey: string, at: Phase) => {
      waiting.current = { key: itsKey, entries };
      // Before it leaves: whoever reloads the page meanwhile is told by the next one what became of it.
      keepWaiting(waiting.current);
      setPhase(at);
      attemptSend();
    },
    [attemptSend],
  );

  // The page is cached for everyone, so what belongs to this visitor is filled in here.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    key.current = newKey();
    fetchToken(element).then((fetched) => {
      token.current = fetched;
    });
    if (firstAnswer?.sent) return forgetMessage();
    const left = recallWaiting();
    if (left) {
      key.current = left.key;
      fillIn(element, left.entries);
      setAnswer(news(messages.contact.waiting));
      setByItself(true);
      return begin(left.entries, left.key, 'waiting');
    }
    if (isRestored(element)) setAnswer(news(messages.contact.restored));
  }, [form, firstAnswer, begin]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    if (phase === 'waiting') {
      setAnswer(news(messages.contact.sending));
      setPhase('sending');
      attemptSend();
      return;
    }
    const entries = entriesOf(event.currentTarget, token.current);
    const fault = firstFault(Object.fromEntries(entries));
    if (fault) {
      setAnswer({ ...fault, sent: false });
      event.currentTarget.querySelector<HTMLElement>(`[name="${fault.field}"]`)?.focus();
      return;
    }
    setByItself(false);
    setAnswer(news(messages.contact.sending));
    begin(entries, key.current, 'sending');
  };

  const stop = () => {
    waiting.current = undefined;
    forgetWaiting();
    setPhase('open');
    setAnswer(news(messages.contact.stopped));
  };

  /** Other words are another message. */
  const noteInput = () => {
    key.current = newKey();
    if (form.current) keepDraft(draftOf(form.current, page));
    if (waiting.current && phase === 'waiting') stop();
  };

  return { answer, phase, byItself, submit, stop, noteInput };
}
