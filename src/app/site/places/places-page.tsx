import { guides } from '#app/content/guides/guides.ts';
import { placesContent as content } from '#app/content/site/places.ts';
import { PageData, pageContext } from '#app/page-context.ts';
import { firstSentence } from '#app/site/blocks/first-sentence.ts';
import type { PlaceCard } from '#app/site/blocks/place-cards.tsx';
import { PlacePicture } from '#app/site/blocks/place-picture.tsx';
import { Points } from '#app/site/blocks/points.tsx';
import { Closing } from '#app/site/contact/closing.tsx';
import { readImages } from '#app/site/images/image-sources.ts';
import { PageOpening } from '#app/site/page-opening.tsx';
import { Section } from '#app/ui/section.tsx';
import { listAskedPlaces } from '#domain/places/place-service.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/places-page.ts';
import { cardsOf } from './place-cards-of.ts';

const thumbSizes = '5rem';

const Row = ({ place }: { place: PlaceCard }) => (
  <article className="group wrap-anywhere relative flex gap-4 py-3">
    <PlacePicture place={place} sizes={thumbSizes} className="size-20 shrink-0 rounded-xl" />
    <div className="grid content-start gap-0.5">
      <h3 id={place.id} className="text-lg">
        {/* The link covers the whole row, and the heading is its name. */}
        <a className="after:absolute after:inset-0 group-hover:underline" href={place.path}>
          {place.name}
        </a>
      </h3>
      <p className="text-quiet text-sm">{firstSentence(place.paragraphs[0])}</p>
    </div>
  </article>
);

type Props = { regions: readonly { name: string; id: string; places: readonly PlaceCard[] }[] };

/** All places by region, in rows that are short enough to look through. */
const PlaceIndex = ({ regions }: Props) => (
  <div className="mx-auto w-full max-w-7xl gap-10 px-5 py-8 md:columns-2 lg:columns-3">
    {regions.map(({ name, id, places }) => (
      <section key={id} aria-labelledby={id} className="mb-8">
        <h2 id={id} className="break-after-avoid border-saffron border-b-4 pb-2 text-2xl">
          {name}
        </h2>
        <ul className="divide-y divide-line">
          {places.map((place) => (
            <li key={place.id} className="break-inside-avoid">
              <Row place={place} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

/** More than anybody has entered; a page of several hundred cards would need a search of its own. */
const maxPlaces = 500;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.tags.add('places');
  const listed = await listAskedPlaces(page.db, { region: '', kind: '', max: maxPlaces });
  const byRegion = Map.groupBy(listed, ({ region }) => region);
  const regions = [...byRegion]
    .map(([name, all]) => ({ name, id: slugOf(name, 'region'), places: cardsOf(all) }))
    .filter(({ places }) => places.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name));
  return new PageData({ regions, images: await readImages(page, regions) });
}

const chip =
  'wrap-anywhere inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-card px-4 font-semibold text-teal hover:border-current';

const RegionLinks = ({ regions }: { regions: readonly { name: string; id: string }[] }) => (
  <nav aria-label={content.regions} className="mx-auto w-full max-w-7xl px-5 print:hidden">
    <ul className="flex flex-wrap gap-2">
      {[...regions, { name: content.guides.heading, id: content.guides.id }].map(({ name, id }) => (
        <li key={id} className="max-w-full">
          <a className={chip} href={`#${id}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const guideLinks = Object.entries(guides).map(([path, { here, lead }]) => ({ name: here, text: lead, path }));

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  const { regions } = loaderData.data;
  return (
    <>
      <PageOpening {...content} path={paths.places} />
      <RegionLinks regions={regions} />
      {regions.length === 0 && <p className="mx-auto w-full max-w-7xl px-5 pt-8 text-lg">{content.empty}</p>}
      <PlaceIndex regions={regions} />
      <Section {...content.guides} link={content.blog}>
        <Points points={guideLinks} />
      </Section>
      <Closing closing={content.closing} chatText={content.chatText} />
    </>
  );
}
