import { homeContent } from '#app/content/site/home.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import { PictureCard } from '#app/ui/picture-card.tsx';
import { pictureSizes } from '#app/ui/picture-sizes.ts';
import { Section } from '#app/ui/section.tsx';

const content = homeContent.tours;

export function Tours() {
  return (
    <Section id="tours" heading={content.heading}>
      <ul className="grid gap-6 md:grid-cols-3">
        {content.kinds.map(({ poster, ...kind }) => (
          <li key={kind.path} className="grid">
            <PictureCard {...kind} picture={pictureOf(poster)} sizes={pictureSizes.third} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
