import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { renderSvg, type Scene } from './kit/scene.ts';
import { sheet } from './kit/svg.ts';

/** What a page needs to know of a poster before its picture arrives. */
type Entry = { alt: string; focus: readonly [number, number]; hash: string; placeholder: string };

const folder = 'public/posters';
const manifest = 'src/app/content/poster-manifest.json';

/** AVIF for nearly everyone; WebP at two widths for the rest. */
const widths = { avif: [480, 800, 960, 1440, 2400], webp: [960, 1440] } as const;

async function readScenes(): Promise<Scene[]> {
  const scenes = resolve(import.meta.dirname, 'scenes');
  const names = (await readdir(scenes)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(names.map(async (name) => (await import(resolve(scenes, name))).scene));
}

type Kind = keyof typeof widths;

const kinds: Kind[] = ['avif', 'webp'];

/** Drawn once, at the widest, and made smaller from there: drawing costs more than anything but the widest file. */
async function drawWidest(svg: Buffer) {
  const widest = Math.max(...widths.avif);
  const { data, info } = await sharp(svg, { density: (72 * widest) / sheet.width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

const encode: Record<Kind, (picture: Sharp) => Sharp> = {
  // A higher effort takes four times as long for a twentieth of the bytes.
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

async function placeholderOf(svg: Buffer): Promise<string> {
  const tiny = await sharp(svg).resize(20).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function rasterise(scene: Scene, known: Entry | undefined): Promise<Entry> {
  const svg = Buffer.from(renderSvg(scene));
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const fileOf = (width: number, kind: Kind) => `${folder}/${scene.name}-${hash}-${width}.${kind}`;
  const missing = kinds.flatMap((kind) =>
    widths[kind].map((width) => ({ width, kind })).filter(({ width }) => !existsSync(fileOf(width, kind))),
  );
  if (missing.length > 0) {
    const widest = await drawWidest(svg);
    for (const { width, kind } of missing) {
      await encode[kind](widest().resize(width)).toFile(fileOf(width, kind));
    }
  }
  // For links that are stored in the database and outlive a redrawing.
  const stable = `${folder}/${scene.name}.webp`;
  if (missing.length > 0 || !existsSync(stable)) {
    await encode.webp(sharp(fileOf(1440, 'webp')).resize(640)).toFile(stable);
  }
  const placeholder = known?.hash === hash ? known.placeholder : await placeholderOf(svg);
  return { alt: scene.alt, focus: scene.focus, hash, placeholder };
}

/** Draws every poster that changed since the last run, clears away what is out of date, and tells the pages. */
await mkdir(folder, { recursive: true });
const before: Record<string, Entry> = JSON.parse(await readFile(manifest, 'utf8'));
const entries: Record<string, Entry> = {};
const waiting = await readScenes();
const work = async () => {
  for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
    entries[scene.name] = await rasterise(scene, before[scene.name]);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
const current = new Set(
  Object.entries(entries).flatMap(([name, { hash }]) => [
    `${name}.webp`,
    ...kinds.flatMap((kind) => widths[kind].map((width) => `${name}-${hash}-${width}.${kind}`)),
  ]),
);
for (const file of await readdir(folder)) {
  if (!current.has(file)) await rm(`${folder}/${file}`);
}
const inOrder = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b)));
const written = `${JSON.stringify(inOrder, null, 2)}\n`;
if (written !== `${JSON.stringify(before, null, 2)}\n`) await writeFile(manifest, written);
process.stdout.write(`${Object.keys(entries).length} posters\n`);
