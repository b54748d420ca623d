import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import { useNow } from '#app/staff/enquiries/live/use-now.ts';
import type { ShownWait } from './shown-enquiry.ts';
import { lasted, waited } from './waited.ts';

function Running({ since, targetMs, madeAt }: { since: number; targetMs: number; madeAt: number }) {
  const ms = useNow(madeAt) - since;
  const isLate = ms > targetMs;
  return (
    <span className={`tabular-nums ${isLate ? 'font-semibold text-brick' : ''}`}>
      {waited(ms)}
      {isLate && <span className="sr-only"> ({content.pastTarget})</span>}
    </span>
  );
}

/** Counts up until somebody has answered, day and night. */
export function Waiting({ wait, madeAt }: { wait: ShownWait; madeAt: number }) {
  if (wait.kind === 'waits') return <Running {...wait} madeAt={madeAt} />;
  if (wait.kind === 'answered')
    return <span className="text-quiet text-sm">{content.answeredIn(lasted(wait.ms))}</span>;
  return null;
}
