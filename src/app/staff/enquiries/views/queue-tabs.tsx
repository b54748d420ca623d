import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import {
  inboxAddress,
  type Place,
  readInboxQuery,
  viewQueryOf,
} from '#app/staff/enquiries/inbox/inbox-query.ts';
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

const tabClass =
  'inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-lg px-2.5 font-semibold text-sm text-teal hover:bg-sand aria-[current=page]:bg-teal aria-[current=page]:text-on-teal max-sm:min-h-11';

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
    <nav aria-label={content.queuesLabel} className="min-w-0 grow overflow-x-auto [scrollbar-width:none]">
      <ul className="flex w-max gap-0.5">
        {queues.map((tab) => (
          <li key={tab}>
            <Link
              to={inboxAddress({ queue: tab })}
              aria-current={!isView && !place.search && tab === place.queue ? 'page' : undefined}
              className={tabClass}
            >
              {content.queues[tab]}
              <span className="font-normal tabular-nums">
                {counts[tab] > maxShown ? content.many : counts[tab]}
              </span>
            </Link>
          </li>
        ))}
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={inboxAddress(placeOfView(view))}
              aria-current={view.id === place.view && !place.search ? 'page' : undefined}
              className={`${tabClass} border border-line`}
              title={view.isShared ? `${view.name} (${content.views.shared})` : view.name}
            >
              <span className="max-w-40 truncate">{view.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
