import { placePageTexts as texts } from '#app/content/places/place-page.ts';
import { PlaceCards } from '#app/site/blocks/place-cards.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Place } from '#domain/places/place.ts';
import { cardsOf } from './place-cards-of.ts';

/** Other places of the same region, for those who are there anyway. */
export function NearPlaces({ near }: { near: readonly Place[] }) {
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
