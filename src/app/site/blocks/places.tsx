import type { PlaceCopy } from '#app/content/page-content.ts';
import { placePageTexts } from '#app/content/places/place-page.ts';
import { pictureSizes } from '#app/ui/poster.tsx';
import { PlacePicture } from './place-picture.tsx';

export function PlaceFacts({ facts }: Pick<PlaceCopy, 'facts'>) {
  return (
    <dl className="grid gap-x-6 gap-y-2 border-line border-t pt-4 text-sm sm:grid-cols-[auto_1fr]">
      {facts.map(({ name, value }) => (
        <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-quiet">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** From this number on, the places have an index. */
const manyPlaces = 7;

function Index({ places }: { places: readonly PlaceCopy[] }) {
  return (
    <nav aria-label="Places on this page">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ id, name }) => (
          <li key={id}>
            <a
              className="wrap-anywhere inline-block max-w-full rounded-full border border-line bg-card px-4 py-1.5 font-semibold text-teal hover:underline"
              href={`#${id}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const frame = 'aspect-8/5 rounded-2xl md:max-lg:aspect-square md:group-even:order-2';

/** Places with their picture, description and practical facts; without a picture, the facts stand beside the text. */
export function Places({ places }: { places: readonly PlaceCopy[] }) {
  return (
    <div className="grid gap-12 sm:gap-16">
      {places.length >= manyPlaces && <Index places={places} />}
      {places.map((place) => {
        const { id, name, poster, photo, paragraphs, facts, path } = place;
        const isPictured = poster !== undefined || photo !== undefined;
        return (
          <article
            key={id}
            aria-labelledby={id}
            className="group grid items-start gap-x-12 gap-y-5 md:grid-cols-2"
          >
            <PlacePicture place={place} className={frame} sizes={pictureSizes.half} />
            <div className="grid gap-4">
              <h3 id={id} className="text-2xl sm:text-3xl">
                {name}
              </h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="max-w-prose">
                  {paragraph}
                </p>
              ))}
              {isPictured && facts.length > 0 && <PlaceFacts facts={facts} />}
              {path && (
                <p>
                  <a className="inline-block py-2 font-semibold text-teal underline" href={path}>
                    {placePageTexts.own(name)}
                  </a>
                </p>
              )}
            </div>
            {!isPictured && facts.length > 0 && <PlaceFacts facts={facts} />}
          </article>
        );
      })}
    </div>
  );
}
