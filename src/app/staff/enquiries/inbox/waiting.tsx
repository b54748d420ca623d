import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { useNow } from '#app/staff/kit/use-now.ts';
import type { WaitView } from './enquiry-view.ts';

const two = (count: number) => String(count).padStart(2, '0');

/** A running duration: `4:07`, `2 h 05 min`, `3 d 4 h`. */
export function runningDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}:${two(seconds % 60)}`;
  if (hours < 24) return `${hours} h ${two(minutes % 60)} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

const minuteMs = 60_000;

/** A finished duration, without seconds. */
export function finishedDuration(ms: number): string {
  if (ms < minuteMs) return content.underAMinute;
  return ms < 60 * minuteMs ? `${Math.floor(ms / minuteMs)} min` : runningDuration(ms);
}

function Running({ since, targetMs, renderedAt }: { since: number; targetMs: number; renderedAt: number }) {
  const ms = useNow(renderedAt) - since;
  const isLate = ms > targetMs;
  return (
    <span className={`tabular-nums ${isLate ? 'font-semibold text-brick' : ''}`}>
      {runningDuration(ms)}
      {isLate && <span className="sr-only"> ({content.pastTarget})</span>}
    </span>
  );
}

/** The time since the enquiry arrived, counted up until the first response. */
export function Waiting({ wait, renderedAt }: { wait: WaitView; renderedAt: number }) {
  if (wait.kind === 'waits') return <Running {...wait} renderedAt={renderedAt} />;
  if (wait.kind === 'answered')
    return <span className="text-quiet text-sm">{content.answeredIn(finishedDuration(wait.ms))}</span>;
  return null;
}
