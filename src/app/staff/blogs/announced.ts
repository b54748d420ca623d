import { cut } from '#app/ui/cut.ts';
import { maxMetaDescriptionLength, maxTitleLength } from '#domain/blogs/blog-input.ts';
import type { BlogDraft } from './blog-draft.ts';

type Announced = { title: string; description: string };

/** As the article's own head says it, and as long as others show it. */
export function announced(draft: Omit<BlogDraft, 'bodyHtml'>): Announced {
  const heading = draft.heading.trim();
  return {
    title: cut(draft.title.trim() || heading, maxTitleLength),
    description: cut(
      draft.metaDescription.trim() || draft.featuredContent.trim() || heading,
      maxMetaDescriptionLength,
    ),
  };
}
