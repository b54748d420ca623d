import { listed } from '#domain/shared/listed.ts';

/** Where a point of a package's page begins to speak about that page. */
const aboutThePage = /\s*[:;(–—]\s*[^:;(]*\b(?:this page|our page|website|calculator)\b.*$/i;
const namesThePage = /\b(?:this page|our page|website|calculator)\b/i;

/** The point without what only makes sense on the page; empty when nothing is left. */
export const offThePage = (point: string): string => {
  const left = point.replace(aboutThePage, '').trim();
  return namesThePage.test(left) ? '' : left;
};

/** What is included, in the words of a quote. */
export const quotedInclusions = (points: readonly string[], fees: readonly string[]): string =>
  [...points.map(offThePage), ...fees].filter((point) => point !== '').join('\n');

const taxes = /^(?:gst|tcs|tax(?:es)?|government taxes)$/i;
const fees = /^(?:sdf|sustainable development fee|visas?|visa fees?)$/i;

const itemsIn = (point: string): string[] => point.split(/\s*,\s*|\s+and\s+/).filter((item) => item !== '');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is not included, without what the quote itself has as a line or a tax. */
export function quotedExclusions(points: readonly string[], { hasFees }: { hasFees: boolean }): string {
  const isCharged = (item: string) => taxes.test(item) || (hasFees && fees.test(item));
  return points
    .map(offThePage)
    .map((point) => {
      const items = itemsIn(point);
      const left = items.filter((item) => !isCharged(item));
      return left.length === items.length ? point : capitalised(listed(left));
    })
    .filter((point) => point !== '')
    .join('\n');
}
