import { staffPlacesContent } from '#app/staff/website/places/texts.ts';
import type { FieldDifference } from '#app/staff/website/publishing/differences.tsx';
import type { PageText, PlaceSourceText, SectionText } from '#domain/pages/page-text.ts';
import { staffPagesContent as content } from './texts.ts';

/** A list of places as staff chose it; its texts are not the page's own. */
function placesLine(data: object): string[] | undefined {
  const { source } = data as { source?: PlaceSourceText };
  if (!source) return undefined;
  if (source.by === 'hand') return [content.placeList.byHand(source.slugs)];
  const { region, kind, max } = source;
  const { filters, kinds } = staffPlacesContent;
  return [content.placeList.byQuery(region || filters.anyRegion, kind ? kinds[kind] : filters.anyKind, max)];
}

/** Every text in the data, one below the other, without anchors and names of kinds. */
function linesOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(linesOf);
  if (typeof data !== 'object' || data === null) return [];
  return (
    placesLine(data) ??
    Object.entries(data).flatMap(([key, value]) => (key === 'id' || key === 'kind' ? [] : linesOf(value)))
  );
}

const textOf = (data: unknown): string => linesOf(data).join('\n');

/** By the sections' anchors, so that a moved section is compared with itself. */
function sectionDifferences(
  before: readonly SectionText[],
  after: readonly SectionText[],
): FieldDifference[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].map((id) => {
    const [was, is] = [before, after].map((sections) => sections.find((section) => section.id === id));
    return { name: (is ?? was)?.heading ?? id, before: textOf(was), after: textOf(is) };
  });
}

const orderOf = ({ sections }: PageText) => sections.map(({ heading }) => heading).join('\n');

/** What differs between two versions of a page, by its parts. */
export function pageDifferences(before: PageText, after: PageText): FieldDifference[] {
  const { sections: was, ...top } = before;
  const { sections: is, ...topAfter } = after;
  return [
    { name: content.wholePage, before: textOf(top), after: textOf(topAfter) },
    { name: content.sections, before: orderOf(before), after: orderOf(after) },
    ...sectionDifferences(was, is),
  ];
}
