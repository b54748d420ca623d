import { describe, expect, it } from 'vitest';
import type { PageContent } from '#app/content/page-content.ts';
import { contentAt, pageContents } from '#app/content/pages.ts';
import { moreAboutPlaces } from '#app/content/places/more-about-places.ts';
import { placeLists, textPathOf } from '#app/content/places/place-lists.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { withListedPlaces } from '#app/site/places/listed-places.ts';
import { earnsPage, placeListNames } from '#domain/places/place.ts';
import { seedPlaces } from '#domain/places/place-service.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { paths, placePath } from '#paths.ts';
import { testDatabase } from '../../tests/support/test-database.ts';
import { copyPlaces, placesOf } from './copy-places.ts';

const test = testDatabase();
const tags = () => new Set<never>() as Set<string> as never;
const contentOf = (path: string) => (path === paths.bhutanPackages ? bhutanPackagesContent : contentAt(path));
const shown = (path: string) => withListedPlaces({ db: test.db, tags: tags() }, path, contentOf(path));

const linkedToPages = (content: PageContent): PageContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'places'
        ? {
            ...block,
            places: block.places.map((place) =>
              moreAboutPlaces[place.id] ? { ...place, path: placePath(place.id) } : place,
            ),
          }
        : block,
    ),
  })),
});

/** With the guide that has the whole text of its places, unless the page itself has it. */
const inShort = (content: PageContent, guide: string): PageContent => {
  if (content === contentOf(guide)) return content;
  const sections = content.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => (block.kind === 'places' ? { ...block, guide } : block)),
  }));
  return { ...content, sections };
};

describe('the places of the copy as records', () => {
  it('have one page each, and every page with places has a list', () => {
    expect(new Set(copyPlaces.map(({ slug }) => slug)).size).toBe(copyPlaces.length);
    const withPlaces = [
      ...Object.entries(pageContents),
      [paths.bhutanPackages, bhutanPackagesContent] as const,
    ]
      .filter(([, content]) => placesOf(content).length > 0)
      .map(([path]) => path);
    const listed = placeListNames.flatMap((list) => [placeLists[list].path, textPathOf(placeLists[list])]);
    expect([...new Set(listed)].sort()).toEqual([...withPlaces].sort());
    for (const { slug } of copyPlaces) expect(slugOf(slug, '')).toBe(slug);
  });

  it.each(placeListNames)(
    'show the page of %s as the copy does, before and after they are taken over',
    async (list) => {
      const { path } = placeLists[list];
      const content = inShort(contentOf(path), textPathOf(placeLists[list]));
      expect(await shown(path)).toEqual(content);
      await seedPlaces(
        test.db,
        copyPlaces.filter(({ listedOn }) => listedOn === list),
      );
      expect(await shown(path)).toEqual(linkedToPages(content));
    },
  );

  it('have a page of their own where the copy has more about them, at least eight', () => {
    const pages = copyPlaces.filter(earnsPage).map(({ slug }) => slug);
    expect(pages.sort()).toEqual(Object.keys(moreAboutPlaces).sort());
    expect(pages.length).toBeGreaterThanOrEqual(8);
  });

  it('are left out of the page, with their section, when staff have emptied the list', async () => {
    await test.pool.query(`update places set state = 'draft' where listed_on = 'delhi'`);
    expect(placesOf(await shown(paths.delhiSightseeingTaxi))).toEqual([]);
    const guide = await shown(paths.delhiGuide);
    expect(placesOf(guide)).toEqual([]);
    expect(guide.sections.length).toBe(contentOf(paths.delhiGuide).sections.length - 1);
  });
});
