import { Link, useLocation } from 'react-router';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { paths } from '#paths.ts';

/** Location state for a link to an enquiry: the query string of the list that the link was on. */
export const cameFrom = (search: string) => ({ from: search });

function searchIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('?') ? from : '';
}

/** Leads back to the list with the same queue and search. */
export function BackLink() {
  const { state } = useLocation();
  // The server has no location state, and the first render must match its HTML.
  const search = useHydrated() ? searchIn(state) : '';
  return (
    <Link
      to={`${paths.adminMessages}${search}`}
      className="inline-flex min-h-11 items-center text-teal underline"
    >
      {content.back}
    </Link>
  );
}
