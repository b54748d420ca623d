import type { Place } from '#app/content/page-content.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';

function Facts({ facts }: Pick<Place, 'facts'>) {
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

function Index({ places }: { places: readonly Place[] }) {
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

/** Places with their picture, description and practical facts; without a picture, the facts stand beside the text. */
export function Places({ places }: { places: readonly Place[] }) {
  return (
    <div className="grid gap-12 sm:gap-16">
      {places.length >= manyPlaces && <Index places={places} />}
      {places.map(({ id, name, poster, paragraphs, facts }) => (
        <article
          key={id}
          aria-labelledby={id}
          className="group grid items-start gap-x-12 gap-y-5 md:grid-cols-2"
        >
          {poster && (
            <Poster
              of={pictureOf(poster)}
              sizes={pictureSizes.half}
              className="aspect-8/5 rounded-2xl md:max-lg:aspect-square md:group-even:order-2"
            />
          )}
          <div className="grid gap-4">
            <h3 id={id} className="text-2xl sm:text-3xl">
              {name}
            </h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
            {poster && <Facts facts={facts} />}
          </div>
          {!poster && <Facts facts={facts} />}
        </article>
      ))}
    </div>
  );
}
