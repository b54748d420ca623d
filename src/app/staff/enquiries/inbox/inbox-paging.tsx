import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Paging } from '#app/staff/kit/paging.tsx';
import type { InboxPage } from '#domain/enquiries/inbox/enquiry.ts';
import { defaultSort } from '#domain/enquiries/inbox/inbox-filters.ts';
import { inboxAddress, type Place } from './inbox-query.ts';

const content = staffEnquiriesContent.paging;

type Props = { query: Place; page: Omit<InboxPage, 'enquiries' | 'counts' | 'total'> };

export function InboxPaging({ query, page: { hasMore, hasEarlier, firstCursor, lastCursor } }: Props) {
  const sort = query.sort ?? defaultSort(query.queue);
  const [back, on] = sort === 'newest' ? [content.newer, content.older] : [content.earlier, content.later];
  return (
    <Paging
      label={content.label}
      steps={[
        { label: content.first, to: hasEarlier && inboxAddress(query) },
        { label: back, to: hasEarlier && inboxAddress(query, { before: firstCursor }) },
        { label: on, to: hasMore && inboxAddress(query, { after: lastCursor }) },
        { label: content.last, to: hasMore && inboxAddress(query, { last: '1' }) },
      ]}
    />
  );
}
