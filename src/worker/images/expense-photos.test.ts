import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { expensePhotosSuite } from '../../../tests/support/expense-photos-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'purvai-photos-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

expensePhotosSuite(() => openDiskStorage(folder));
