import { blogContent as content } from '#app/content/blog.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { pictureSizes } from '#app/ui/picture-sizes.ts';
import { shownDate } from '#app/ui/shown-date.ts';
import type { ListedBlog } from '#domain/blogs/blog.ts';
import { articlePath } from '#paths.ts';

export function Byline({ blog: { blogDate, author } }: { blog: ListedBlog }) {
  return (
    <p className="text-quiet text-sm">
      <time dateTime={blogDate}>{shownDate(blogDate)}</time>
      {author && ` · ${content.by} ${author}`}
    </p>
  );
}

export function BlogCard({ blog }: { blog: ListedBlog }) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-card transition-shadow duration-400 hover:shadow-xl">
      <FeaturedImage
        address={blog.featuredImage}
        fallback={content.poster}
        sizes={pictureSizes.third}
        className="aspect-8/5"
      />
      <div className="grid gap-2 p-5">
        <Byline blog={blog} />
        <h3 className="text-2xl">
          {/* The whole card is the link, and the heading is its name. */}
          <a className="after:absolute after:inset-0 group-hover:underline" href={articlePath(blog.slug)}>
            {blog.heading}
          </a>
        </h3>
        {blog.featuredContent && <p className="text-quiet">{blog.featuredContent}</p>}
      </div>
    </article>
  );
}
