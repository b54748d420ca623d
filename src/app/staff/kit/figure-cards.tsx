import { Link } from 'react-router';
import { figureContent as content } from '#app/staff/forms/texts.ts';

const width = 96;
const height = 24;

/** A line of 96 by 24 px, narrower where the card has less room. It has no words of its own, because the figure beside it says them. */
function Sparkline({ values }: { values: readonly number[] }) {
  const max = Math.max(...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) =>
      `${(index * step).toFixed(1)},${(height - 2 - (max > 0 ? value / max : 0) * (height - 4)).toFixed(1)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="min-w-0 shrink"
    >
      <polyline points={points.join(' ')} fill="none" strokeWidth="1.5" className="stroke-teal" />
    </svg>
  );
}

/** The change against the period before, in percent. */
export type ChangeView = { isUp: boolean; isGood: boolean; text: string };

export type FigureView = {
  key: string;
  name: string;
  /** The list that the number counts. */
  to: string;
  text: string;
  /** The number in full. */
  whole?: string;
  note: string;
  change?: ChangeView | undefined;
  days?: readonly number[];
};

const percentage = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** Nothing to compare with, or no change, is not shown. */
export function changeOf(now: number, before: number, isMoreBetter = true): ChangeView | undefined {
  if (before === 0 || now === before) return undefined;
  const isUp = now > before;
  return { isUp, isGood: isUp === isMoreBetter, text: percentage.format(Math.abs(now - before) / before) };
}

function Change({ change: { isUp, isGood, text } }: { change: ChangeView }) {
  return (
    <span className={`whitespace-nowrap text-sm ${isGood ? 'text-teal' : 'text-brick'}`}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      <span className="sr-only">{isUp ? content.up : content.down}</span> {text}
    </span>
  );
}

type Props = { label: string; figures: readonly FigureView[]; columns: string };

/** Numbers of a period, each with its change, its days and a link to its list. */
export function FigureCards({ label, figures, columns }: Props) {
  return (
    <section aria-label={label}>
      <ul className={`grid grid-cols-2 gap-2 lg:gap-3 ${columns}`}>
        {figures.map(({ key, name, to, text, whole, note, change, days }) => (
          <li key={key} className="max-lg:last:odd:col-span-2">
            <Link
              to={to}
              className="flex h-full min-h-22 flex-col justify-between gap-1 rounded-xl border border-line bg-card px-3 py-2 leading-tight hover:border-teal lg:min-h-26 lg:px-4 lg:py-3"
            >
              <span className="text-quiet text-sm">{name}</span>
              <span className="flex items-end justify-between gap-2">
                <span title={whole} className="font-display font-semibold text-2xl tabular-nums leading-none">
                  {text}
                </span>
                {days && (
                  <span className="flex min-w-0 max-lg:hidden">
                    <Sparkline values={days} />
                  </span>
                )}
              </span>
              <span className="flex justify-between gap-2 text-quiet text-sm">
                <span className="line-clamp-2">{note}</span>
                {change && <Change change={change} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
