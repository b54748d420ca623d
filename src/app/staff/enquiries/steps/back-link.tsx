import { Link, useLocation } from 'react-router';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { paths } from '#paths.ts';

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

/** Leads back to the list with the same queue and search. */
export function BackLink() {
  return (
    <Link
      to={`${paths.adminMessages}${useListSearch()}`}
      aria-label={content.back}
      title={content.back}
      className="grid size-11 shrink-0 place-items-center rounded-lg text-teal hover:bg-sand"
    >
      <ArrowLeftIcon className="size-5" />
    </Link>
  );
}
