import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { printNext } from '#domain/tour-packages/tour-package-print-service.ts';
import { addTourPackage, describePublicPackage } from '#domain/tour-packages/tour-package-service.ts';
import { createLog } from '#platform/log.ts';
import { openDiskStorage } from '#platform/storage.ts';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { printTourPackage } from './print-tour-package.ts';

const test = testDatabase();
const log = createLog('silent', 'worker');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-print-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a published package is printed once for each letterhead, and its page leads to the file', async () => {
  const [sample] = samplePackages;
  if (!sample) throw new Error('there is no sample');
  const id = await addTourPackage(test.db, sample);
  expect((await describePublicPackage(test.db, 'Bhutan', id))?.pdfKey).toBe('');

  const storage = openDiskStorage(folder);
  const print = () =>
    printNext(test.db, (tourPackage, settings) => printTourPackage({ storage, log }, tourPackage, settings));
  expect(await print()).toEqual({ id, formerKey: '' });
  expect(await print()).toBeUndefined();

  const key = (await describePublicPackage(test.db, 'Bhutan', id))?.pdfKey ?? '';
  expect(key).toMatch(new RegExp(`^itineraries/${id}-v1-[0-9a-f]{8}\\.pdf$`));
  const file = await storage.get(key);
  if (!file) throw new Error(`nothing is kept under ${key}`);
  const { pages } = readPdf(await buffer(file.body));
  expect(pages.join('')).toContain('Paro and the Tiger’s Nest');
  expect(pages.join('')).toContain('₹48,500');

  await changeSettings(test.db, { inrPerUsd: '90' });
  expect(await print()).toBeUndefined();
  await changeSettings(test.db, { phoneE164: '+919864012345' });
  expect(await print()).toEqual({ id, formerKey: key });
  expect(await print()).toBeUndefined();
  const again = await storage.get((await describePublicPackage(test.db, 'Bhutan', id))?.pdfKey ?? '');
  expect(again && readPdf(await buffer(again.body)).pages.join('')).toContain('98640 12345');
});
