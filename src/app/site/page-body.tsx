import { Fragment, type ReactNode } from 'react';
import type { PageContent } from '#app/content/page-content.ts';
import { ContentSection } from './blocks/content-section.tsx';
import { Closing } from './contact/closing.tsx';
import { PageOpening } from './page-opening.tsx';
import { describeContent } from './structured-data.ts';

type Props = {
  path: string;
  content: PageContent;
  /** What the page shows beside its copy, before it. */
  children?: ReactNode;
  /** What it shows once the first section has said what there is. */
  afterFirstSection?: ReactNode;
};

/** A page of copy, from its banner to its message form. */
export function PageBody({ path, content, children, afterFirstSection }: Props) {
  const { sections, closing, chatText, ...opening } = content;
  // Where the first section offers a person anyway, the opening need not.
  const offered = sections[0]?.blocks.some(({ kind }) => kind === 'call');
  return (
    <>
      <PageOpening
        {...opening}
        {...(!offered && { chatText })}
        path={path}
        describe={describeContent(content)}
      />
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
