import { describe, expect, it } from 'vitest';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { confirmPackagePrice } from '#domain/tour-packages/price-confirmation-service.ts';
import type { TourPackageContent } from '#domain/tour-packages/tour-package.ts';
import {
  claimItinerary,
  isPublicItinerary,
  printItineraryAgain,
} from '#domain/tour-packages/tour-package-print-service.ts';
import { addTourPackage, describePublicPackage } from '#domain/tour-packages/tour-package-service.ts';
import * as staffPackages from '#domain/tour-packages/tour-package-staff-service.ts';
import { itineraryPrints } from '#worker/scheduled/print-tasks.ts';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { printWorker } from '../../../tests/support/print-worker.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { type Printer, PrintFailure } from './printer.ts';

const test = testDatabase();
const actor = someActor(test);
const toldSince = announcedPageTags(test);
const worker = printWorker(test);
const print = (change?: Parameters<typeof worker.printAll>[1]) => worker.printAll(itineraryPrints, change);

const [sample] = samplePackages;
if (!sample) throw new Error('there is no sample');
const { isSample: _, ...content }: TourPackageContent & { isSample: boolean } = sample;

const create = async (change: Partial<TourPackageContent> = {}) =>
  (await staffPackages.createTourPackage(test.db, actor, { ...content, ...change })).id;
const save = (id: string, change: Partial<TourPackageContent> = {}) =>
  staffPackages.updateTourPackage(test.db, actor, id, { change: { ...content, ...change } });
const keyOf = async (id: string) => (await describePublicPackage(test.db, 'Bhutan', id))?.pdfKey;
const isFailed = async (id: string) =>
  (await staffPackages.findTourPackage(test.db, actor, id))?.isPrintFailed;
const triesOf = async (id: string) =>
  (await test.pool.query('select print_tries as tries from tour_packages where id = $1', [id])).rows[0].tries;
const filesOf = (id: string) => worker.filesFrom(`itineraries/${id}-`);
/** Expires all claims. */
const expireClaims = () =>
  test.pool.query(`update tour_packages set print_started_at = print_started_at - interval '121 seconds'`);

describe('itineraries', () => {
  it('are printed once per version and letterhead, and the page links to the file', async () => {
    const id = await create();
    expect(await keyOf(id)).toBe('');
    await toldSince();
    await print();
    expect(await toldSince()).toEqual([`tour-package:${id}`]);
    const first = (await keyOf(id)) ?? '';
    expect(first).toMatch(new RegExp(`^itineraries/${id}-v1-\\d+-[0-9a-f]{8}\\.pdf$`));
    expect(await worker.wordsOf(first)).toContain('₹48,500');
    expect(await claimItinerary(test.db)).toBeUndefined();

    await changeSettings(test.db, { inrPerUsd: '90' });
    expect(await claimItinerary(test.db)).toBeUndefined();
    await changeSettings(test.db, { sdfIndianRupees: 1_300 });
    await print();
    expect(await worker.wordsOf(await keyOf(id))).toContain('₹1,300');
    expect(await claimItinerary(test.db)).toBeUndefined();
    const nextMonth = new Date(Date.now() + 31 * 24 * 3600_000);
    const ofNextMonth = await claimItinerary(test.db, nextMonth);
    expect(ofNextMonth?.claim.id).toBe(id);
    if (ofNextMonth) await itineraryPrints.giveUp(test.db, ofNextMonth, false);
    await changeSettings(test.db, { phoneE164: '+919864012345' });
    await print();
    const second = (await keyOf(id)) ?? '';
    expect(second).not.toBe(first);
    expect(await worker.wordsOf(second)).toContain('98640 12345');

    await save(id, { name: 'Another name' });
    expect(await keyOf(id)).toBe('');
    await print();
    expect(await worker.wordsOf(await keyOf(id))).toContain('Another name');
    await worker.removeNoted();
    expect(await filesOf(id)).toEqual([await keyOf(id)]);
  });

  it('have the price of a sample once it is confirmed, also when a print is under way', async () => {
    const id = await addTourPackage(test.db, sample);
    await print();
    const asking = await keyOf(id);
    expect(await worker.wordsOf(asking)).toContain('Ask for the price');
    await test.pool.query('update tour_packages set pdf_version = 0 where id = $1', [id]);
    const underWay = await claimItinerary(test.db);
    await confirmPackagePrice(test.db, actor, id);
    expect(await keyOf(id)).toBe('');
    if (underWay) await itineraryPrints.keep(test.db, underWay, Buffer.alloc(0));
    expect(await keyOf(id)).toBe('');
    await print();
    expect(await worker.wordsOf(await keyOf(id))).toContain('₹48,500');
    await worker.removeNoted();
    expect(await filesOf(id)).toEqual([await keyOf(id)]);
  });

  it('are not printed for a draft', async () => {
    await staffPackages.createTourPackage(test.db, actor, content, { state: 'draft', publishAt: null });
    expect(await claimItinerary(test.db)).toBeUndefined();
  });

  it('fail after three tries, leave no file, and do not delay others', async () => {
    const bad = await create();
    const good = await create({ name: 'The next one' });
    const printed: string[] = [];
    await print({
      async printer(job, stop) {
        if (job.kind === 'itinerary') printed.push(job.tourPackage.name);
        // The failing one is still running when the next one is done.
        if (job.kind === 'itinerary' && job.tourPackage.name === content.name) {
          await waitUntil('the next one', () => keyOf(good), { limitMs: 30_000 });
          throw new PrintFailure('more than 300 pages');
        }
        return worker.printer(job, stop);
      },
    });
    expect(printed.toSorted()).toEqual([content.name, content.name, content.name, 'The next one'].toSorted());
    expect([await isFailed(bad), await isFailed(good)]).toEqual([true, false]);
    expect(await filesOf(bad)).toEqual([]);
    expect(await keyOf(bad)).toBe('');
    expect(await claimItinerary(test.db)).toBeUndefined();

    // Again by staff, and then because of a change.
    expect(await printItineraryAgain(test.db, actor, bad)).toEqual({ name: content.name });
    expect(await isFailed(bad)).toBe(false);
    expect((await claimItinerary(test.db))?.claim.id).toBe(bad);
    await test.pool.query('update tour_packages set print_started_at = null, print_tries = 3 where id = $1', [
      bad,
    ]);
    expect(await isFailed(bad)).toBe(true);
    await save(bad, { descriptionHtml: '<p>Short</p>' });
    expect(await isFailed(bad)).toBe(false);
    await print();
    expect(await worker.wordsOf(await keyOf(bad))).toContain('Short');
    await expect(printItineraryAgain(test.db, actor, '999999999')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are tried again after a new letterhead', async () => {
    const id = await create();
    await print();
    await test.pool.query(
      'update tour_packages set print_tries = 3, pdf_letterhead_version = 0 where id = $1',
      [id],
    );
    expect([await isFailed(id), await claimItinerary(test.db)]).toEqual([true, undefined]);
    await changeSettings(test.db, { agencyName: 'Purvai' });
    expect(await isFailed(id)).toBe(false);
    await print();
    expect(await worker.wordsOf(await keyOf(id))).toContain('Purvai');
  });

  it('are printed by one of two workers', async () => {
    const ids = [await create(), await create(), await create(), await create()];
    let count = 0;
    const counting: Printer = (job, stop) => {
      count += 1;
      return worker.printer(job, stop);
    };
    await Promise.all([print({ printer: counting }), print({ printer: counting })]);
    expect(count).toBe(ids.length);
  });

  it('are printed to the same key by another worker when one was killed', async () => {
    const id = await create();
    const killed = await claimItinerary(test.db);
    // It had written the file already.
    await worker.storage.put(killed?.claim.key ?? '', Buffer.from('half'));
    expect(await claimItinerary(test.db)).toBeUndefined();
    await expireClaims();
    await print();
    expect(await keyOf(id)).toBe(killed?.claim.key);
    expect(await worker.wordsOf(await keyOf(id))).toContain(content.name);
    expect(await triesOf(id)).toBe(0);
  });

  it('leave no file of a killed worker behind when the package is changed before the next try', async () => {
    const id = await create();
    const killed = await claimItinerary(test.db);
    await worker.storage.put(killed?.claim.key ?? '', Buffer.from('half'));
    await save(id, { name: 'Changed' });
    await expireClaims();
    await print();
    await worker.removeNoted();
    expect(await filesOf(id)).toEqual([await keyOf(id)]);
    expect(await keyOf(id)).toContain(`${id}-v2-`);
  });

  it('count a killed worker as a try', async () => {
    const id = await create();
    for (const _try of [1, 2, 3]) {
      expect((await claimItinerary(test.db))?.claim.id).toBe(id);
      expect(await isFailed(id)).toBe(false);
      await expireClaims();
    }
    expect(await claimItinerary(test.db)).toBeUndefined();
    expect(await isFailed(id)).toBe(true);
    await staffPackages.deleteTourPackage(test.db, actor, id);
  });

  it('are discarded when the package was saved meanwhile', async () => {
    const id = await create();
    let isSaved = false;
    await print({
      async printer(job, stop) {
        const bytes = await worker.printer(job, stop);
        if (!isSaved) {
          isSaved = true;
          await save(id, { name: 'Saved meanwhile' });
        }
        return bytes;
      },
    });
    expect(await worker.wordsOf(await keyOf(id))).toContain('Saved meanwhile');
    await worker.removeNoted();
    expect(await filesOf(id)).toEqual([await keyOf(id)]);
  });

  it('do not count a full disk or a stopping worker as a try', async () => {
    const id = await create();
    const put = async () => {
      throw new Error('ENOSPC: no space left on device');
    };
    await expect(print({ storage: { ...worker.storage, put } })).rejects.toThrow('ENOSPC');
    expect(await triesOf(id)).toBe(0);
    const stop = new AbortController();
    await print({
      stop: stop.signal,
      printer(job, signal) {
        stop.abort();
        return worker.printer(job, signal);
      },
    });
    expect(await triesOf(id)).toBe(0);
    await print();
    expect(await keyOf(id)).not.toBe('');
  });

  it('are public only while their package is', async () => {
    const id = await create();
    await print();
    const key = (await keyOf(id)) ?? '';
    const isPublic = () => isPublicItinerary(test.db, key);
    expect(await isPublic()).toBe(true);
    await staffPackages.deleteTourPackage(test.db, actor, id);
    expect(await isPublic()).toBe(false);
    await staffPackages.undeleteTourPackage(test.db, actor, id);
    expect(await isPublic()).toBe(true);
    const draft = { state: 'draft', publishAt: null } as const;
    await staffPackages.updateTourPackage(test.db, actor, id, { change: content, asked: draft });
    expect(await isPublic()).toBe(false);
    for (const other of [
      '',
      'itineraries/',
      `itineraries/${id}-v9-1.pdf`,
      'quotes/1-a.pdf',
      'itineraries/x-1.pdf',
    ])
      expect(await isPublicItinerary(test.db, other)).toBe(false);
  });

  it('are removed with a package that was deleted long ago', async () => {
    const id = await create();
    await print();
    expect(await filesOf(id)).toHaveLength(1);
    await staffPackages.deleteTourPackage(test.db, actor, id);
    await staffPackages.purgeDeletedTourPackages(test.db, new Date(Date.now() + 31 * 24 * 3600_000));
    await worker.removeNoted();
    expect(await filesOf(id)).toEqual([]);
  });
});
