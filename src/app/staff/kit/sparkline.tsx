const width = 96;
const height = 24;

/** A line of 96 by 24 px, narrower where the card has less room. It has no words of its own, because the figure beside it says them. */
export function Sparkline({ values }: { values: readonly number[] }) {
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
