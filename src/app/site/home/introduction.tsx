import { homeContent } from '#app/content/site/home.ts';
import { Section } from '#app/ui/section.tsx';

const content = homeContent.intro;

export function Introduction() {
  return (
    <Section id="introduction" heading={content.heading} link={content.link}>
      <div className="grid gap-x-12 gap-y-4 text-lg lg:grid-cols-2">
        {content.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
