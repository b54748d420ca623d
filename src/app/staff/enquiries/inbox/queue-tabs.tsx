import { Link } from 'react-router';
import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import { type Queue, queues } from '#domain/enquiries/stages.ts';
import { inboxAddress } from './inbox-query.ts';

const maxShown = 99;

type Props = { queue: Queue | undefined; counts: Record<Queue, number> };

export function QueueTabs({ queue, counts }: Props) {
  return (
    <nav aria-label={content.queuesLabel} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-1 py-1 sm:w-auto sm:flex-wrap">
        {queues.map((tab) => (
          <li key={tab}>
            <Link
              to={inboxAddress({ queue: tab })}
              aria-current={tab === queue ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-3 font-semibold text-teal hover:bg-sand aria-[current=page]:bg-teal aria-[current=page]:text-on-teal"
            >
              {content.queues[tab]}
              <span className="font-normal text-sm tabular-nums">
                {counts[tab] > maxShown ? content.many : counts[tab]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
