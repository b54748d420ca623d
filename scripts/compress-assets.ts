import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = 'build/client';
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses a built file once, at the highest level; it is served without further compression. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((made) => writeFile(`${file}.br`, made)),
    deflate(bytes, { level: 9 }).then((made) => writeFile(`${file}.gz`, made)),
  ]);
}

const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
// All at once: as many as there are threads are compressed at a time, and together they are 3 MB.
await Promise.all(names.map((name) => compress(join(folder, name))));
