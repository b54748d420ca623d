import type { Block } from '#app/content/page-content.ts';
import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { FirmFacts } from '#app/site/contact/firm-facts.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Pictures } from './pictures.tsx';
import { PlaceCards } from './place-cards.tsx';
import { Places } from './places.tsx';
import { Points } from './points.tsx';

type FactTableProps = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

/**
 * A table whose first column names the row. On a phone each row is a block with the column's name before each value;
 * ARIA roles keep it a table for screen readers.
 */
function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles
    <table role="table" className="w-full border-collapse text-left max-sm:block">
      <caption className="pb-3 text-left text-quiet text-sm max-sm:block">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-teal border-b-2">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="py-2 pr-4 align-bottom font-semibold text-sm"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block max-sm:border-teal max-sm:border-t-2">
        {rows.map(([name, ...cells]) => (
          <tr
            key={`${name} ${cells[0]}`}
            role="row"
            className="border-line border-b max-sm:block max-sm:py-3"
          >
            <th
              role="rowheader"
              scope="row"
              className="py-3 pr-4 align-top font-semibold max-sm:block max-sm:py-0"
            >
              {name}
            </th>
            {cells.map((cell, column) => (
              <td
                key={columns[column + 1]}
                role="cell"
                data-column={columns[column + 1]}
                className="py-3 pr-4 align-top text-quiet sm:min-w-24 max-sm:block max-sm:py-0.5 max-sm:before:mr-2 max-sm:before:font-semibold max-sm:before:text-sm max-sm:before:content-[attr(data-column)_/_'']"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

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
