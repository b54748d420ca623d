import { describe, expect, it } from 'vitest';
import { staffMessages } from '#messages.ts';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { noDetails } from './package-details.ts';
import type { TourPackageContent } from './tour-package.ts';
import { describePublicPackage, listPublicPackages } from './tour-package-service.ts';
import * as staffPackages from './tour-package-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const toldSince = announcedPageTags(test);

const content: TourPackageContent = {
  category: 'International',
  country: 'Bhutan',
  name: 'Haa',
  duration: '4 days',
  inclusions: '',
  activities: '',
  packageType: '',
  priceBeforeDiscountPaise: null,
  sellingPricePaise: 45_000_00,
  featuredImage: 'https://img.example/haa.jpg',
  descriptionHtml: '<p>Words</p>',
  seller: '',
  sellerDetails: '',
  itinerary: [{ title: 'Arrival', text: 'To the hotel.' }],
  details: noDetails,
};
const create = () => staffPackages.createTourPackage(test.db, actor, content);
const update = (id: string, change: Partial<TourPackageContent>) =>
  staffPackages.updateTourPackage(test.db, actor, id, { change: { ...content, ...change } });

describe('a change invalidates exactly the cached pages that it affects', () => {
  it('only the package when the list stays the same, both otherwise', async () => {
    const { id } = await create();
    const both = [`tour-package:${id}`, 'tour-packages'];
    expect(await toldSince()).toEqual(both);
    await update(id, { inclusions: 'Hotel', itinerary: [] });
    expect(await toldSince()).toEqual([`tour-package:${id}`]);
    await update(id, { sellingPricePaise: 50_000_00 });
    expect(await toldSince()).toEqual(both);
    await update(id, { sellingPricePaise: 50_000_00, details: { ...noDetails, theme: 'eco' } });
    expect(await toldSince()).toEqual(both);
    await staffPackages.deleteTourPackage(test.db, actor, id);
    expect(await toldSince()).toEqual(both);
    await staffPackages.undeleteTourPackage(test.db, actor, id);
    expect(await toldSince()).toEqual(both);
  });
});

describe('scheduled content', () => {
  it('is published at its time', async () => {
    const publishAt = new Date(Date.now() + 3600_000);
    const { id } = await staffPackages.createTourPackage(test.db, actor, content, {
      state: 'scheduled',
      publishAt,
    });
    expect(await staffPackages.publishDueTourPackages(test.db)).toBe(0);
    expect(await describePublicPackage(test.db, 'Bhutan', id)).toBeUndefined();
    await test.pool.query('update tour_packages set publish_at = now() where id = $1', [id]);
    await toldSince();
    expect(await staffPackages.publishDueTourPackages(test.db)).toBe(1);
    expect(await toldSince()).toEqual([`tour-package:${id}`, 'tour-packages']);
    expect((await listPublicPackages(test.db, 'Bhutan')).map((one) => one.id)).toContain(id);
  });
});

describe('the history', () => {
  it('restores an old version with prices and days', async () => {
    const { id } = await create();
    await update(id, { sellingPricePaise: 1_00, itinerary: [] });
    await staffPackages.restoreTourPackage(test.db, actor, id, 1);
    expect(await staffPackages.findTourPackage(test.db, actor, id)).toMatchObject({ ...content, version: 3 });
    const lines = await staffPackages.listTourPackageRevisions(test.db, actor, id);
    expect(lines.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
  });
});

describe('a price before discount below the selling price', () => {
  const refused = { code: 'invalid', userText: staffMessages.tourPackages.priceBeforeDiscountTooLow };

  it('is not saved, also not by restoring an old version', async () => {
    const dearer = { ...content, priceBeforeDiscountPaise: 44_999_99 };
    await expect(staffPackages.createTourPackage(test.db, actor, dearer)).rejects.toMatchObject(refused);
    const { id } = await create();
    await expect(update(id, dearer)).rejects.toMatchObject(refused);
    await update(id, { priceBeforeDiscountPaise: 45_000_00 });
    // Stored before the check existed.
    await test.pool.query(
      `update revisions set content = content || '{"priceBeforeDiscountPaise": 1000}'
       where kind = 'tour-package' and subject_id = $1 and version = 1`,
      [id],
    );
    await expect(staffPackages.restoreTourPackage(test.db, actor, id, 1)).rejects.toMatchObject(refused);
    expect(await staffPackages.findTourPackage(test.db, actor, id)).toMatchObject({
      priceBeforeDiscountPaise: 45_000_00,
      version: 2,
    });
  });
});
