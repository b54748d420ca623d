import { homeContent } from '#app/content/site/home.ts';
import { Island } from '#app/islands/island.tsx';
import PackageCarousel from '#app/islands/package-carousel.island.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { PictureCard } from '#app/ui/picture-card.tsx';
import { pictureSizes } from '#app/ui/poster.tsx';
import { Section } from '#app/ui/section.tsx';

export function Introduction() {
  return (
    <Section id="introduction" heading={homeContent.intro.heading} link={homeContent.intro.link}>
      <div className="grid gap-x-12 gap-y-4 text-lg lg:grid-cols-2">
        {homeContent.intro.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}

export function Taxis() {
  return (
    <Section id="taxis" heading={homeContent.taxis.heading} link={homeContent.taxis.link}>
      <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
        <div className="grid content-start gap-4">
          <p className="max-w-prose text-lg">{homeContent.taxis.text}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {homeContent.taxis.cars.map((car) => (
              <li key={car} className="flex items-center gap-2 font-semibold">
                <CheckIcon className="size-4 text-teal" />
                {car}
              </li>
            ))}
          </ul>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2">
          {homeContent.taxis.cities.map(({ poster, ...city }) => (
            <li key={city.path} className="grid">
              <PictureCard {...city} picture={pictureOf(poster)} sizes={pictureSizes.third} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const slides = homeContent.packages.slides.map(({ poster, ...slide }) => ({
  ...slide,
  picture: pictureOf(poster),
}));

export function Packages() {
  return (
    <Section id="packages" heading={homeContent.packages.heading} link={homeContent.packages.link}>
      <Island
        name="package-carousel"
        component={PackageCarousel}
        props={{ label: homeContent.packages.carousel, slides }}
      />
    </Section>
  );
}

export function Tours() {
  return (
    <Section id="tours" heading={homeContent.tours.heading}>
      <ul className="grid gap-6 md:grid-cols-3">
        {homeContent.tours.kinds.map(({ poster, ...kind }) => (
          <li key={kind.path} className="grid">
            <PictureCard {...kind} picture={pictureOf(poster)} sizes={pictureSizes.third} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Values() {
  return (
    <Section id="why" heading={homeContent.why.heading}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {homeContent.why.values.map(({ name, text }) => (
          <li key={name} className="border-saffron border-t-4 pt-4">
            <h3 className="mb-2 text-2xl">{name}</h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
