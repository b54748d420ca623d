import { blogContent as content } from '#app/content/site/blog.ts';
import { PageHead } from '#app/site/page-head.tsx';
import type { DescribePage } from '#app/site/structured-data.ts';
import { cut } from '#app/ui/cut.ts';
import type { Article } from '#domain/blogs/blog.ts';
import { articlePath, paths } from '#paths.ts';
import { countWords } from './article-text.ts';
import { FeedInHead } from './blog-links.tsx';

export const articleTrail = [...content.trail, { name: content.here, path: paths.blog }];

const describePosting =
  (article: Article, description: string): DescribePage =>
  ({ baseUrl, agency }) => [
    {
      '@type': 'BlogPosting',
      headline: article.heading,
      description,
      datePublished: article.blogDate,
      dateModified: article.updatedAt.toISOString(),
      wordCount: countWords(article.bodyHtml),
      mainEntityOfPage: baseUrl + articlePath(article.slug),
      author: article.author ? { '@type': 'Person', name: article.author } : agency,
      publisher: agency,
      ...(article.featuredImage && { image: URL.parse(article.featuredImage, baseUrl)?.href }),
    },
  ];

export function ArticleHead({ article }: { article: Article }) {
  const description = article.metaDescription || cut(article.featuredContent || article.heading, 160);
  return (
    <>
      <FeedInHead />
      <PageHead
        kind="article"
        title={article.title || cut(article.heading, 60)}
        description={description}
        path={articlePath(article.slug)}
        cardOf={paths.blog}
        poster={content.poster}
        picture={article.featuredImage}
        trail={articleTrail}
        here={article.heading}
        describe={describePosting(article, description)}
      />
    </>
  );
}
