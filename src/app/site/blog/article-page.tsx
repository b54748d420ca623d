import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { listAkinBlogs, readArticle } from '#domain/blogs/blog-service.ts';
import type { Route } from './+types/article-page.ts';
import { ArticleHead } from './article-head.tsx';
import { ArticleView } from './article-view.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  const article = await readArticle(db, params.slug);
  if (!article) return data({ article, akin: [] }, { status: 404 });
  const akin = await listAkinBlogs(db, article);
  tags.add(`blog:${article.id}`);
  for (const { id } of akin) tags.add(`blog-card:${id}`);
  return data({ article, akin });
}

export default function ArticlePage({ loaderData: { article, akin } }: Route.ComponentProps) {
  if (!article) return <NotFoundPage />;
  return (
    <>
      <ArticleHead article={article} />
      <ArticleView article={article} akin={akin} />
    </>
  );
}
