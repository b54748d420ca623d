import { homeContent } from '#app/content/site/home.ts';
import { Section } from '#app/ui/section.tsx';

const content = homeContent.why;

export function Values() {
  return (
    <Section id="why" heading={content.heading}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {content.values.map(({ name, text }) => (
          <li key={name} className="border-saffron border-t-4 pt-4">
            <h3 className="mb-2 text-2xl">{name}</h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
