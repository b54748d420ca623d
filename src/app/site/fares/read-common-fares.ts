import type { Block, PageContent, PictureNote } from '#app/content/page-content.ts';
import { farePagesContent } from '#app/content/site/fare-pages.ts';
import type { PageContext } from '#app/page-context.ts';
import { type CommonFares, listCommonRides, noFares } from '#domain/fares/routes/common-rides-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths, taxiRoutePath } from '#paths.ts';

export type { CommonFares };

/** The pages that list the fares from a place. */
const fareListPages: Readonly<Record<string, string>> = {
  [paths.delhiTaxi]: 'delhi',
  [paths.delhiAirportTaxi]: 'delhi-airport',
  [paths.guwahatiTaxi]: 'guwahati',
  [paths.guwahatiAirportTaxi]: 'guwahati-airport',
};

export async function readCommonFares(
  { db, tags }: Pick<PageContext, 'db' | 'tags'>,
  path: string,
): Promise<CommonFares> {
  const start = fareListPages[path];
  if (!start) return noFares;
  tags.add('fares');
  return listCommonRides(db, start, new Date());
}

/** The page with the lowest fare in the note of each picture that leads to a route. */
export function withRouteFares(content: PageContent, { rides }: CommonFares): PageContent {
  const lowest = new Map(
    rides.flatMap(({ page, fares }) => {
      const prices = fares.map(({ totalPaise }) => totalPaise);
      return page && prices.length > 0 ? [[taxiRoutePath(page), Math.min(...prices)] as const] : [];
    }),
  );
  if (lowest.size === 0) return content;
  const priced = (picture: PictureNote): PictureNote => {
    const price = picture.path === undefined ? undefined : lowest.get(picture.path);
    if (price === undefined) return picture;
    const from = farePagesContent.common.from(formatPaise(price));
    return { ...picture, note: picture.note ? `${from} ${picture.note}` : from };
  };
  const pricedBlock = (block: Block): Block =>
    block.kind === 'pictures' ? { ...block, pictures: block.pictures.map(priced) } : block;
  const sections = content.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(pricedBlock),
  }));
  return { ...content, sections };
}
