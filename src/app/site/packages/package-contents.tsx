import { packagePageContent as content } from '#app/content/site/package-page.ts';
import { packagePriceContent } from '#app/content/site/package-price.ts';
import { packageParts } from '#app/content/site/packages/parts.ts';
import { packageQuestions } from '#app/content/site/packages/questions.ts';
import { Contents } from '#app/site/contents.tsx';
import { stopsOf } from '#domain/tour-packages/package-places.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { calculatorId } from './package-calculator.tsx';
import { hasDetails } from './package-details-view.tsx';

type Props = { tourPackage: DescribedTourPackage };

/** A package with only the specified fields is short enough without links. */
const minDays = 3;

/** Links to the parts of a package's page that are there. */
export function PackageContents({ tourPackage: { details, itinerary } }: Props) {
  if (itinerary.length < minDays) return null;
  const parts = [
    { id: calculatorId, text: packagePriceContent.heading, isThere: true },
    { id: 'included', text: content.more.heading, isThere: hasDetails(details) },
    { id: 'description', text: content.description, isThere: true },
    { id: 'route', text: packageParts.route, isThere: stopsOf(details.places).length > 0 },
    { id: 'itinerary', text: content.itinerary, isThere: true },
    { id: 'questions', text: packageQuestions.heading, isThere: true },
  ];
  return (
    <div className="print:hidden">
      <Contents entries={parts.filter(({ isThere }) => isThere)} />
    </div>
  );
}
