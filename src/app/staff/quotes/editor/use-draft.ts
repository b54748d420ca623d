import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAskBeforeUnload } from '#app/staff/forms/unsaved-guard.tsx';
import type { QuotesRequest } from '#app/staff/quotes/quotes-action.ts';
import type { DraftView } from '#app/staff/quotes/quotes-view.ts';
import { useQuoteAction } from '#app/staff/quotes/use-quote-action.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';

/** A pause in typing after which the draft is saved. */
const pauseMs = 800;
const retryMs = 5000;

export type DraftState = { kind: 'none' | 'saving' | 'failed' } | { kind: 'saved'; at: string };

type Options = { enquiryId: string; revision: number };

/** Outlives the page, which is being left. */
function sendInBackground(request: QuotesRequest): void {
  void fetch(paths.adminQuotes, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    keepalive: true,
  }).catch(() => undefined);
}

/** Saves the draft while it is typed. Another staff member's save is reported instead of being overwritten. */
export function useDraft({ enquiryId, revision }: Options) {
  const { send } = useQuoteAction({ revalidates: false });
  const known = useRef(revision);
  const pending = useRef<QuoteInput>(undefined);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const [changed, setChanged] = useState<DraftView>();
  const [isUnsaved, setUnsaved] = useState(false);
  const [isStored, setStored] = useState(revision > 0);
  useAskBeforeUnload(isUnsaved);

  const schedule = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  };

  async function save(): Promise<void> {
    const quote = pending.current;
    if (!quote || isSending.current) return;
    pending.current = undefined;
    isSending.current = true;
    setState({ kind: 'saving' });
    const result = await send({ intent: 'save-draft', enquiryId, after: known.current, quote });
    isSending.current = false;
    if (!result?.done) {
      pending.current ??= quote;
      setState({ kind: 'failed' });
      schedule(retryMs);
      return;
    }
    const { revision: saved, changed: other } = result.value;
    if (other) {
      pending.current ??= quote;
      setChanged(other);
      setState({ kind: 'none' });
      return;
    }
    known.current = saved ?? known.current;
    setStored(true);
    setState({ kind: 'saved', at: minuteInIndia(new Date()).slice(-5) });
    if (pending.current) schedule(pauseMs);
    else setUnsaved(false);
  }

  const saveOnLeaving = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!pending.current || changed) return;
    const quote = pending.current;
    pending.current = undefined;
    sendInBackground({ intent: 'save-draft', enquiryId, after: known.current, quote });
  });
  useEffect(() => () => saveOnLeaving(), []);

  return {
    state,
    changed,
    /** Whether the server has a draft. */
    isStored,
    keep: (quote: QuoteInput) => {
      pending.current = quote;
      setUnsaved(true);
      if (!changed) schedule(pauseMs);
    },
    /** Nothing is left to save: the quote was made or the draft discarded. */
    forget: () => {
      clearTimeout(timer.current);
      pending.current = undefined;
      known.current = 0;
      setUnsaved(false);
      setStored(false);
      setState({ kind: 'none' });
    },
    /** After another staff member's save: theirs is taken over, or what is typed here is saved over it. */
    settle: (quote: QuoteInput | undefined) => {
      if (!changed) return;
      known.current = changed.revision;
      setStored(true);
      pending.current = quote;
      setChanged(undefined);
      if (quote) schedule(0);
      else setUnsaved(false);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
