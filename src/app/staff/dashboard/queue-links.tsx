import { Link } from 'react-router';
import { staffDashboardContent as content } from '#app/content/staff/dashboard.ts';
import { staffEnquiriesContent as enquiryTexts } from '#app/content/staff/enquiries.ts';
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
