import { type PosterEntry, posters } from '@purvai/posters';
import type { Block, PageContent, SectionContent } from '#app/content/page-content.ts';
import type { BlockText, PageText, SectionText } from '#domain/pages/page-text.ts';

/** What staff store names its pictures; the page needs the whole of them. A picture may have left the site since. */
const posterNamed = (name: string): PosterEntry | undefined =>
  Object.hasOwn(posters, name) ? posters[name as keyof typeof posters] : undefined;

const textOfPoster = (poster: PosterEntry | undefined) => (poster ? { poster: poster.name as string } : {});

function posterOf(name: string | undefined) {
  const poster = name === undefined ? undefined : posterNamed(name);
  return poster ? { poster } : {};
}

const withPath = (path: string | undefined) => (path === undefined ? {} : { path });

function blockTextOf(block: Block): BlockText {
  switch (block.kind) {
    case 'pictures':
      return {
        ...block,
        pictures: block.pictures.map(({ poster, ...picture }) => ({ ...picture, poster: poster.name })),
      };
    case 'places':
      return {
        ...block,
        places: block.places.map(({ poster, ...place }) => ({
          ...place,
          ...textOfPoster(poster),
          paragraphs: [...place.paragraphs],
          facts: [...place.facts],
        })),
      };
    default:
      return structuredClone(block) as BlockText;
  }
}

function blockOf(block: BlockText): Block {
  switch (block.kind) {
    case 'points':
      return {
        ...block,
        points: block.points.map(({ path, ...point }) => ({ ...point, ...withPath(path) })),
      };
    case 'pictures':
      return {
        ...block,
        pictures: block.pictures.flatMap(({ poster: name, path, ...picture }) => {
          const poster = posterNamed(name);
          return poster ? [{ ...picture, poster, ...withPath(path) }] : [];
        }),
      };
    case 'places':
      return {
        ...block,
        places: block.places.map(({ poster, ...place }) => ({ ...place, ...posterOf(poster) })),
      };
    default:
      return block;
  }
}

const sectionTextOf = ({ poster, blocks, ...section }: SectionContent): SectionText => ({
  ...section,
  ...textOfPoster(poster),
  blocks: blocks.map(blockTextOf),
});

const sectionOf = ({ poster, blocks, link, ...section }: SectionText): SectionContent => ({
  ...section,
  ...posterOf(poster),
  ...(link && { link }),
  blocks: blocks.map(blockOf),
});

/** What of a page staff can edit. */
export const pageTextOf = (content: PageContent): PageText => ({
  title: content.title,
  description: content.description,
  poster: content.poster.name,
  heading: content.heading,
  lead: content.lead,
  chatText: content.chatText,
  sections: content.sections.map(sectionTextOf),
  closing: content.closing,
});

/** The page with what staff have written; its place among the pages and its subject stay those of the original. */
export const withPageText = <Content extends PageContent>(original: Content, text: PageText): Content => ({
  ...original,
  ...text,
  poster: posterNamed(text.poster) ?? original.poster,
  sections: text.sections.map(sectionOf),
});
