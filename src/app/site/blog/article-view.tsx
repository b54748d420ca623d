import { blogContent as content } from '#app/content/site/blog.ts';
import { Closing } from '#app/site/contact/closing.tsx';
import { Contents } from '#app/site/contents.tsx';
import { FeaturedBanner } from '#app/site/featured-image.tsx';
import { posterOf } from '#app/site/poster-of.ts';
import { RichText } from '#app/site/rich-text.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Article, ListedBlog } from '#domain/blogs/blog.ts';
import { paths } from '#paths.ts';
import { articleTrail } from './article-head.tsx';
import { anchorHeadings, countWords, needsContents, readingMinutes } from './article-text.ts';
import { BlogCards, Byline } from './blog-cards.tsx';

type Props = { article: Article; related: readonly ListedBlog[] };

/** An article, for its public page and for previews of drafts. */
export function ArticleView({ article, related }: Props) {
  const { html, contents } = anchorHeadings(article.bodyHtml);
  const wordCount = countWords(article.bodyHtml);
  return (
    <>
      <FeaturedBanner address={article.featuredImage} fallback={content.poster} />
      <article className="wrap-anywhere mx-auto grid max-w-3xl grid-cols-1 gap-5 px-5 pt-6 pb-14 print:max-w-none">
        <Breadcrumb trail={articleTrail} here={article.heading} />
        <h1 className="text-4xl sm:text-5xl">{article.heading}</h1>
        <Byline blog={article} minutes={readingMinutes(wordCount)} />
        {article.featuredContent && <p className="text-lg text-quiet">{article.featuredContent}</p>}
        {needsContents(wordCount, contents) && <Contents entries={contents} />}
        <RichText html={html} />
        <p className="print:hidden">
          <a className="inline-block py-2 font-semibold text-teal underline" href={paths.blog}>
            {content.back}
          </a>
        </p>
      </article>
      {related.length > 0 && (
        <div className="print:hidden">
          <Section id="related" heading={content.related}>
            <BlogCards blogs={related} banner={posterOf(article.featuredImage)} />
          </Section>
        </div>
      )}
      <Closing closing={content.closing} chatText={content.chatText} />
    </>
  );
}
