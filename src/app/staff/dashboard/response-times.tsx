import { SumTable } from '#app/staff/kit/sum-table.tsx';
import type { ResponsesView } from './report-view.ts';
import { staffDashboardContent as content } from './texts.ts';

export function ResponseTimes({ responses }: { responses: ResponsesView }) {
  const { median, ninetieth, withinTarget, targetMinutes, answered, waiting } = responses;
  const facts = [
    [content.median, median],
    [content.ninetieth, ninetieth],
    [content.within(targetMinutes), withinTarget],
    [content.answered, answered],
    [content.waiting, waiting],
  ] as const;
  return (
    <div className="grid gap-2">
      <SumTable
        caption={content.responseHeading}
        rows={facts.map(([name, value]) => ({ name, value: <strong>{value}</strong> }))}
      />
      <p className="text-quiet text-sm">{content.responseNote}</p>
    </div>
  );
}
