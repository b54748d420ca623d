export type NewBlog = {
  /** A day in India, as `2026-11-15`. */
  blogDate: string;
  /** For the browser's tab and search engines; the heading stands in where it is empty. */
  title: string;
  metaDescription: string;
  heading: string;
  author: string;
  bodyHtml: string;
  featuredImage: string;
  /** A few words that the article is announced with. */
  featuredContent: string;
  isSample: boolean;
};

/** A blog as the public list announces it. */
export type ListedBlog = Pick<
  NewBlog,
  'blogDate' | 'heading' | 'author' | 'featuredImage' | 'featuredContent'
> & { slug: string };

/** A blog as its own page shows it. */
export type Article = ListedBlog & Pick<NewBlog, 'title' | 'metaDescription' | 'bodyHtml'>;

export type BlogPage = { blogs: ListedBlog[]; page: number; totalPages: number };
