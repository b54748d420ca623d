import { data } from 'react-router';
import { PageData, pageContext } from '#app/page-context.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { listRelatedBlogs, readArticle } from '#domain/blogs/blog-service.ts';
import type { Route } from './+types/article-page.ts';
import { ArticleHead } from './article-head.tsx';
import { ArticleView } from './article-view.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, tags } = page;
  const article = await readArticle(db, params.slug);
  if (!article) return data(null, { status: 404 });
  const related = await listRelatedBlogs(db, article);
  tags.add(`blog:${article.id}`);
  for (const { id } of related) tags.add(`blog-card:${id}`);
  return data(new PageData({ article, related, images: await readImages(page, { article, related }) }));
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  const { article, related } = loaderData.data;
  return (
    <>
      <ArticleHead article={article} />
      <ArticleView article={article} related={related} />
    </>
  );
}
