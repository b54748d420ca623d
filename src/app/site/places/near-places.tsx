import { placeLists, unlistedPlace } from '#app/content/places/place-lists.ts';
import { placePageTexts as texts } from '#app/content/places/place-page.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { pictureSizes } from '#app/ui/poster.tsx';
import { Section } from '#app/ui/section.tsx';
import { paragraphsOf, type Sight } from '#domain/sights/sight.ts';
import { placePath } from '#paths.ts';
import { shownPicture } from '#platform/html/picture-address.ts';

/** Its own page, or its part of the page that lists it. */
function addressOf({ slug, hasPage, listedOn }: Sight): string | undefined {
  if (hasPage) return placePath(slug);
  return listedOn === '' ? undefined : `${placeLists[listedOn].path}#${slug}`;
}

const firstSentence = (body: string) => /^.*?[.!?](?=\s|$)/s.exec(paragraphsOf(body)[0] ?? '')?.[0] ?? '';

function NearPlace({ sight, address }: { sight: Sight; address: string }) {
  const { name, picture, body } = sight;
  const fallback = sight.listedOn === '' ? unlistedPlace.poster : placeLists[sight.listedOn].poster;
  return (
    // On a phone the picture is beside the text, so that six places make a short list.
    <article className="group wrap-anywhere relative grid w-full grid-cols-[2fr_3fr] overflow-hidden rounded-2xl border border-line bg-card hover:shadow-xl sm:flex sm:flex-col">
      <FeaturedImage
        address={shownPicture(picture)}
        fallback={fallback}
        sizes={pictureSizes.beside}
        className="min-h-full sm:aspect-8/5 sm:min-h-0"
      />
      <div className="grid content-start gap-2 p-4">
        <h3 className="text-xl">
          {/* The link covers the whole card, and the heading is its name. */}
          <a className="after:absolute after:inset-0 group-hover:underline" href={address}>
            {name}
          </a>
        </h3>
        <p className="text-quiet text-sm">{firstSentence(body)}</p>
      </div>
    </article>
  );
}

/** Other places of the same region, for those who are there anyway. */
export function NearPlaces({ near }: { near: readonly Sight[] }) {
  const cards = near.flatMap((other) => {
    const address = addressOf(other);
    return address ? [{ other, address }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id="near" heading={texts.near}>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ other, address }) => (
            <li key={other.id} className="flex">
              <NearPlace sight={other} address={address} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
