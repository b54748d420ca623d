import { homeContent } from '#app/content/home.ts';
import { PictureCard } from '#app/ui/picture-card.tsx';
import { Section } from '#app/ui/section.tsx';

const content = homeContent.tours;

export function Tours() {
  return (
    <Section id="tours" heading={content.heading}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {content.kinds.map((kind) => (
          <li key={kind.path} className="grid">
            <PictureCard {...kind} sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
