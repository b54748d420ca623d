import { Link } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import type { InboxPage } from '#domain/enquiries/inbox/enquiry.ts';
import { defaultSort } from '#domain/enquiries/inbox/inbox-filters.ts';
import { inboxAddress, type Place } from './inbox-query.ts';

const content = staffEnquiriesContent.paging;
const stepClass = 'inline-flex min-h-11 items-center rounded-lg px-3 font-semibold';

/** A disabled step keeps its place, so that the other steps do not move while a visitor clicks through. */
function Step({ label, to }: { label: string; to: string | false }) {
  if (!to) return <span className={`${stepClass} text-quiet`}>{label}</span>;
  return (
    <Link to={to} className={`${stepClass} text-teal underline hover:bg-sand`}>
      {label}
    </Link>
  );
}

type Props = { query: Place; page: Omit<InboxPage, 'enquiries' | 'counts' | 'total'> };

export function InboxPaging({ query, page: { hasMore, hasEarlier, firstCursor, lastCursor } }: Props) {
  if (!hasMore && !hasEarlier) return null;
  const sort = query.sort ?? defaultSort(query.queue);
  const [back, on] = sort === 'newest' ? [content.newer, content.older] : [content.earlier, content.later];
  return (
    <nav aria-label={content.label} className="flex flex-wrap items-center justify-center">
      <Step label={content.first} to={hasEarlier && inboxAddress(query)} />
      <Step label={back} to={hasEarlier && inboxAddress(query, { before: firstCursor })} />
      <Step label={on} to={hasMore && inboxAddress(query, { after: lastCursor })} />
      <Step label={content.last} to={hasMore && inboxAddress(query, { last: '1' })} />
    </nav>
  );
}
