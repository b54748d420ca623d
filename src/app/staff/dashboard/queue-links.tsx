import { Link } from 'react-router';
import { staffAmountsContent } from '#app/content/staff/amounts.ts';
import { staffDashboardContent as content } from '#app/content/staff/dashboard.ts';
import { staffEnquiriesContent as enquiryTexts } from '#app/content/staff/enquiries.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import type { Queue } from '#domain/enquiries/stages.ts';
import { paths } from '#paths.ts';

const shown = ['new', 'mine', 'today', 'overdue', 'unassigned', 'spam'] as const satisfies readonly Queue[];
const maxShown = 99;

export function QueueLinks({ counts }: { counts: Record<Queue, number> }) {
  return (
    <nav aria-labelledby="queues" className="grid gap-2">
      <h2 id="queues" className="text-xl">
        {content.queuesHeading}
      </h2>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {shown.map((queue) => (
          <li key={queue}>
            <Link
              to={`${paths.adminMessages}?queue=${queue}`}
              className="flex h-full min-h-11 flex-col rounded-xl border border-line bg-card px-3 py-2 hover:border-teal"
            >
              <span
                className={`font-display font-semibold text-2xl ${
                  queue === 'overdue' && counts[queue] > 0 ? 'text-brick' : ''
                }`}
              >
                {counts[queue] > maxShown ? enquiryTexts.many : counts[queue]}
              </span>{' '}
              <span className="text-quiet text-sm">{enquiryTexts.queues[queue]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Hidden when there is nothing to check. */
export function AmountsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Panel heading={staffAmountsContent.title}>
      <p>{staffAmountsContent.notice(count)}</p>
      <p>
        <Link
          to={paths.amountsToCheck}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline"
        >
          {staffAmountsContent.noticeGo}
        </Link>
      </p>
    </Panel>
  );
}
