import { unlistedPlace } from '#app/content/places/place-lists.ts';
import { placePageTexts as texts } from '#app/content/places/place-page.ts';
import { PlaceFacts } from '#app/site/blocks/places.tsx';
import { Closing } from '#app/site/contact/closing.tsx';
import { FeaturedBanner } from '#app/site/featured-image.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { paragraphsOf, type Sight } from '#domain/sights/sight.ts';
import { shownPicture } from '#platform/html/picture-address.ts';
import { factsOf } from './listed-places.ts';
import { listOf, trailOf } from './place-head.tsx';

const linkClass = 'inline-block py-2 font-semibold text-teal underline';

function Facts({ sight }: { sight: Sight }) {
  const { latitude, longitude } = sight;
  const facts = factsOf(sight);
  if (facts.length === 0 && latitude === null) return null;
  return (
    <section aria-labelledby="facts" className="grid gap-4">
      <h2 id="facts" className="text-2xl sm:text-3xl">
        {texts.facts}
      </h2>
      {facts.length > 0 && <PlaceFacts facts={facts} />}
      {latitude !== null && longitude !== null && (
        <p className="print:hidden">
          <a className={linkClass} href={texts.mapAddress(latitude, longitude)}>
            {texts.map}
          </a>
        </p>
      )}
    </section>
  );
}

/** A place to visit: picture, text and what to know before going. */
export function PlaceView({ sight }: { sight: Sight }) {
  const { name, body, picture, pictureAlt } = sight;
  const list = listOf(sight);
  return (
    <>
      <FeaturedBanner address={shownPicture(picture)} fallback={unlistedPlace.poster} alt={pictureAlt} />
      <article className="wrap-anywhere mx-auto grid max-w-3xl grid-cols-1 gap-5 px-5 pt-6 pb-14 print:max-w-none">
        <Breadcrumb trail={trailOf(sight)} here={name} />
        <h1 className="text-4xl sm:text-5xl">{name}</h1>
        {paragraphsOf(body).map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-lg">
            {paragraph}
          </p>
        ))}
        <Facts sight={sight} />
        {list && (
          <p className="print:hidden">
            <a className={linkClass} href={list.path}>
              {texts.listed(list.name)}
            </a>
          </p>
        )}
      </article>
      <Closing closing={texts.closing(name)} chatText={texts.chatText(name)} />
    </>
  );
}
