import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestOf } from './manifest.ts';
import { readScenes } from './read-scenes.ts';

const scenes = await readScenes();
const file = join(import.meta.dirname, '../manifest.json');
await writeFile(file, JSON.stringify(manifestOf(scenes.values()), null, 2));
process.stdout.write(`${scenes.size} posters\n`);
