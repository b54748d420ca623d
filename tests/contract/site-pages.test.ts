import { expect, it } from 'vitest';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { blogContent } from '#app/content/site/blog.ts';
import { home } from '#app/content/site/home.ts';
import { sitePages } from '#app/content/site-pages.ts';
import { paths, publicPages } from '#paths.ts';
import { sampleBlogs } from '../../scripts/database/sample-blogs.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';

it('the pages that have a share card and a line in the sitemap are the listed public pages', () => {
  const [notListed, listed] = [
    [paths.bhutanPackage, paths.abTest] as string[],
    publicPages.map(({ path }) => path),
  ];
  expect(sitePages.map(({ path }) => path)).toEqual(listed.filter((path) => !notListed.includes(path)));
});

/** The names of the posters anywhere in a page's content, and those that its sample packages have. */
const posterNamesIn = (content: unknown): string[] => {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === 'poster') return [value.name];
    if (key === 'featuredImage') return [value.replace(/^\/posters\/|\.webp$/g, '')];
    return posterNamesIn(value);
  });
};

const contents: [path: string, content: unknown][] = [
  [paths.home, home],
  [paths.bhutanPackages, { bhutanPackagesContent, samplePackages }],
  [paths.blog, { poster: blogContent.poster, sampleBlogs }],
];

it.each(contents)('%s shows no poster twice, its sample data included', (_path, content) => {
  const names = posterNamesIn(content);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('articles without a picture get different posters, none of them the banner of the list', () => {
  expect(new Set(blogContent.cardPosters).size).toBe(9);
  expect(blogContent.cardPosters).not.toContain(blogContent.poster);
});
