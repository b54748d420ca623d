import { useEffect, useRef } from 'react';
import {
  inboxAddress,
  type Place,
  readInboxQuery,
  viewQueryOf,
} from '#app/staff/enquiries/inbox/inbox-query.ts';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { type Queue, queues } from '#domain/enquiries/stages.ts';
import type { InboxView } from '#domain/enquiries/views/inbox-view.ts';

const maxShown = 99;

/** The list of a saved view. */
export function placeOfView({ id, query, columns }: InboxView): Place {
  const parameters = new URLSearchParams(query);
  if (columns.length > 0) parameters.set('columns', columns.join());
  parameters.set('view', id);
  return readInboxQuery(parameters);
}

/** Whether the list is as the view stores it. */
export const isAsSaved = (view: InboxView, place: Place): boolean =>
  viewQueryOf(place) === viewQueryOf(placeOfView(view)) &&
  (place.columns ?? []).join() === (placeOfView(view).columns ?? []).join();

type Props = { place: Place; counts: Record<Queue, number>; views: readonly InboxView[] };

/** Queues and saved views; on a narrow screen they scroll sideways. */
export function QueueTabs({ place, counts, views }: Props) {
  const isView = views.some(({ id }) => id === place.view);
  const tabs = useRef<HTMLElement>(null);
  const current = isView ? place.view : place.queue;
  // On a narrow screen the current tab may be beyond the edge.
  useEffect(() => {
    const tab = current && tabs.current?.querySelector('[aria-current]');
    if (tab) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Chips ref={tabs} scrolls label={content.queuesLabel}>
      {queues.map((tab) => (
        <ChipLink
          key={tab}
          to={inboxAddress({ queue: tab })}
          isCurrent={!isView && !place.search && tab === place.queue}
          count={counts[tab] > maxShown ? content.many : counts[tab]}
        >
          {content.queues[tab]}
        </ChipLink>
      ))}
      {views.map((view) => (
        <ChipLink
          key={view.id}
          to={inboxAddress(placeOfView(view))}
          isCurrent={view.id === place.view && !place.search}
          title={view.isShared ? `${view.name} (${content.views.shared})` : view.name}
        >
          <span className="max-w-40 truncate">{view.name}</span>
        </ChipLink>
      ))}
    </Chips>
  );
}
