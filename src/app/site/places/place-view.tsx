import type { Link } from '#app/content/page-content.ts';
import { unlistedPlace } from '#app/content/places/place-lists.ts';
import { placePageTexts as texts } from '#app/content/places/place-page.ts';
import { PlaceCards } from '#app/site/blocks/place-cards.tsx';
import { PlaceFacts, Places } from '#app/site/blocks/places.tsx';
import { Closing } from '#app/site/contact/closing.tsx';
import { FeaturedBanner } from '#app/site/featured-image.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Section } from '#app/ui/section.tsx';
import { type Place, paragraphsOf } from '#domain/places/place.ts';
import { shownPicture } from '#platform/html/picture-address.ts';
import { copyOf, factsOf } from './listed-places.ts';
import { cardsOf } from './place-cards-of.ts';
import { listOf, trailOf } from './place-head.tsx';

/** Other places of the same region, for those who are there anyway. */
function NearPlaces({ near }: { near: readonly Place[] }) {
  const cards = cardsOf(near).map((card) => ({ ...card, facts: [] }));
  if (cards.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id="near" heading={texts.near}>
        <PlaceCards places={cards} />
      </Section>
    </div>
  );
}

const linkClass = 'inline-block py-2 font-semibold text-teal underline';

const mapOf = ({ name, region, latitude, longitude }: Place) =>
  latitude === null || longitude === null
    ? { name: texts.findOnMap, path: texts.mapSearch(name, region) }
    : { name: texts.map, path: texts.mapAddress(latitude, longitude) };

function BeforeYouGo({ place, fare }: { place: Place; fare: Link | undefined }) {
  const facts = factsOf(place);
  const list = listOf(place);
  const links = [
    ...(fare ? [fare] : []),
    mapOf(place),
    ...(list ? [{ name: texts.listed(list.name), path: list.path }] : []),
  ];
  return (
    <section
      aria-labelledby="facts"
      className="grid content-start gap-4 rounded-2xl border border-line bg-card p-5 lg:sticky lg:top-24"
    >
      <h2 id="facts" className="text-2xl">
        {texts.facts}
      </h2>
      {facts.length > 0 && <PlaceFacts facts={facts} />}
      <ul className="grid border-line border-t pt-2 print:hidden">
        {links.map(({ name, path }) => (
          <li key={path}>
            <a className={linkClass} href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { place: Place; near: readonly Place[]; fare: Link | undefined };

/** A place to visit: picture, text, what to know before going, and what is near by. */
export function PlaceView({ place, near, fare }: Props) {
  const { name, body, picture, pictureAlt } = place;
  return (
    <>
      <FeaturedBanner address={shownPicture(picture)} fallback={unlistedPlace.poster} alt={pictureAlt} />
      <article className="wrap-anywhere mx-auto grid max-w-7xl items-start gap-x-16 gap-y-8 px-5 pt-6 pb-14 lg:grid-cols-[minmax(0,1fr)_22rem] print:max-w-none">
        <div className="grid min-w-0 gap-5">
          <Breadcrumb trail={trailOf(place)} here={name} />
          <h1 className="text-4xl sm:text-5xl">{name}</h1>
          {paragraphsOf(body).map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <BeforeYouGo place={place} fare={fare} />
      </article>
      <NearPlaces near={near} />
      <Closing closing={texts.closing(name)} chatText={texts.chatText(name)} />
    </>
  );
}

/** As its own page shows it; as its list does where it has no page. */
export function PlacePreview(props: Props) {
  if (props.place.hasPage) return <PlaceView {...props} />;
  return (
    <div className="mx-auto max-w-7xl px-5 py-10">
      <h1 className="sr-only">{props.place.name}</h1>
      <Places places={[copyOf(props.place, new Set())]} />
    </div>
  );
}
