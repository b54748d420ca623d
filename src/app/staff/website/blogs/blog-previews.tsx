import { cut } from '#app/ui/cut.ts';
import { maxMetaDescriptionLength, maxTitleLength } from '#domain/blogs/blog-input.ts';
import { imageIdIn } from '#domain/images/image-files.ts';
import { paths } from '#paths.ts';
import type { BlogDraft } from './blog-draft.ts';
import { staffBlogsContent } from './texts.ts';

type SharedTexts = { title: string; description: string };

/** Title and description as the article's head has them, cut to the length that search engines show. */
export function sharedTexts(draft: Omit<BlogDraft, 'bodyHtml'>): SharedTexts {
  const heading = draft.heading.trim();
  return {
    title: cut(draft.title.trim() || heading, maxTitleLength),
    description: cut(
      draft.metaDescription.trim() || draft.featuredContent.trim() || heading,
      maxMetaDescriptionLength,
    ),
  };
}

const content = staffBlogsContent.previews;

type SearchProps = { host: string; steps: readonly string[]; title: string; description: string };

/** The article as a search result. */
export function SearchPreview({ host, steps, title, description }: SearchProps) {
  return (
    <figure className="grid content-start gap-1.5">
      <figcaption className="text-quiet text-sm">{content.search}</figcaption>
      <div className="grid gap-0.5 rounded-xl border border-line bg-card px-4 py-3 wrap-anywhere">
        <p className="text-quiet text-sm">{[host, ...steps].join(' › ')}</p>
        <p className="text-lg text-teal leading-snug">{title || content.noHeading}</p>
        <p className="text-sm">{description || content.noDescription}</p>
      </div>
    </figure>
  );
}

/** The card of the blog's list, unless the featured image is one of the library. */
const listCard = `/share${paths.blog}.jpg`;

type CardProps = { host: string; title: string; description: string; picture: string };

/** The link preview of a chat or social network. */
export function SharePreview({ host, title, description, picture }: CardProps) {
  return (
    <figure className="grid content-start gap-1.5">
      <figcaption className="text-quiet text-sm">{content.card}</figcaption>
      <div className="max-w-sm overflow-hidden rounded-xl border border-line bg-card">
        <img
          src={imageIdIn(picture) ? picture : listCard}
          alt=""
          width="1200"
          height="630"
          loading="lazy"
          className="aspect-[1200/630] h-auto w-full bg-line object-cover"
        />
        <div className="grid gap-0.5 px-4 py-3 wrap-anywhere">
          <p className="text-quiet text-sm">{host}</p>
          <p className="line-clamp-2 font-semibold leading-snug">{title || content.noHeading}</p>
          <p className="line-clamp-2 text-sm">{description}</p>
        </div>
      </div>
    </figure>
  );
}
