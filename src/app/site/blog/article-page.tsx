import { data } from 'react-router';
import { blogContent as content } from '#app/content/blog.ts';
import { pageContext } from '#app/page-context.ts';
import { Closing } from '#app/site/contact/closing.tsx';
import { FeaturedBanner } from '#app/site/featured-image.tsx';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { RichText } from '#app/site/rich-text.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { readArticle } from '#domain/blogs/blog-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/article-page.ts';
import { ArticleHead, articleTrail } from './article-head.tsx';
import { Byline } from './blog-card.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('blogs');
  const article = await readArticle(db, params.slug);
  return data({ article }, { status: article ? 200 : 404 });
}

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  if (!article) return <NotFoundPage />;
  return (
    <>
      <ArticleHead article={article} />
      <FeaturedBanner address={article.featuredImage} fallback={content.poster} />
      <article className="mx-auto grid max-w-3xl gap-5 px-5 pt-6 pb-14">
        <Breadcrumb trail={articleTrail} here={article.heading} />
        <h1 className="text-4xl sm:text-5xl">{article.heading}</h1>
        <Byline blog={article} />
        {article.featuredContent && <p className="text-lg text-quiet">{article.featuredContent}</p>}
        <RichText html={article.bodyHtml} />
        <p>
          <a className="inline-block py-2 font-semibold text-teal underline" href={paths.blog}>
            {content.back}
          </a>
        </p>
      </article>
      <Closing closing={content.closing} chatText={content.chatText} />
    </>
  );
}
