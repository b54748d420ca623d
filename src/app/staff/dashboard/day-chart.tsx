import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import type { DayView } from './report-view.ts';
import { staffDashboardContent as content } from './texts.ts';

const height = 100;
const step = 10;
const gap = 2;

type Props = { days: DayView[]; maxCount: number };
type ChartProps = Props & { total: string };

/** The SVG is stretched to its container; it contains no text that would be distorted. */
function Bars({ days, maxCount }: Props) {
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-28 w-full border-line border-b"
    >
      {days.map(({ day, name, count }, index) => {
        const tall = maxCount === 0 ? 0 : (count / maxCount) * height;
        return (
          <g key={day}>
            <title>{`${name}: ${count}`}</title>
            <rect x={index * step} y="0" width={step} height={height} className="fill-transparent" />
            <rect
              x={index * step + gap / 2}
              y={height - tall}
              width={step - gap}
              height={tall}
              className="fill-teal"
            />
          </g>
        );
      })}
    </svg>
  );
}

function DayTable({ days }: { days: DayView[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm text-teal underline lg:min-h-8">
        {content.asTable}
      </summary>
      <div className="max-w-sm">
        <DataTable
          layout="report"
          caption={content.daysHeading}
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: content.day, cell: ({ name }) => name },
            { key: 'count', header: content.enquiries, isNumeric: true, cell: ({ count }) => count },
          ]}
        />
      </div>
    </details>
  );
}

export function DayChart({ days, maxCount, total }: ChartProps) {
  const highest = days.find(({ count }) => count === maxCount);
  if (maxCount === 0 || !highest) return <EmptyState>{content.noDays}</EmptyState>;
  return (
    <div className="grid gap-1">
      <p className="sr-only">{content.daysPicture(String(maxCount), highest.name)}</p>
      <p className="text-quiet text-sm">{total}</p>
      <Bars days={days} maxCount={maxCount} />
      <p aria-hidden="true" className="flex justify-between text-quiet text-sm">
        <span>{days.at(0)?.name}</span>
        <span>{days.at(-1)?.name}</span>
      </p>
      <DayTable days={days} />
    </div>
  );
}
