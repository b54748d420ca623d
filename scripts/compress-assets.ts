import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = 'build/client';
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses built files once, at the highest level; they are served without further compression. */
for (const name of await readdir(folder, { recursive: true })) {
  if (!compressible.test(name)) continue;
  const file = join(folder, name);
  const bytes = await readFile(file);
  await writeFile(
    `${file}.br`,
    await brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }));
}
