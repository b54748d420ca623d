import { useEffect, useEffectEvent } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { paths } from '#paths.ts';
import type { QuoteAnswer } from './quote-answer.ts';
import type { QuotesRequest } from './quotes-action.ts';

type Options = {
  isSessionOver: SessionCheck;
  onAnswer?: (answer: QuoteAnswer) => void;
};

/** Sends one request at a time and holds the reply. */
export function useQuoteAction({ isSessionOver, onAnswer }: Options) {
  const { state, data, submit } = useFetcher<QuoteAnswer>();
  const { revalidate } = useRevalidator();
  const isBusy = state === 'submitting';

  const onReply = useEffectEvent((answer: QuoteAnswer) => {
    if (!answer.done && isSessionOver({ sessionOver: answer.sessionOver === true })) return;
    onAnswer?.(answer);
    if (answer.done) void revalidate();
  });
  useEffect(() => {
    if (data) onReply(data);
  }, [data]);

  const send = (request: QuotesRequest) => {
    if (isBusy) return;
    void submit(request, {
      method: 'post',
      action: paths.adminQuotes,
      encType: 'application/json',
      // Only success revalidates; a failed revalidation would discard what was typed.
      defaultShouldRevalidate: false,
    });
  };
  return { send, isBusy, answer: data };
}
