import { Link } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import type { InboxPage, InboxQuery } from '#domain/enquiries/inbox/enquiry.ts';
import { inboxAddress } from './inbox-query.ts';

const content = staffEnquiriesContent.paging;
const stepClass = 'inline-flex min-h-11 items-center rounded-lg px-3 font-semibold';

/** These queues are sorted by follow-up time, the others by newest first. */
const byDue = new Set(['mine', 'today', 'overdue']);

/** A disabled step keeps its place, so that the other steps do not move while a visitor clicks through. */
function Step({ label, to }: { label: string; to: string | false }) {
  if (!to) return <span className={`${stepClass} text-quiet`}>{label}</span>;
  return (
    <Link to={to} className={`${stepClass} text-teal underline hover:bg-sand`}>
      {label}
    </Link>
  );
}

type Props = { query: InboxQuery; page: Omit<InboxPage, 'enquiries' | 'counts'> };

export function InboxPaging({ query, page: { hasMore, hasEarlier, firstCursor, lastCursor } }: Props) {
  if (!hasMore && !hasEarlier) return null;
  const [back, on] = byDue.has(query.queue)
    ? [content.earlier, content.later]
    : [content.newer, content.older];
  return (
    <nav aria-label={content.label} className="flex flex-wrap items-center justify-center">
      <Step label={content.first} to={hasEarlier && inboxAddress(query)} />
      <Step label={back} to={hasEarlier && inboxAddress(query, { before: firstCursor })} />
      <Step label={on} to={hasMore && inboxAddress(query, { after: lastCursor })} />
      <Step label={content.last} to={hasMore && inboxAddress(query, { last: '1' })} />
    </nav>
  );
}
