import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scene } from '../kit/scene.ts';

const folder = join(import.meta.dirname, '../scenes');

/** Every scene by its file name, in alphabetical order. */
export async function readScenes(): Promise<Map<string, Scene>> {
  const names = (await readdir(folder)).map((file) => file.replace(/\.ts$/, '')).sort();
  const entries = names.map(async (name) => {
    const { scene } = (await import(`../scenes/${name}.ts`)) as { scene: Scene };
    return [name, scene] as const;
  });
  return new Map(await Promise.all(entries));
}
