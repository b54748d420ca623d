import { data } from 'react-router';
import { blogContent as content } from '#app/content/site/blog.ts';
import { PageData, pageContext } from '#app/page-context.ts';
import { Closing } from '#app/site/contact/closing.tsx';
import { readImages } from '#app/site/images/image-sources.ts';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { PageOpening } from '#app/site/page-opening.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { listPublicBlogs } from '#domain/blogs/blog-service.ts';
import { blogListPath, paths } from '#paths.ts';
import type { Route } from './+types/blog-page.ts';
import { BlogCards } from './blog-cards.tsx';
import { FeedInHead, FeedLink, PageLinks } from './blog-links.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(pageContext);
  parts.tags.add('blogs');
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const found = await listPublicBlogs(parts.db, page);
  const images = await readImages(parts, found);
  return data(new PageData({ found, images }), { status: found ? 200 : 404 });
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData.data;
  if (!found) return <NotFoundPage />;
  const { blogs, page, totalPages } = found;
  const { closing, chatText } = content;
  const head =
    page === 1
      ? content
      : { ...content, title: content.titleOfPage(page), description: content.descriptionOfPage(page) };
  return (
    <>
      <PageOpening {...head} path={blogListPath(page)} cardOf={paths.blog} />
      <FeedInHead />
      <p className="mx-auto w-full max-w-7xl px-5 pb-8 print:hidden">
        <a className={outlineButtonClass} href={paths.places}>
          {content.places}
        </a>
      </p>
      <section aria-labelledby="articles" className="mx-auto grid max-w-7xl gap-8 px-5 pb-12 print:pb-0">
        <h2 id="articles" className="sr-only">
          {content.list}
        </h2>
        {blogs.length === 0 ? (
          <p className="text-lg">{content.empty}</p>
        ) : (
          <BlogCards blogs={blogs} banner={content.poster} />
        )}
        <PageLinks page={page} totalPages={totalPages} />
        <FeedLink />
      </section>
      <Closing closing={closing} chatText={chatText} />
    </>
  );
}
