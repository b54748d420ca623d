import { staffDashboardContent as content } from '#app/content/staff/dashboard.ts';
import type { ShownResponses } from './shown-report.ts';

export function ResponseTimes({ responses }: { responses: ShownResponses }) {
  const { median, ninetieth, withinTarget, targetMinutes, answered, waiting } = responses;
  const facts = [
    [content.median, median],
    [content.ninetieth, ninetieth],
    [content.within(targetMinutes), withinTarget],
    [content.answered, answered],
    [content.waiting, waiting],
  ];
  return (
    <div className="grid gap-2">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{content.responseHeading}</caption>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name} className="border-line border-b last:border-0">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {name}
              </th>
              <td className="py-1.5 text-right font-semibold tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-quiet text-sm">{content.responseNote}</p>
    </div>
  );
}
