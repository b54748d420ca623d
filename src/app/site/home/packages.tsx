import { homeContent } from '#app/content/home.ts';
import { Island } from '#app/islands/island.tsx';
import PackageCarousel from '#app/islands/package-carousel.island.tsx';
import { Section } from '#app/ui/section.tsx';

const content = homeContent.packages;

export function Packages() {
  return (
    <Section id="packages" heading={content.heading} link={content.link}>
      <Island
        name="package-carousel"
        component={PackageCarousel}
        props={{ label: content.carousel, slides: [...content.slides] }}
      />
    </Section>
  );
}
