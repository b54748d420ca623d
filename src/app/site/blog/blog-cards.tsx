import type { ListedBlog } from '#domain/blogs/blog.ts';
import { BlogCard } from './blog-card.tsx';

export const BlogCards = ({ blogs }: { blogs: readonly ListedBlog[] }) => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {blogs.map((blog) => (
      <li key={blog.slug} className="grid">
        <BlogCard blog={blog} />
      </li>
    ))}
  </ul>
);
