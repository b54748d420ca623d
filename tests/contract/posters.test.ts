import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { posters } from '#app/content/posters.ts';
import { sitePages } from '#app/content/site-pages.ts';
import { paths, publicPages } from '#paths.ts';
import { renderSvg, type Scene } from '../../posters/kit/scene.ts';

const modules = import.meta.glob<{ scene: Scene }>('../../posters/scenes/*.ts', { eager: true });
const scenes = Object.entries(modules).map(
  ([file, { scene }]) => [file.replace(/^.*\/|\.ts$/g, ''), scene] as const,
);

describe.each(scenes)('poster %s', (file, scene) => {
  const svg = renderSvg(scene);

  it('is named as its file, says what it shows, and is known to the pages as it is drawn', () => {
    const known = posters[scene.name as keyof typeof posters];
    expect(scene.name).toBe(file);
    expect(scene.alt).toMatch(/^[A-Z].{20,240}\.$/);
    expect(known).toMatchObject({ alt: scene.alt, focus: [...scene.focus] });
    expect(known.hash).toBe(createHash('sha256').update(svg).digest('hex').slice(0, 10));
  });

  it('is light, drawn the same every time, and whole', () => {
    expect(svg.length).toBeLessThan(400_000);
    expect(renderSvg(scene)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|<text|href="http/);
  });
});

it('no two posters share an id, so that they may share a page', () => {
  const ids = scenes.flatMap(([, scene]) => [
    ...new Set([...renderSvg(scene).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])),
  ]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe('the pages', () => {
  it('are told of outside as they are listed', () => {
    const [notListed, listed] = [
      [paths.bhutanPackage, paths.abTest] as string[],
      publicPages.map(({ path }) => path),
    ];
    expect(sitePages.map(({ path }) => path)).toEqual(listed.filter((path) => !notListed.includes(path)));
  });
});
