import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { uploadedImagesSuite } from '../../../tests/support/uploaded-images-suite.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-images-'));
});
afterAll(() => rm(folder, { recursive: true }));

uploadedImagesSuite(() => openDiskStorage(folder));
