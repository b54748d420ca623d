import { placeLists, unlistedPlace } from '#app/content/places/place-lists.ts';
import { placePageTexts as texts } from '#app/content/places/place-page.ts';
import { PageHead } from '#app/site/page-head.tsx';
import type { DescribePage } from '#app/site/structured-data.ts';
import { cut } from '#app/ui/cut.ts';
import { type Place, paragraphsOf } from '#domain/places/place.ts';
import { placePath } from '#paths.ts';
import { shownPicture } from '#platform/html/picture-address.ts';

export const listOf = ({ listedOn }: Place) => (listedOn === '' ? undefined : placeLists[listedOn]);

/** The page that lists it, below its own parents. */
export function trailOf(place: Place) {
  const list = listOf(place);
  return list ? [...list.trail, { name: list.name, path: list.path }] : unlistedPlace.trail;
}

/** Only what is filled in. */
export const describePlace =
  (place: Place, description: string): DescribePage =>
  ({ baseUrl }) => {
    const { slug, name, region, picture, latitude, longitude } = place;
    const image = URL.parse(shownPicture(picture), baseUrl)?.href;
    return [
      {
        '@type': 'TouristAttraction',
        name,
        description,
        url: baseUrl + placePath(slug),
        ...(image && { image }),
        containedInPlace: { '@type': 'Place', name: region },
        ...(latitude !== null &&
          longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
      },
    ];
  };

export function PlaceHead({ place }: { place: Place }) {
  const { slug, name, region, body, picture } = place;
  const description = cut(paragraphsOf(body)[0] ?? name, 160);
  return (
    <PageHead
      title={cut(texts.title(name, region), 60)}
      description={description}
      path={placePath(slug)}
      cardOf={(listOf(place) ?? unlistedPlace).path}
      poster={(listOf(place) ?? unlistedPlace).poster}
      picture={picture}
      trail={trailOf(place)}
      here={name}
      describe={describePlace(place, description)}
    />
  );
}
