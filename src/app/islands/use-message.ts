import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { contactMessages as messages } from '#domain/enquiries/intake/contact-messages.ts';
import { fieldFaults, formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { isNumberAsked } from '#domain/shared/short-number.ts';
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
  /** Not sent, but not an error that the visitor has to correct. */
  isNotice?: true;
  field?: string;
  values?: Record<string, string>;
};

const notice = (text: string): ContactAnswer => ({ text, sent: false, isNotice: true });

/** `waiting`: sent, not acknowledged, and retried automatically. */
type Phase = 'open' | 'sending' | 'waiting';

/** Retries with exponential backoff, and at once when the network or the visitor returns. */
export function useRetries(isWaiting: boolean, retry: () => void) {
  const attempts = useRef(0);
  useEffect(() => {
    if (!isWaiting) {
      attempts.current = 0;
      return;
    }
    let timer = 0;
    const schedule = () => {
      timer = window.setTimeout(
        () => {
          retry();
          schedule();
        },
        pauseBefore(attempts.current++),
      );
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    schedule();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWaiting, retry]);
}

/** The state of one message, from typing to its reference number. */
export function useMessage(
  form: RefObject<HTMLFormElement | null>,
  page: string,
  firstAnswer: ContactAnswer | undefined,
) {
  const [answer, setAnswer] = useState(firstAnswer);
  const [phase, setPhase] = useState<Phase>('open');
  /** What was sent, shown instead of the empty fields. */
  const [sent, setSent] = useState(firstAnswer?.sent ? Object.entries(firstAnswer.values ?? {}) : undefined);
  /** Sent without a click on this page, so the visitor may be looking at another part of it. */
  const [isAutomatic, setAutomatic] = useState(false);
  const key = useRef('');
  const token = useRef('');
  const waiting = useRef<Waiting | undefined>(undefined);
  const inFlight = useRef<Waiting | undefined>(undefined);
  /** The short number that the visitor was asked about; sent as it is when it stays. */
  const askedNumber = useRef(firstAnswer?.values?.[formFields.askedNumber]);

  const finish = useCallback(
    (message: Waiting, { kind, text }: Reply) => {
      setAnswer(kind === 'away' ? notice(text) : { text, sent: kind === 'sent' });
      if (kind === 'away') return setPhase('waiting');
      waiting.current = undefined;
      forgetWaiting();
      setPhase('open');
      // Text that was typed after sending stays in the form.
      if (kind === 'refused' || key.current !== message.key) return;
      forgetMessage();
      if (form.current) clear(form.current);
      setSent(message.entries);
      key.current = newKey();
    },
    [form],
  );

  const attemptSend = useCallback(async () => {
    const message = waiting.current;
    if (!message || inFlight.current === message) return;
    inFlight.current = message;
    const reply = await sendMessage(message);
    if (inFlight.current === message) inFlight.current = undefined;
    // The message was stopped or replaced meanwhile, so only a late success is still shown.
    const isCurrent = waiting.current === message;
    if (isCurrent || (!waiting.current && reply.kind === 'sent')) finish(message, reply);
  }, [finish]);

  useRetries(phase === 'waiting', attemptSend);

  const start = useCallback(
    (entries: Entries, messageKey: string, at: Phase) => {
      waiting.current = { key: messageKey, entries };
      // Stored before it is sent, so that the next page can report the result after a reload.
      keepWaiting(waiting.current);
      setPhase(at);
      attemptSend();
    },
    [attemptSend],
  );

  // The page is cached for everyone, so the visitor's own data are filled in by the browser.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    key.current = newKey();
    fetchToken(element).then((fetched) => {
      token.current = fetched;
    });
    if (firstAnswer?.sent) return forgetMessage();
    const unsent = recallWaiting();
    if (unsent) {
      key.current = unsent.key;
      fillIn(element, unsent.entries);
      setAnswer(notice(messages.waiting));
      setAutomatic(true);
      return start(unsent.entries, unsent.key, 'waiting');
    }
    if (isRestored(element)) setAnswer(notice(messages.restored));
  }, [form, firstAnswer, start]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    if (phase === 'waiting') {
      setAnswer(notice(messages.sending));
      setPhase('sending');
      attemptSend();
      return;
    }
    const entries = entriesOf(event.currentTarget, token.current);
    const typed: Record<string, string> = Object.fromEntries(entries);
    const refuse = (field: string, shown: ContactAnswer) => {
      setAnswer(shown);
      form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    };
    const [fault] = fieldFaults(typed);
    if (fault) return refuse(fault.field, { ...fault, sent: false });
    const number = typed.n_contactno ?? '';
    if (isNumberAsked(number, askedNumber.current)) {
      askedNumber.current = number;
      return refuse('n_contactno', notice(messages.shortNumber));
    }
    setAutomatic(false);
    setAnswer(notice(messages.sending));
    start(entries, key.current, 'sending');
  };

  const stop = () => {
    waiting.current = undefined;
    forgetWaiting();
    // Text that was typed before hydration is in no draft yet.
    if (form.current) keepDraft(draftOf(form.current, page));
    setPhase('open');
    setAnswer(notice(messages.stopped));
  };

  /** A changed text is a new message with a new idempotency key. */
  const noteInput = () => {
    key.current = newKey();
    if (form.current) keepDraft(draftOf(form.current, page));
    if (waiting.current && phase === 'waiting') stop();
  };

  const beginAgain = () => {
    setSent(undefined);
    setAnswer(undefined);
  };

  return { answer, phase, sent, isAutomatic, submit, stop, noteInput, beginAgain };
}
