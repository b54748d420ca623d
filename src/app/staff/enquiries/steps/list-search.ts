import { useLocation } from 'react-router';
import { useHydrated } from '#app/staff/kit/use-hydrated.ts';

/** Location state for a link to an enquiry: the query string of the list that the link was on. */
export const cameFrom = (search: string) => ({ from: search });

function searchIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('?') ? from : '';
}

/** The query string of the list that the enquiry was opened from; empty when it was opened otherwise. */
export function useListSearch(): string {
  const { state } = useLocation();
  // The server has no location state, and the first render must match its HTML.
  return useHydrated() ? searchIn(state) : '';
}
