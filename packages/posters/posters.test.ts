import { describe, expect, it } from 'vitest';
import { manifestOf } from './build/manifest.ts';
import { posterSvg } from './build/poster-svg.ts';
import { readScenes } from './build/read-scenes.ts';
import { renderSvg } from './kit/scene.ts';
import manifest from './manifest.json' with { type: 'json' };
import { type PosterName, posters } from './posters.ts';

const scenes = await readScenes();
const drawings = new Map([...scenes].map(([file, scene]) => [file, renderSvg(scene)]));

describe.each([...scenes])('poster %s', (file, scene) => {
  const svg = drawings.get(file) ?? '';

  it('has the name of its file, a description and an entry in the manifest', () => {
    expect(scene.name).toBe(file);
    expect(scene.alt).toMatch(/^[A-Z].{20,240}\.$/);
    expect(posters[file as PosterName]).toEqual({ name: file, alt: scene.alt, focus: [...scene.focus] });
  });

  it('is small, deterministic and valid SVG', async () => {
    expect(svg.length).toBeLessThan(400_000);
    expect(await posterSvg(file as PosterName)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|<text|href="http/);
  });
});

it('uses ids that no other poster has, because two posters may share a page', () => {
  const ids = [...drawings.values()].flatMap((svg) => [
    ...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])),
  ]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('has a manifest that matches the scenes; `npm run manifest` writes it', () => {
  expect(JSON.stringify(manifest)).toBe(JSON.stringify(manifestOf(scenes.values())));
});
