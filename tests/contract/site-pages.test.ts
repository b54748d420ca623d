import { expect, it } from 'vitest';
import { sitePages } from '#app/content/site-pages.ts';
import { paths, publicPages } from '#paths.ts';

it('the pages that have a share card and a line in the sitemap are the listed public pages', () => {
  const [notListed, listed] = [
    [paths.bhutanPackage, paths.abTest] as string[],
    publicPages.map(({ path }) => path),
  ];
  expect(sitePages.map(({ path }) => path)).toEqual(listed.filter((path) => !notListed.includes(path)));
});
