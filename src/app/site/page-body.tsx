import { Fragment, type ReactNode } from 'react';
import type { PageContent } from '#app/content/page-content.ts';
import { ContentSection } from './blocks/content-section.tsx';
import { useFilledSections } from './blocks/filled-sections.ts';
import { Closing } from './contact/closing.tsx';
import { Contents } from './contents.tsx';
import { CabOpening } from './fares/cab-opening.tsx';
import { FareEstimator } from './fares/fare-estimator.tsx';
import type { EstimatorData } from './fares/read-estimator.ts';
import { SlotPhotoList } from './images/slot-photos.tsx';
import { TourOpening } from './packages/tour-opening.tsx';
import { PageOpening, type PageOpeningProps } from './page-opening.tsx';
import { type DescribePage, describeContent } from './structured-data.ts';

/** Pages with at least so many parts are longer than six screens of a phone, and list them at the top. */
const minPartsForContents = 5;

/** A part of the page that is not content, such as a list of packages. */
type DataPart = { id: string; heading: string; view: ReactNode };

type Props = {
  path: string;
  content: PageContent;
  /** The page whose share card is used, by default the page itself. */
  cardOf?: string;
  /** On pages about cabs, in the first screen. */
  estimator?: EstimatorData | undefined;
  /** Whether tours come first. */
  hasTours?: boolean;
  /** Structured data besides that of the content. */
  describe?: DescribePage;
  beforeSections?: DataPart | undefined;
  afterFirstSection?: DataPart | undefined;
};

/** A content page, from its banner to its message form. */
export function PageBody({
  path,
  cardOf = path,
  content,
  estimator,
  hasTours = false,
  describe = () => [],
  beforeSections,
  afterFirstSection,
}: Props) {
  const { sections: all, closing, chatText, ...opening } = content;
  const sections = useFilledSections(all);
  // The contact buttons are left out when the first section already has them.
  const hasContactButtons = sections[0]?.blocks.some(({ kind }) => kind === 'call');
  const begin: PageOpeningProps = {
    ...opening,
    ...(!hasContactButtons && { chatText }),
    path,
    cardOf,
    describe: (site) => [...describeContent(content)(site), ...describe(site)],
  };
  const parts = [beforeSections, ...sections.slice(0, 1), afterFirstSection, ...sections.slice(1)].filter(
    (part) => part !== undefined,
  );
  // Beside what is sold, where there is a list of it.
  const photos = <SlotPhotoList className="mx-auto w-full max-w-7xl px-5 pb-4 sm:pb-8" />;
  const Opening = hasTours ? TourOpening : PageOpening;
  return (
    <>
      {estimator ? (
        <CabOpening {...begin}>
          <FareEstimator data={estimator} />
        </CabOpening>
      ) : (
        <Opening {...begin} />
      )}
      {parts.length >= minPartsForContents && (
        <div className="mx-auto max-w-7xl px-5 pb-4 print:hidden">
          <Contents entries={parts.map(({ id, heading }) => ({ id, text: heading }))} isFolded={hasTours} />
        </div>
      )}
      {beforeSections?.view}
      {beforeSections && photos}
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          <ContentSection section={section} chatText={chatText} />
          {index === 0 && afterFirstSection?.view}
          {index === 0 && !beforeSections && photos}
        </Fragment>
      ))}
      <Closing closing={closing} chatText={chatText} />
    </>
  );
}
