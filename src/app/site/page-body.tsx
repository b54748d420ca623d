import { Fragment, type ReactNode } from 'react';
import type { PageContent } from '#app/content/page-content.ts';
import { ContentSection } from './blocks/content-section.tsx';
import { Closing } from './contact/closing.tsx';
import { CabOpening } from './fares/cab-opening.tsx';
import { FareEstimator } from './fares/fare-estimator.tsx';
import type { EstimatorData } from './fares/read-estimator.ts';
import { PageOpening } from './page-opening.tsx';
import { describeContent } from './structured-data.ts';

type Props = {
  path: string;
  content: PageContent;
  /** The page whose share card is used, by default the page itself. */
  cardOf?: string;
  /** On pages about cabs, in the first screen. */
  estimator?: EstimatorData | undefined;
  /** Rendered before the page's sections. */
  children?: ReactNode;
  /** Rendered after the first section. */
  afterFirstSection?: ReactNode;
};

/** A content page, from its banner to its message form. */
export function PageBody({ path, cardOf = path, content, estimator, children, afterFirstSection }: Props) {
  const { sections, closing, chatText, ...opening } = content;
  // The contact buttons are left out when the first section already has them.
  const hasContactButtons = sections[0]?.blocks.some(({ kind }) => kind === 'call');
  const begin = {
    ...opening,
    ...(!hasContactButtons && { chatText }),
    path,
    cardOf,
    describe: describeContent(content),
  };
  return (
    <>
      {estimator ? (
        <CabOpening {...begin}>
          <FareEstimator data={estimator} />
        </CabOpening>
      ) : (
        <PageOpening {...begin} />
      )}
      {children}
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          <ContentSection section={section} chatText={chatText} />
          {index === 0 && afterFirstSection}
        </Fragment>
      ))}
      <Closing closing={closing} chatText={chatText} />
    </>
  );
}
