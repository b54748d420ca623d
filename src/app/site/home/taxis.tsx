import { homeContent } from '#app/content/site/home.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { PictureCard } from '#app/ui/picture-card.tsx';
import { pictureSizes } from '#app/ui/picture-sizes.ts';
import { Section } from '#app/ui/section.tsx';

const content = homeContent.taxis;

export function Taxis() {
  return (
    <Section id="taxis" heading={content.heading} link={content.link}>
      <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
        <div className="grid content-start gap-4">
          <p className="max-w-prose text-lg">{content.text}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {content.cars.map((car) => (
              <li key={car} className="flex items-center gap-2 font-semibold">
                <CheckIcon className="size-4 text-teal" />
                {car}
              </li>
            ))}
          </ul>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2">
          {content.cities.map(({ poster, ...city }) => (
            <li key={city.path} className="grid">
              <PictureCard {...city} picture={pictureOf(poster)} sizes={pictureSizes.third} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
