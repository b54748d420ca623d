import { Link, useLocation } from 'react-router';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { paths } from '#paths.ts';

/** For a link to an enquiry: the queue or search that it was found in. */
export const cameFrom = (search: string) => ({ from: search });

function searchIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('?') ? from : '';
}

/** Back to the list as it was left. */
export function BackLink() {
  const { state } = useLocation();
  // The server knows nothing of it, and the first picture must be the same on both sides.
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
