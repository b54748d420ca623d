import { blogContent as content } from '#app/content/site/blog.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { pictureSizes } from '#app/ui/poster.tsx';
import type { ListedBlog } from '#domain/blogs/blog.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import { articlePath } from '#paths.ts';

type BylineProps = { blog: ListedBlog; minutes?: number };

export function Byline({ blog: { blogDate, author }, minutes }: BylineProps) {
  return (
    <p className="text-quiet text-sm">
      <time dateTime={blogDate}>{shownDate(blogDate)}</time>
      {author && ` · ${content.by} ${author}`}
      {minutes !== undefined && ` · ${content.readingTime(minutes)}`}
    </p>
  );
}

function BlogCard({ blog }: { blog: ListedBlog }) {
  return (
    // On a phone the picture is beside the text, so that nine articles make a short list.
    <article className="group wrap-anywhere relative grid grid-cols-[2fr_3fr] overflow-hidden rounded-2xl border border-line bg-card transition-shadow duration-400 hover:shadow-xl sm:flex sm:flex-col">
      <FeaturedImage
        address={blog.featuredImage}
        fallback={content.poster}
        sizes={pictureSizes.beside}
        className="min-h-full sm:aspect-8/5 sm:min-h-0"
      />
      <div className="grid content-start gap-2 p-4 sm:p-5">
        <Byline blog={blog} />
        <h3 className="text-xl sm:text-2xl">
          {/* The link covers the whole card, and the heading is its name. */}
          <a className="after:absolute after:inset-0 group-hover:underline" href={articlePath(blog.slug)}>
            {blog.heading}
          </a>
        </h3>
        {blog.featuredContent && <p className="text-quiet max-sm:text-sm">{blog.featuredContent}</p>}
      </div>
    </article>
  );
}

export const BlogCards = ({ blogs }: { blogs: readonly ListedBlog[] }) => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {blogs.map((blog) => (
      <li key={blog.slug} className="grid">
        <BlogCard blog={blog} />
      </li>
    ))}
  </ul>
);
