import { posters } from '@purvai/posters';
import { homeLabels as labels } from '#app/content/site/home.ts';
import { packageLists } from '#app/content/site/package-page.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { usePagePicture } from '#app/site/images/use-page-picture.ts';
import { PackagePrice } from '#app/site/packages/package-list.tsx';
import { reviewsPart } from '#app/site/reviews/reviews-section.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';
import { Section } from '#app/ui/section.tsx';
import type { RouteFare } from '#domain/fares/routes/common-rides-service.ts';
import { durationText } from '#domain/fares/routes/typed-duration.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { packagePricePath } from '#domain/tour-packages/price/party-input.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath, paths, taxiRoutePath } from '#paths.ts';
import type { Offers } from './read-offers.ts';

function RouteCard({ slug, from, to, km, minutes, isAbout, lowestPaise }: RouteFare) {
  const price = formatPaise(lowestPaise);
  return (
    <a
      className="group flex h-full flex-wrap items-baseline justify-between gap-x-4 rounded-2xl border border-line bg-card px-4 py-3 transition-shadow duration-400 hover:shadow-xl"
      href={taxiRoutePath(slug)}
    >
      <span className="grow basis-40">
        <span className="block font-semibold group-hover:underline">
          {from} to {to}
        </span>
        <span className="block text-quiet text-sm">
          {km} km, {durationText(minutes)}
        </span>
      </span>
      <strong className="shrink-0 font-display font-semibold text-xl tabular-nums">
        {isAbout ? labels.routes.aboutFrom(price) : labels.routes.from(price)}
      </strong>
    </a>
  );
}

function Routes({ routes }: Pick<Offers, 'routes'>) {
  if (routes.length === 0) return null;
  return (
    <Section
      id="routes"
      heading={labels.routes.heading}
      link={{ name: labels.routes.more, path: paths.taxis }}
    >
      <p className="max-w-prose text-quiet">{labels.routes.note}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {routes.map((route) => (
          <li key={route.slug}>
            <RouteCard {...route} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Bhutan({ bhutan }: Pick<Offers, 'bhutan'>) {
  const { picture, alt } = usePagePicture()(posters['bhutan-tigers-nest']);
  const { bhutan: texts } = labels;
  if (!bhutan?.price) return null;
  const { id, name, country, party, price } = bhutan;
  const each = formatPaise(Math.ceil(price.totalPaise / party.adults / 100) * 100);
  return (
    <Section id="bhutan" heading={texts.heading}>
      <div className="grid overflow-hidden rounded-2xl border border-line bg-card md:grid-cols-2">
        <Poster
          of={picture}
          alt={alt}
          sizes={pictureSizes.half}
          className="aspect-8/5 md:aspect-auto md:h-full"
        />
        <div className="grid content-center gap-4 p-5 sm:p-8">
          <p>
            <strong className="font-display font-semibold text-4xl">{texts.price(each)}</strong>{' '}
            <span className="text-quiet">{texts.perPerson}</span>
          </p>
          <p className="max-w-prose">
            {texts.what(name, partyText(party, country), price.discountPaise > 0)}
          </p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <a className={buttonClass} href={packagePricePath(id, party)}>
              {texts.yours}
            </a>
            <a className="inline-block py-2 font-semibold text-teal underline" href={paths.bhutanPackages}>
              {texts.all}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** On a phone the picture is beside the text, so that three tours make a short list. */
const TourCard = ({ tour }: { tour: ListedTourPackage }) => (
  <article className="group wrap-anywhere relative grid w-full grid-cols-[2fr_3fr] overflow-hidden rounded-2xl border border-line bg-card hover:shadow-xl md:flex md:flex-col">
    <FeaturedImage
      address={tour.featuredImage}
      fallback={packageLists[tour.country].poster}
      sizes={pictureSizes.beside}
      className="min-h-full md:aspect-8/5 md:min-h-0"
    />
    <div className="grid flex-1 content-start gap-2 p-4 md:p-5">
      <h3 className="text-xl">
        {/* The link covers the whole card, and the heading is its name. */}
        <a className="after:absolute after:inset-0 group-hover:underline" href={packagePath(tour)}>
          {tour.name}
        </a>
      </h3>
      <p className="text-quiet text-sm">{tour.duration}</p>
      <PackagePrice tourPackage={tour} />
    </div>
  </article>
);

function IndianTours({ tours }: Pick<Offers, 'tours'>) {
  const { heading, all } = labels.indianTours;
  if (tours.length === 0) return null;
  return (
    <Section id="india" heading={heading} link={{ name: all, path: paths.travelPackages }}>
      <ul className="grid gap-4 sm:gap-6 md:grid-cols-3">
        {tours.map((tour) => (
          <li key={tour.id} className="flex">
            <TourCard tour={tour} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the agency sells, each with its price; a part without one is left out. */
export const OfferSections = ({ routes, bhutan, tours, reviews }: Offers) => (
  <>
    <Routes routes={routes} />
    <Bhutan bhutan={bhutan} />
    <IndianTours tours={tours} />
    {reviewsPart(reviews)?.view}
  </>
);
