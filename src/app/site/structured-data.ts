import type { Block, PageContent } from '#app/content/page-content.ts';

export type StructuredData = { '@type': string; [property: string]: unknown };

const blocksOf = <Kind extends Block['kind']>({ sections }: PageContent, kind: Kind) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

function service({ about, description }: PageContent): StructuredData[] {
  if (!about) return [];
  const provider = { '@id': '/#agency' };
  return [{ '@type': about.type, name: about.name, description, provider, areaServed: about.areas }];
}

function questions(content: PageContent): StructuredData[] {
  const asked = blocksOf(content, 'questions').flatMap((block) => block.questions);
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function attractions(content: PageContent): StructuredData[] {
  return blocksOf(content, 'places')
    .flatMap((block) => block.places)
    .map(({ name, paragraphs }) => ({ '@type': 'TouristAttraction', name, description: paragraphs[0] }));
}

/** What a page's copy says, once more for machines. */
export const structuredDataOf = (content: PageContent): StructuredData[] => [
  ...service(content),
  ...questions(content),
  ...attractions(content),
];
