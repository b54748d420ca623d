import { packageQuestions as content } from '#app/content/site/packages/questions.ts';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { questionsOf } from './questions-of.ts';

const sectionId = 'questions';

/** What visitors ask before they book this tour. */
export function PackageQuestions({ tourPackage }: { tourPackage: DescribedTourPackage }) {
  const questions = questionsOf(tourPackage, useSiteSettings());
  return (
    <section aria-labelledby={sectionId} className="grid grid-cols-1 gap-4">
      <h2 id={sectionId} className="text-3xl">
        {content.heading}
      </h2>
      <Accordion name={sectionId} questions={questions} />
    </section>
  );
}
