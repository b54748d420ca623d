import type { PosterEntry } from '@purvai/posters';
import { blogContent as content } from '#app/content/site/blog.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { posterOf } from '#app/site/poster-of.ts';
import { pictureSizes } from '#app/ui/poster.tsx';
import type { ListedBlog } from '#domain/blogs/blog.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { articlePath } from '#paths.ts';

type BylineProps = { blog: ListedBlog; minutes?: number };

export function Byline({ blog: { blogDate, author }, minutes }: BylineProps) {
  return (
    <p className="text-quiet text-sm">
      <time dateTime={blogDate}>{dateText(blogDate)}</time>
      {author && ` · ${content.by} ${author}`}
      {minutes !== undefined && ` · ${content.readingTime(minutes)}`}
    </p>
  );
}

function BlogCard({ blog, fallback }: { blog: ListedBlog; fallback: PosterEntry }) {
  return (
    // On a phone the picture is beside the text, so that nine articles make a short list.
    <article className="group wrap-anywhere relative grid grid-cols-[2fr_3fr] overflow-hidden rounded-2xl border border-line bg-card transition-shadow duration-400 hover:shadow-xl sm:flex sm:flex-col">
      <FeaturedImage
        address={blog.featuredImage}
        fallback={fallback}
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

type CardsProps = { blogs: readonly ListedBlog[]; banner: PosterEntry | undefined };

/** Cards without a picture of their own get one that is not on the page yet. */
export function BlogCards({ blogs, banner }: CardsProps) {
  const chosen = [banner, ...blogs.map(({ featuredImage }) => posterOf(featuredImage))];
  const free = content.cardPosters.filter((poster) => !chosen.includes(poster));
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog, index) => (
        <li key={blog.slug} className="grid">
          <BlogCard blog={blog} fallback={free[index % free.length] ?? content.poster} />
        </li>
      ))}
    </ul>
  );
}
