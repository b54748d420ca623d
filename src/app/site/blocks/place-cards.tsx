import type { PlaceCopy } from '#app/content/page-content.ts';
import { placeFactNames } from '#app/content/places/place-page.ts';
import { areFewCards, cardColumns } from '#app/ui/card-columns.ts';
import { firstSentence } from './first-sentence.ts';
import { PlacePicture } from './place-picture.tsx';

/** So many facts fit below the sentence on a phone. */
const maxFacts = 2;
/** What decides a plan comes first. */
const decisive: readonly string[] = [
  placeFactNames.closedOn,
  placeFactNames.openOn,
  placeFactNames.timeNeeded,
];

const cardFacts = (facts: PlaceCopy['facts']) =>
  [
    ...decisive.flatMap((wanted) => facts.filter(({ name }) => name === wanted)),
    ...facts.filter(({ name }) => !decisive.includes(name)),
  ].slice(0, maxFacts);

export type PlaceCard = PlaceCopy & { path: string };

type CardProps = { place: PlaceCard; isRow: boolean };

/** On a phone, and where there are few, the picture is beside the text, so that many places make a short list. */
function Card({ place, isRow }: CardProps) {
  const { id, name, paragraphs, facts, path } = place;
  const isPictured = place.poster !== undefined || place.photo !== undefined;
  return (
    <article
      className={`group wrap-anywhere relative grid w-full overflow-hidden rounded-2xl border border-line bg-card hover:shadow-xl ${isRow ? '' : 'sm:flex sm:flex-col'} ${isPictured ? 'grid-cols-[2fr_3fr]' : ''}`}
    >
      <PlacePicture place={place} className={`min-h-full ${isRow ? '' : 'sm:aspect-8/5 sm:min-h-0'}`} />
      <div className="grid content-start gap-1.5 p-4">
        <h3 id={id} className="text-xl">
          {/* The link covers the whole card, and the heading is its name. */}
          <a className="after:absolute after:inset-0 group-hover:underline" href={path}>
            {name}
          </a>
        </h3>
        <p className="text-quiet text-sm">{firstSentence(paragraphs[0])}</p>
        {facts.length > 0 && (
          <dl className="grid text-sm">
            {cardFacts(facts).map((fact) => (
              <div key={fact.name}>
                <dt className="inline font-semibold">{fact.name}</dt>{' '}
                <dd className="inline text-quiet">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}

/** Places in short, each leading to its whole text. */
export function PlaceCards({ places }: { places: readonly PlaceCard[] }) {
  const isRow = areFewCards(places.length);
  return (
    <ul className={`grid gap-4 sm:gap-5 ${cardColumns(places.length)}`}>
      {places.map((place) => (
        <li key={place.id} className="flex">
          <Card place={place} isRow={isRow} />
        </li>
      ))}
    </ul>
  );
}
