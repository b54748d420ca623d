import { blogContent as content } from '#app/content/site/blog.ts';
import { pageContext } from '#app/page-context.ts';
import { listFeedBlogs } from '#domain/blogs/blog-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { articlePath, paths } from '#paths.ts';
import type { Route } from './+types/feed.ts';
import { rss } from './rss.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags, baseUrl } = context.get(pageContext);
  tags.add('blogs').add('settings');
  const [{ agencyName }, blogs] = await Promise.all([readSettings(db), listFeedBlogs(db)]);
  const feed = rss({
    name: `${agencyName}: ${content.here}`,
    text: content.description,
    page: baseUrl + paths.blog,
    address: baseUrl + paths.blogFeed,
    entries: blogs.map(({ heading, slug, blogDate, author, featuredContent }) => ({
      name: heading,
      address: baseUrl + articlePath(slug),
      day: blogDate,
      author,
      text: featuredContent,
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
