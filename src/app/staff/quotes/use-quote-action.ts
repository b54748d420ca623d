import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { useAction } from '#app/staff/ui/use-action.ts';
import { paths } from '#paths.ts';
import type { QuotesRequest } from './quotes-action.ts';
import type { Shared } from './shared-quote.ts';

/** Sends one request at a time to the quotes' action. */
export function useQuoteAction(isSessionOver: SessionCheck) {
  const { send, ...action } = useAction<Shared | undefined>({
    action: paths.adminQuotes,
    encType: 'application/json',
    isSessionOver,
  });
  return { ...action, send: (request: QuotesRequest) => send(request) };
}
