import type { Point } from '#app/content/page-content.ts';

/** Column counts that leave no single point in the last row. */
function columns(count: number): string {
  if (count === 2) return '';
  return count % 4 === 0 || count % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
}

/** Short texts side by side, each with a heading. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={`grid gap-x-8 gap-y-7 sm:grid-cols-2 ${columns(points.length)}`}>
      {points.map(({ name, text, path }) => (
        <li key={name} className="grid content-start gap-1.5 border-saffron border-t-4 pt-4">
          <h3 className="text-2xl">
            {path ? (
              <a className="text-teal underline" href={path}>
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
