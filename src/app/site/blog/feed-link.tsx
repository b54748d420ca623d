import { blogContent as content } from '#app/content/site/blog.ts';
import { paths } from '#paths.ts';

/** Lets feed readers discover the feed on every page of the blog. */
export const FeedInHead = () => (
  <link rel="alternate" type="application/rss+xml" title={content.here} href={paths.blogFeed} />
);

export const FeedLink = () => (
  <p className="print:hidden">
    <a className="inline-block py-2 text-teal underline" href={paths.blogFeed}>
      {content.feed}
    </a>
  </p>
);
