import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import * as tourPackages from '#domain/tour-packages/tour-package-staff-service.ts';
import { mediaPath, quoteFilePath } from '#paths.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { readPdf } from '../support/pdf.ts';
import type { Running } from '../support/process.ts';
import { someActor } from '../support/some-actor.ts';
import { someTerms } from '../support/some-terms.ts';
import { startWeb, startWorker, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
let folder: string;
let web: Web;
let worker: Running;
let nginx: Nginx;
const settings = () => ({
  databaseUrl: test.url,
  smtpUrl: 'smtp://127.0.0.1:1',
  env: { STORAGE_DIR: folder },
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-media-'));
  web = await startWeb(settings());
  worker = await startWorker(settings());
  nginx = await startNginx([web.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await worker?.stop();
  await web?.stop();
  await rm(folder, { recursive: true, force: true });
});

const [sample] = samplePackages;
if (!sample) throw new Error('there is no sample');
const { isSample: _, ...content } = sample;

const ask = (path: string) => fetch(nginx.url + path, { redirect: 'manual' });
const statusOf = async (path: string) => {
  const response = await ask(path);
  await response.arrayBuffer();
  return response.status;
};
/** Waits until the worker has printed it. */
const keyIn = (table: 'tour_packages' | 'quotes', id: string) =>
  waitUntil(
    `a file of ${table} ${id}`,
    async () => (await test.pool.query(`select pdf_key from ${table} where id = $1`, [id])).rows[0].pdf_key,
  );

describe('the itinerary of a package', () => {
  it('is public only while its package is published', async () => {
    const { id } = await tourPackages.createTourPackage(test.db, actor, content);
    const address = mediaPath(await keyIn('tour_packages', id));
    const response = await ask(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('cache-control')).toBe('private, max-age=600');
    expect(response.headers.get('x-cache')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(readPdf(Buffer.from(await response.arrayBuffer())).pages.join('')).toContain(content.name);
    expect(await statusOf(address)).toBe(200);

    await tourPackages.deleteTourPackage(test.db, actor, id);
    expect(await statusOf(address)).toBe(404);
    await tourPackages.undeleteTourPackage(test.db, actor, id);
    expect(await statusOf(address)).toBe(200);
    const draft = { state: 'draft', publishAt: null } as const;
    await tourPackages.updateTourPackage(test.db, actor, id, { change: content, asked: draft });
    expect(await statusOf(address)).toBe(404);
  });
});

describe('the file of a quote', () => {
  it('is served only at the quote’s own address, and removed from the disk when the customer is erased', async () => {
    const words = { name: 'Asha Sharma', contactNo: '98640 12345', email: '', message: '', code: '' };
    const enquiry = await addByHand(test.db, actor, { ...words, source: 'call' });
    const { quote, token } = await makeQuote(
      test,
      actor,
      enquiry,
      someTerms({ lines: [{ text: 'Sedan', quantity: 2, unitPaise: 350_000 }] }),
    );
    const key = await keyIn('quotes', quote.id);
    expect(key).toMatch(/^quotes\/[0-9a-f]{32}\.pdf$/);
    expect(existsSync(join(folder, key))).toBe(true);
    for (const base of [nginx.url, web.url]) {
      const refused = await fetch(base + mediaPath(key));
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    const file = await ask(quoteFilePath(token));
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
    if (!file.body) throw new Error('there is no file');
    expect(readPdf(await buffer(file.body)).pages.join('')).toContain('For Asha');

    const { rows } = await test.pool.query('select customer_id::text as id from enquiries where id = $1', [
      enquiry,
    ]);
    await eraseCustomer(test.db, actor, rows[0].id, 'Asha Sharma');
    expect(await statusOf(quoteFilePath(token))).toBe(404);
    // It removes forgotten files when it starts, and then every half a minute.
    await worker.stop();
    worker = await startWorker(settings());
    await waitUntil('the file to go', () => !existsSync(join(folder, key)));
  });
});

it.each([
  '/media/',
  '/media/nothing.pdf',
  '/media/itineraries/1-v1-1.pdf',
  '/media/itineraries/../quotes/1.pdf',
  '/media/itineraries/%2e%2e/%2e%2e/etc/passwd',
  '/media/quotes/',
])('there is nothing at %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});
