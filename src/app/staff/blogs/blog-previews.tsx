import { staffBlogsContent } from '#app/content/staff/blogs.ts';
import { cut } from '#app/ui/cut.ts';
import { maxMetaDescriptionLength, maxTitleLength } from '#domain/blogs/blog-input.ts';
import { paths } from '#paths.ts';
import type { BlogDraft } from './blog-draft.ts';

type SharedTexts = { title: string; description: string };

/** As the article's own head says it, and as long as others show it. */
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

/** Title, address and description, as a search engine would cut them. */
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

/** Articles are shared with the picture of their list. */
const picture = `/share${paths.blog}.jpg`;

type CardProps = { host: string; title: string; description: string };

/** The card that a chat or a social network makes of the article's link. */
export function SharePreview({ host, title, description }: CardProps) {
  return (
    <figure className="grid content-start gap-1.5">
      <figcaption className="text-quiet text-sm">{content.card}</figcaption>
      <div className="max-w-sm overflow-hidden rounded-xl border border-line bg-card">
        <img
          src={picture}
          alt=""
          width="1200"
          height="630"
          loading="lazy"
          className="h-auto w-full bg-line"
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
