import { packageParts as content } from '#app/content/site/packages/parts.ts';
import type { PackageDetails } from '#domain/tour-packages/package-details.ts';
import { type Stop, stopsOf } from '#domain/tour-packages/package-places.ts';

/** The road winds between two sides, on which the stops are in turn. */
const sides = [
  { dot: 'left-[7px]', road: 'M14 0C14 40 42 24 42 64' },
  { dot: 'left-[35px]', road: 'M42 0C42 40 14 24 14 64' },
] as const;

/** The part of the road to the next stop; it is as high as the stop's own text. */
function Road({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 56 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute top-3.5 left-0 h-full w-14 text-teal"
      fill="none"
      stroke="currentColor"
    >
      <path
        d={path}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

type StopProps = { stop: Stop; index: number; isLast: boolean };

function StopRow({ stop: { name, nights }, index, isLast }: StopProps) {
  const side = sides[index % 2 === 0 ? 0 : 1];
  const look = nights > 0 ? 'border-saffron bg-saffron' : 'border-teal bg-paper';
  return (
    <li className="relative min-h-12 break-inside-avoid pl-18 last:min-h-7">
      {!isLast && <Road path={side.road} />}
      <span className={`absolute top-[7px] z-1 size-3.5 rounded-full border-3 ${side.dot} ${look}`} />
      <span className="font-semibold">{name}</span>
      {nights > 0 && <span className="block text-quiet text-sm">{content.nights(nights)}</span>}
    </li>
  );
}

/** The places of the tour in their order, on a drawn road. */
export function RouteSketch({ details }: { details: PackageDetails }) {
  const stops = stopsOf(details.places);
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="route" className="grid grid-cols-1 gap-4">
      <h2 id="route" className="text-3xl">
        {content.route}
      </h2>
      <ol>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tour may pass the same place twice
          <StopRow key={index} stop={stop} index={index} isLast={index === stops.length - 1} />
        ))}
      </ol>
    </section>
  );
}
