import type { PageContent, PlaceCopy } from '#app/content/page-content.ts';
import { contentAt } from '#app/content/pages.ts';
import { moreAboutPlaces } from '#app/content/places/more-about-places.ts';
import { placeLists } from '#app/content/places/place-lists.ts';
import { type PlaceFactName, placeFactNames } from '#app/content/places/place-page.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { type PlaceKind, placeListNames } from '#domain/places/place.ts';
import type { SeededPlace } from '#domain/places/place-service.ts';
import { paths } from '#paths.ts';

/** What the copy does not say in a field of its own: region and kind. */
const known: Readonly<Record<string, [region: string, kind: PlaceKind]>> = {
  'red-fort': ['Delhi', 'monument'],
  'qutub-minar': ['Delhi', 'monument'],
  'old-fort': ['Delhi', 'monument'],
  'lotus-temple': ['Delhi', 'temple'],
  'india-gate': ['Delhi', 'monument'],
  'connaught-place': ['Delhi', 'market'],
  'jantar-mantar': ['Delhi', 'monument'],
  'dilli-haat': ['Delhi', 'market'],
  'humayuns-tomb': ['Delhi', 'monument'],
  'mehrauli-archaeological-park': ['Delhi', 'park'],
  'national-museum': ['Delhi', 'museum'],
  'birla-temple': ['Delhi', 'temple'],
  'akshardham-temple': ['Delhi', 'temple'],
  goa: ['Goa', 'dive-site'],
  lakshadweep: ['Lakshadweep', 'dive-site'],
  netrani: ['Karnataka', 'dive-site'],
  puducherry: ['Puducherry', 'dive-site'],
  kovalam: ['Kerala', 'dive-site'],
  andaman: ['Andaman', 'dive-site'],
  havelock: ['Andaman', 'dive-site'],
  'north-bay': ['Andaman', 'dive-site'],
  'barren-island': ['Andaman', 'dive-site'],
  kaziranga: ['Assam', 'park'],
  sohra: ['Meghalaya', 'nature'],
  delhi: ['Delhi', 'town'],
  agra: ['Uttar Pradesh', 'town'],
  rajasthan: ['Rajasthan', 'town'],
  sivasagar: ['Assam', 'town'],
  thimphu: ['Bhutan', 'town'],
  paro: ['Bhutan', 'town'],
};

const contentOf = (path: string): PageContent =>
  path === paths.bhutanPackages ? bhutanPackagesContent : contentAt(path);

export const placesOf = (content: PageContent): PlaceCopy[] =>
  content.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'places' ? [...block.places] : []));

const fieldNames = Object.keys(placeFactNames) as PlaceFactName[];
const fieldOf = (name: string) => fieldNames.find((field) => placeFactNames[field] === name);

const kilometres = /^About ([\d,]+) km$/;

/** The fact that says how far it is from where, as the fields of the record. */
function distanceIn(facts: PlaceCopy['facts']) {
  const fact = facts.find(({ name, value }) => name.startsWith('From ') && kilometres.test(value));
  const km = Number(kilometres.exec(fact?.value ?? '')?.[1]?.replaceAll(',', ''));
  return fact
    ? { fact, distanceKm: km, distanceFrom: fact.name.slice('From '.length) }
    : { fact, distanceKm: null, distanceFrom: '' };
}

function placeOf({
  id,
  name,
  poster,
  paragraphs,
  facts,
}: PlaceCopy): Omit<SeededPlace, 'listedOn' | 'position'> {
  const [region, kind] = known[id] ?? [];
  if (!region || !kind) throw new Error(`scripts/database/copy-places.ts does not know the place ${id}`);
  const none = { whenToGo: '', timeNeeded: '', openOn: '', closedOn: '', bestMonths: '' };
  const fields = facts.flatMap((fact) => (fieldOf(fact.name) ? [[fieldOf(fact.name), fact.value]] : []));
  const { fact: far, ...distance } = distanceIn(facts);
  const body = [...paragraphs, ...(moreAboutPlaces[id] ?? [])].join('\n\n');
  return {
    ...{ slug: id, name, region, kind, body },
    picture: poster ? `/posters/${poster.name}.webp` : '',
    pictureAlt: '',
    ...none,
    ...Object.fromEntries(fields),
    facts: facts.filter((fact) => fieldOf(fact.name) === undefined && fact !== far),
    ...distance,
    ...{ latitude: null, longitude: null, state: 'published' },
  };
}

/** The places of the copy, word for word, as records; some have more words for a page of their own. */
export const copyPlaces: readonly SeededPlace[] = placeListNames.flatMap((listedOn) =>
  placesOf(contentOf(placeLists[listedOn].path)).map((place, index) => ({
    ...placeOf(place),
    listedOn,
    position: index + 1,
  })),
);
