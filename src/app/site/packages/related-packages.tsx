import { packageLists } from '#app/content/site/package-page.ts';
import { packageParts as content } from '#app/content/site/packages/parts.ts';
import { posterOf } from '#app/site/poster-of.ts';
import { Section } from '#app/ui/section.tsx';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { PackageList } from './package-list.tsx';

/** By which a picture is known on a page: the name of a poster, or the address of a photograph. */
export function pictureName({ featuredImage, country }: ListedTourPackage): string {
  const poster = featuredImage ? posterOf(featuredImage) : packageLists[country].poster;
  return poster?.name ?? featuredImage;
}

type Props = { tourPackage: ListedTourPackage; related: readonly ListedTourPackage[] };

/** Other tours of the same country. */
export function RelatedPackages({ tourPackage, related }: Props) {
  if (related.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id="related" heading={content.related[tourPackage.country]}>
        <PackageList packages={related} />
      </Section>
    </div>
  );
}
