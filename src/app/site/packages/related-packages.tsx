import { packageLists, packagePageContent } from '#app/content/site/package-page.ts';
import { packageParts as content } from '#app/content/site/packages/parts.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath } from '#paths.ts';
import { pricesOf } from './package-list.tsx';
import { pictureName } from './picture-name.ts';

type CardProps = { tourPackage: ListedTourPackage; hasPicture: boolean };

function RelatedPackage({ tourPackage, hasPicture }: CardProps) {
  const price = pricesOf(tourPackage)?.first;
  return (
    <article className="wrap-anywhere relative flex h-full gap-4 overflow-hidden rounded-2xl border border-line bg-card">
      {hasPicture && (
        <FeaturedImage
          address={tourPackage.featuredImage}
          fallback={packageLists[tourPackage.country].poster}
          sizes="128px"
          className="w-28 shrink-0 sm:w-32"
        />
      )}
      <div className="grid content-center gap-1 p-4">
        <h3 className="text-xl">
          <a className="after:absolute after:inset-0" href={packagePath(tourPackage)}>
            {tourPackage.name}
          </a>
        </h3>
        <p className="text-quiet text-sm">{tourPackage.duration}</p>
        <p className="text-sm">
          {price ? (
            <>
              {packagePageContent.from} <strong>{price}</strong> {packagePageContent.perPerson}
            </>
          ) : (
            packagePageContent.askPrice
          )}
        </p>
      </div>
    </article>
  );
}

type Props = {
  tourPackage: ListedTourPackage;
  related: readonly ListedTourPackage[];
  /** The pictures of the gallery, by their names. */
  shown: readonly string[];
};

/** Other tours of the same country; one has no picture when the page shows it before. */
export function RelatedPackages({ tourPackage, related, shown }: Props) {
  if (related.length === 0) return null;
  const pictures = [...shown, pictureName(tourPackage), ...related.map(pictureName)];
  return (
    <div className="print:hidden">
      <Section id="related" heading={content.related[tourPackage.country]}>
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {related.map((other, index) => (
            <li key={other.id}>
              <RelatedPackage
                tourPackage={other}
                hasPicture={pictures.indexOf(pictureName(other)) === shown.length + 1 + index}
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
