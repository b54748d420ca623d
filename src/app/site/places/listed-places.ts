import type { Block, PageContent, Place, SectionContent } from '#app/content/page-content.ts';
import { placeLists } from '#app/content/places/place-lists.ts';
import {
  type PlaceFactName,
  placeFactNames,
  placePageTexts as texts,
} from '#app/content/places/place-page.ts';
import type { PageContext } from '#app/page-context.ts';
import { posterOf } from '#app/site/poster-of.ts';
import { paragraphsOf, type Sight, sightLists } from '#domain/sights/sight.ts';
import { listSightsOn } from '#domain/sights/sight-service.ts';
import { placePath } from '#paths.ts';
import { shownPicture } from '#platform/html/picture-address.ts';

const fields = Object.keys(placeFactNames) as PlaceFactName[];

/** What is filled in, the fields first. */
export function factsOf(sight: Sight): Place['facts'] {
  const { distanceKm, distanceFrom, facts } = sight;
  return [
    ...fields.flatMap((field) =>
      sight[field] === '' ? [] : [{ name: placeFactNames[field], value: sight[field] }],
    ),
    ...(distanceKm === null ? [] : [{ name: texts.from(distanceFrom), value: texts.distance(distanceKm) }]),
    ...facts,
  ];
}

/** As a page shows it; `taken` are the anchors that the page has already. */
export function placeOf(sight: Sight, taken: ReadonlySet<string>): Place {
  const { slug, name, picture, pictureAlt, body, hasPage } = sight;
  const poster = posterOf(picture);
  const photo = poster ? '' : shownPicture(picture);
  return {
    id: taken.has(slug) ? `place-${slug}` : slug,
    name,
    ...(poster && { poster }),
    ...(photo && { photo }),
    ...(pictureAlt && { pictureAlt }),
    paragraphs: paragraphsOf(body),
    facts: factsOf(sight),
    ...(hasPage && { path: placePath(slug) }),
  };
}

/** The ids of the page's own parts. */
const anchorsOf = ({ sections }: PageContent) =>
  new Set(['main', 'contents', 'closing', ...sections.map(({ id }) => id)]);

/** Without a list of places that staff have emptied, and without a section that had nothing else. */
function withPlaces(section: SectionContent, places: readonly Place[]): SectionContent[] {
  const blocks = section.blocks.flatMap((block): Block[] => {
    if (block.kind !== 'places') return [block];
    return places.length === 0 ? [] : [{ kind: 'places', places }];
  });
  return blocks.length === 0 ? [] : [{ ...section, blocks }];
}

/** The page with the places that staff keep; the copy's own as long as there are no records. */
export async function withListedPlaces(
  { db, tags }: Pick<PageContext, 'db' | 'tags'>,
  path: string,
  content: PageContent,
): Promise<PageContent> {
  const list = sightLists.find((one) => placeLists[one].path === path);
  if (!list) return content;
  tags.add(`sights-on:${list}`);
  const sights = await listSightsOn(db, list);
  if (!sights) return content;
  const taken = anchorsOf(content);
  const places = sights.map((sight) => placeOf(sight, taken));
  return { ...content, sections: content.sections.flatMap((section) => withPlaces(section, places)) };
}
