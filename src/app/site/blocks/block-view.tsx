import type { Block } from '#app/content/page-content.ts';
import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { FirmFacts } from '#app/site/contact/firm-facts.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { FactTable } from './fact-table.tsx';
import { Pictures } from './pictures.tsx';
import { PlaceCards } from './place-cards.tsx';
import { Places } from './places.tsx';
import { Points } from './points.tsx';

function Text({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc gap-x-10 pl-5 marker:text-saffron sm:columns-2">
      {items.map((item) => (
        <li key={item} className="break-inside-avoid pb-2">
          {item}
        </li>
      ))}
    </ul>
  );
}

function CallCard({ heading, text, chatText }: { heading: string; text: string; chatText: string }) {
  return (
    <div className="grid gap-4 rounded-2xl border border-line bg-card p-6 sm:p-8">
      <h3 className="text-2xl">{heading}</h3>
      <p className="max-w-prose text-quiet">{text}</p>
      <ContactButtons chatText={chatText} />
    </div>
  );
}

type Props = { block: Block; sectionId: string; chatText: string };

export function BlockView({ block, sectionId, chatText }: Props) {
  switch (block.kind) {
    case 'text':
      return <Text {...block} />;
    case 'points':
      return <Points {...block} />;
    case 'list':
      return <List {...block} />;
    case 'pictures':
      return <Pictures {...block} />;
    case 'table':
      return <FactTable {...block} />;
    case 'places': {
      const { guide, places } = block;
      if (guide === undefined) return <Places places={places} />;
      return <PlaceCards places={places.map((place) => ({ path: `${guide}#${place.id}`, ...place }))} />;
    }
    case 'questions':
      return <Accordion name={sectionId} {...block} />;
    case 'call':
      return <CallCard {...block} chatText={chatText} />;
    case 'button':
      return (
        <p>
          <a className={buttonClass} href={block.path}>
            {block.name}
          </a>
        </p>
      );
    case 'firm':
      return <FirmFacts />;
    // The page replaces it before it is shown.
    case 'part':
      return null;
  }
}
