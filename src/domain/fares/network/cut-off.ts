import type { RoadLeg } from './road-leg.ts';

type Joint = Pick<RoadLeg, 'from' | 'to' | 'closedMonths'>;

/** Stops that are no longer joined to the others. Without months: whatever the month. */
export type CutOff = { months: readonly number[]; slugs: readonly string[] };

/** The stops by the part of the network in which they are; the name of a part is one of its stops. */
function partsOf(legs: readonly Joint[]): Map<string, string> {
  const joined = new Map<string, string>();
  const partOf = (slug: string): string => {
    let part = slug;
    for (let next = joined.get(part) ?? part; next !== part; next = joined.get(part) ?? part) part = next;
    joined.set(slug, part);
    return part;
  };
  for (const { from, to } of legs) joined.set(partOf(from), partOf(to));
  return new Map([...joined.keys()].map((slug) => [slug, partOf(slug)]));
}

function grouped(slugs: Iterable<string>, keyOf: (slug: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const slug of slugs) {
    const group = groups.get(keyOf(slug));
    if (group) group.push(slug);
    else groups.set(keyOf(slug), [slug]);
  }
  return groups;
}

/** Of each part that falls apart all but its largest piece. */
function lostStops(before: readonly Joint[], after: readonly Joint[]): string[] {
  const [former, present] = [partsOf(before), partsOf(after)];
  const parts = grouped(former.keys(), (slug) => former.get(slug) ?? slug);
  return [...parts.values()].flatMap((part) => {
    const pieces = [...grouped(part, (slug) => present.get(slug) ?? slug).values()];
    return pieces
      .toSorted((a, b) => b.length - a.length)
      .slice(1)
      .flat();
  });
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

const openIn = (legs: readonly Joint[], month: number) =>
  legs.filter(({ closedMonths }) => !closedMonths.includes(month));

/** What a change of legs cuts off; months that cut off the same stops come together. */
export function cutOffBetween(before: readonly Joint[], after: readonly Joint[]): CutOff[] {
  const always = lostStops(before, after).toSorted();
  const found: CutOff[] = always.length > 0 ? [{ months: [], slugs: always }] : [];
  const isLost = new Set(always);
  const byMonth = new Map<string, { months: number[]; slugs: string[] }>();
  for (const month of months) {
    const slugs = lostStops(openIn(before, month), openIn(after, month))
      .filter((slug) => !isLost.has(slug))
      .toSorted();
    const known = byMonth.get(slugs.join(' '));
    if (known) known.months.push(month);
    else if (slugs.length > 0) byMonth.set(slugs.join(' '), { months: [month], slugs });
  }
  return [...found, ...byMonth.values()];
}
