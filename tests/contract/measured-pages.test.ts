import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { pageContents } from '#app/content/pages.ts';
import routes from '#app/routes.ts';
import { contentAddresses, standingForAll } from '../e2e/support/public-addresses.ts';

type Entry = (typeof routes)[number];

/** The routes as the router takes them, each with the file that makes its pages. */
const asRoutes = (entries: readonly Entry[]): RouteObject[] =>
  entries.map(({ path, index, file, children = [] }) =>
    index
      ? { index: true, handle: file }
      : { ...(path === undefined ? {} : { path }), handle: file, children: asRoutes(children as Entry[]) },
  );

const templateOf = (address: string) => {
  const { pathname } = new URL(address, 'http://localhost');
  return matchRoutes(asRoutes(routes), pathname)?.at(-1)?.route.handle;
};

const measured = new Set(standingForAll.map(templateOf));

it.each(contentAddresses)('%s has a template that is measured in every run', (address) => {
  expect(templateOf(address)).toMatch(/-page\.tsx$/);
  expect(measured).toContain(templateOf(address));
});

const largestBy = (size: (content: string) => number) =>
  Object.entries(pageContents).toSorted(
    ([, a], [, b]) => size(JSON.stringify(b)) - size(JSON.stringify(a)),
  )[0]?.[0];

it('measures the page of copy with the most pictures and the one with the longest text', () => {
  const pictures = (content: string) => content.match(/"focus":/g)?.length ?? 0;
  expect(standingForAll).toContain(largestBy(pictures));
  expect(standingForAll).toContain(largestBy((content) => content.length));
});
