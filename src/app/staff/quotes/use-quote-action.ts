import { useAction } from '#app/staff/forms/use-action.ts';
import { paths } from '#paths.ts';
import type { QuoteReply, QuotesRequest } from './quotes-action.ts';

type Options = { revalidates?: boolean };

/** Sends one request at a time to the quotes' action. */
export function useQuoteAction(options: Options = {}) {
  const { send, ...action } = useAction<QuoteReply>({
    action: paths.adminQuotes,
    encType: 'application/json',
    ...options,
  });
  return { ...action, send: (request: QuotesRequest) => send(request) };
}
