import { blogContent as content } from '#app/content/site/blog.ts';
import { blogListPath, paths } from '#paths.ts';

const link = 'inline-block py-2 font-semibold text-teal underline';

export function PageLinks({ page, totalPages }: { page: number; totalPages: number }) {
  if (totalPages === 1) return null;
  return (
    <nav aria-label={content.pages} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {page > 1 ? (
        <a className={link} rel="prev" href={blogListPath(page - 1)}>
          {content.newer}
        </a>
      ) : (
        <span />
      )}
      <span aria-current="page">{content.position(page, totalPages)}</span>
      {page < totalPages ? (
        <a className={link} rel="next" href={blogListPath(page + 1)}>
          {content.older}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

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
