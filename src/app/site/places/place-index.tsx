import { firstSentence } from '#app/site/blocks/first-sentence.ts';
import type { PlaceCard } from '#app/site/blocks/place-cards.tsx';
import { PlacePicture } from '#app/site/blocks/place-picture.tsx';

const thumbSizes = '5rem';

const Row = ({ place }: { place: PlaceCard }) => (
  <article className="group wrap-anywhere relative flex gap-4 py-3">
    <PlacePicture place={place} sizes={thumbSizes} className="size-20 shrink-0 rounded-xl" />
    <div className="grid content-start gap-0.5">
      <h3 id={place.id} className="text-lg">
        {/* The link covers the whole row, and the heading is its name. */}
        <a className="after:absolute after:inset-0 group-hover:underline" href={place.path}>
          {place.name}
        </a>
      </h3>
      <p className="text-quiet text-sm">{firstSentence(place.paragraphs[0])}</p>
    </div>
  </article>
);

type Props = { regions: readonly { name: string; id: string; places: readonly PlaceCard[] }[] };

/** All places by region, in rows that are short enough to look through. */
export const PlaceIndex = ({ regions }: Props) => (
  <div className="mx-auto w-full max-w-7xl gap-10 px-5 py-8 md:columns-2 lg:columns-3">
    {regions.map(({ name, id, places }) => (
      <section key={id} aria-labelledby={id} className="mb-8">
        <h2 id={id} className="break-after-avoid border-saffron border-b-4 pb-2 text-2xl">
          {name}
        </h2>
        <ul className="divide-y divide-line">
          {places.map((place) => (
            <li key={place.id} className="break-inside-avoid">
              <Row place={place} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
