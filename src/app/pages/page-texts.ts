import { type PosterEntry, posters } from '@purvai/posters';
import {
  type Block,
  type PageContent,
  type PagePicture,
  partNames,
  type SectionContent,
} from '#app/content/page-content.ts';
import {
  type BlockText,
  isImageAddress,
  isPageLink,
  type PageText,
  type SectionText,
} from '#domain/pages/page-text.ts';

const posterNamed = (name: string): PosterEntry | undefined =>
  Object.hasOwn(posters, name) ? posters[name as keyof typeof posters] : undefined;

/** What staff store names its pictures; the page needs the whole of them. A picture may have left the site since. */
const pictureNamed = (name: string, fallback: PosterEntry): PagePicture | undefined =>
  isImageAddress(name) ? { ...fallback, imageAddress: name } : posterNamed(name);

const nameOf = ({ imageAddress, name }: PagePicture): string => imageAddress ?? name;

const textOfPicture = (picture: PagePicture | undefined) => (picture ? { poster: nameOf(picture) } : {});

function posterOf(name: string | undefined) {
  const poster = name === undefined ? undefined : posterNamed(name);
  return poster ? { poster } : {};
}

function pictureOf(name: string | undefined, fallback: PosterEntry) {
  const poster = name === undefined ? undefined : pictureNamed(name, fallback);
  return poster ? { poster } : {};
}

/** A link that was stored before its address was checked is left out. */
const withPath = (path: string | undefined) => (path !== undefined && isPageLink(path) ? { path } : {});

function blockTextOf(block: Block): BlockText {
  switch (block.kind) {
    case 'pictures':
      return {
        ...block,
        pictures: block.pictures.map(({ poster, ...picture }) => ({ ...picture, poster: nameOf(poster) })),
      };
    case 'places':
      // The copy lists its places where Places says so.
      return {
        kind: block.kind,
        places: block.places.map(({ poster, ...place }) => ({
          ...place,
          ...textOfPicture(poster),
          paragraphs: [...place.paragraphs],
          facts: [...place.facts],
        })),
      };
    default:
      return structuredClone(block) as BlockText;
  }
}

/** Empty for a part that the site no longer has. */
function blocksOf(block: BlockText, fallback: PosterEntry): Block[] {
  switch (block.kind) {
    case 'points':
      return [
        {
          ...block,
          points: block.points.map(({ path, ...point }) => ({ ...point, ...withPath(path) })),
        },
      ];
    case 'pictures':
      return [
        {
          ...block,
          pictures: block.pictures.flatMap(({ poster: name, path, ...picture }) => {
            const poster = pictureNamed(name, fallback);
            return poster ? [{ ...picture, poster, ...withPath(path) }] : [];
          }),
        },
      ];
    case 'places':
      return [
        {
          kind: block.kind,
          places: block.places.map(({ poster, ...place }) => ({ ...place, ...posterOf(poster) })),
          ...(block.source && { source: block.source }),
        },
      ];
    case 'part': {
      const part = partNames.find((name) => name === block.part);
      return part ? [{ kind: 'part', part }] : [];
    }
    case 'button':
      return isPageLink(block.path) ? [block] : [];
    default:
      return [block];
  }
}

const sectionTextOf = ({ poster, blocks, ...section }: SectionContent): SectionText => ({
  ...section,
  ...textOfPicture(poster),
  blocks: blocks.map(blockTextOf),
});

const sectionOf = (
  { poster, blocks, link, ...section }: SectionText,
  fallback: PosterEntry,
): SectionContent => ({
  ...section,
  ...pictureOf(poster, fallback),
  ...(link && isPageLink(link.path) && { link }),
  blocks: blocks.flatMap((block) => blocksOf(block, fallback)),
});

/** What of a page staff can edit. */
export const pageTextOf = (content: PageContent): PageText => ({
  title: content.title,
  description: content.description,
  poster: nameOf(content.poster),
  heading: content.heading,
  lead: content.lead,
  chatText: content.chatText,
  sections: content.sections.map(sectionTextOf),
  closing: content.closing,
});

/** The page with what staff have written; its place among the pages and its subject stay those of the original. */
export function withPageText<Content extends PageContent>(original: Content, text: PageText): Content {
  return {
    ...original,
    ...text,
    poster: pictureNamed(text.poster, original.poster) ?? original.poster,
    sections: text.sections.map((section) => sectionOf(section, original.poster)),
  };
}
