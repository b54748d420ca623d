import { homeContent } from '#app/content/site/home.ts';
import { Island } from '#app/islands/island.tsx';
import PackageCarousel from '#app/islands/package-carousel.island.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { Section } from '#app/ui/section.tsx';

const content = homeContent.packages;

const slides = content.slides.map(({ poster, ...slide }) => ({ ...slide, picture: pictureOf(poster) }));

export function Packages() {
  return (
    <Section id="packages" heading={content.heading} link={content.link}>
      <Island
        name="package-carousel"
        component={PackageCarousel}
        props={{ label: content.carousel, slides }}
      />
    </Section>
  );
}
