import type {
  Block,
  PageContent,
  PlaceCopy,
  PlaceSource,
  SectionContent,
} from '#app/content/page-content.ts';
import { placeLists, textPathOf } from '#app/content/places/place-lists.ts';
import {
  type PlaceFactName,
  placeFactNames,
  placePageTexts as texts,
} from '#app/content/places/place-page.ts';
import type { PageContext } from '#app/page-context.ts';
import { posterOf } from '#app/site/poster-of.ts';
import { type Place, paragraphsOf, placeKinds, placeListNames } from '#domain/places/place.ts';
import { listAskedPlaces, listChosenPlaces, listPlacesOn } from '#domain/places/place-service.ts';
import { placePath } from '#paths.ts';
import { shownPicture } from '#platform/html/picture-address.ts';

const fields = Object.keys(placeFactNames) as PlaceFactName[];

/** What is filled in, the fields first. */
export function factsOf(place: Place): PlaceCopy['facts'] {
  const { distanceKm, distanceFrom, facts } = place;
  return [
    ...fields.flatMap((field) =>
      place[field] === '' ? [] : [{ name: placeFactNames[field], value: place[field] }],
    ),
    ...(distanceKm === null ? [] : [{ name: texts.from(distanceFrom), value: texts.distance(distanceKm) }]),
    ...facts,
  ];
}

/** Lists show so many paragraphs of a place with a page of its own, which has them all. */
const listedParagraphs = 2;

function freeAnchor(slug: string, taken: ReadonlySet<string>): string {
  let anchor = slug;
  for (let count = 1; taken.has(anchor); count += 1)
    anchor = count === 1 ? `place-${slug}` : `place-${slug}-${count}`;
  return anchor;
}

/** As a page lists it; `taken` are the anchors that the page has already. */
export function copyOf(place: Place, taken: ReadonlySet<string>): PlaceCopy {
  const { slug, name, picture, pictureAlt, body, hasPage } = place;
  const poster = posterOf(picture);
  const photo = poster ? '' : shownPicture(picture);
  return {
    id: freeAnchor(slug, taken),
    name,
    ...(poster && { poster }),
    ...(photo && { photo }),
    ...(pictureAlt && { pictureAlt }),
    paragraphs: hasPage ? paragraphsOf(body).slice(0, listedParagraphs) : paragraphsOf(body),
    facts: factsOf(place),
    ...(hasPage && { path: placePath(slug) }),
  };
}

type Parts = Pick<PageContext, 'db' | 'tags'>;

/** The list of a page, or the one whose whole text its guide has. */
const listAt = (path: string) =>
  placeListNames.find((one) => placeLists[one].path === path || textPathOf(placeLists[one]) === path);

/** The page with the whole text of the places that are listed in short on this one. */
function guideFor(path: string): string | undefined {
  const list = listAt(path);
  const guide = list && textPathOf(placeLists[list]);
  return guide === path ? undefined : guide;
}

/** The records of a list, and the tags of what they depend on; undefined where the copy's own places are shown. */
async function recordsFrom({ db, tags }: Parts, path: string, source: PlaceSource | undefined) {
  if (source?.by === 'hand') {
    const { places: chosen, ids } = await listChosenPlaces(db, source.slugs);
    for (const id of ids) tags.add(`place:${id}`);
    return chosen;
  }
  if (source) {
    // Any change of a place can make it fit.
    tags.add('places');
    const kind = placeKinds.find((one) => one === source.kind) ?? '';
    return listAskedPlaces(db, { ...source, kind });
  }
  const list = listAt(path);
  if (!list) return undefined;
  tags.add(`places-on:${list}`);
  return listPlacesOn(db, list);
}

/** The ids of the page's own parts. */
const anchorsOf = ({ sections }: PageContent) =>
  new Set(['main', 'contents', 'closing', ...sections.map(({ id }) => id)]);

type PlacesBlock = Extract<Block, { kind: 'places' }>;

/** The page with the places that staff keep; the copy's own as long as there are no records. */
export async function withListedPlaces(
  parts: Parts,
  path: string,
  content: PageContent,
): Promise<PageContent> {
  const lists = content.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'places');
  const replaced = new Map<Block, PlacesBlock>();
  const taken = anchorsOf(content);
  for (const block of lists) {
    const records = await recordsFrom(parts, path, block.source);
    const places = records?.map((record) => {
      const copy = copyOf(record, taken);
      taken.add(copy.id);
      return copy;
    });
    const guide = block.source ? undefined : guideFor(path);
    if (places || guide)
      replaced.set(block, { kind: 'places', places: places ?? block.places, ...(guide && { guide }) });
  }
  if (replaced.size === 0) return content;
  const sections = content.sections.flatMap((section): SectionContent[] => {
    // Without a list that is empty, and without a section that had nothing else.
    const blocks = section.blocks
      .map((block) => replaced.get(block) ?? block)
      .filter((block) => block.kind !== 'places' || block.places.length > 0);
    return blocks.length === 0 ? [] : [{ ...section, blocks }];
  });
  return { ...content, sections };
}
