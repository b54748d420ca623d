import { describe, expect, it } from 'vitest';
import { staffMessages } from '#messages.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { toldPageTags } from '../../../tests/support/told-page-tags.ts';
import type { TourPackageContent } from './tour-package.ts';
import { describePublicPackage, listPublicPackages } from './tour-package-service.ts';
import * as desk from './tour-package-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const toldSince = toldPageTags(test);

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
};
const create = () => desk.createTourPackage(test.db, actor, content);
const update = (id: string, change: Partial<TourPackageContent>) =>
  desk.updateTourPackage(test.db, actor, id, { change: { ...content, ...change } });

describe('a change empties exactly what it touches', () => {
  it('the package alone where the list shows the same, both otherwise', async () => {
    const { id } = await create();
    const both = [`tour-package:${id}`, 'tour-packages'];
    expect(await toldSince()).toEqual(both);
    await update(id, { inclusions: 'Hotel', itinerary: [] });
    expect(await toldSince()).toEqual([`tour-package:${id}`]);
    await update(id, { sellingPricePaise: 50_000_00 });
    expect(await toldSince()).toEqual(both);
    await desk.deleteTourPackage(test.db, actor, id);
    expect(await toldSince()).toEqual(both);
    await desk.undeleteTourPackage(test.db, actor, id);
    expect(await toldSince()).toEqual(both);
  });
});

describe('what is scheduled', () => {
  it('is published once its time has come', async () => {
    const publishAt = new Date(Date.now() + 3600_000);
    const { id } = await desk.createTourPackage(test.db, actor, content, { state: 'scheduled', publishAt });
    expect(await desk.publishDueTourPackages(test.db)).toBe(0);
    expect(await describePublicPackage(test.db, 'Bhutan', id)).toBeUndefined();
    await test.pool.query('update tour_packages set publish_at = now() where id = $1', [id]);
    await toldSince();
    expect(await desk.publishDueTourPackages(test.db)).toBe(1);
    expect(await toldSince()).toEqual([`tour-package:${id}`, 'tour-packages']);
    expect((await listPublicPackages(test.db, 'Bhutan')).map((one) => one.id)).toContain(id);
  });
});

describe('the history', () => {
  it('brings an old version back, prices and days included', async () => {
    const { id } = await create();
    await update(id, { sellingPricePaise: 1_00, itinerary: [] });
    await desk.restoreTourPackage(test.db, actor, id, 1);
    expect(await desk.findTourPackage(test.db, actor, id)).toMatchObject({ ...content, version: 3 });
    const lines = await desk.listTourPackageRevisions(test.db, actor, id);
    expect(lines.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
  });
});

describe('a price before discount below the selling price', () => {
  const refused = { code: 'invalid', userText: staffMessages.tourPackages.priceBeforeDiscountTooLow };

  it('is not saved, and does not come back with an old version', async () => {
    const dearer = { ...content, priceBeforeDiscountPaise: 44_999_99 };
    await expect(desk.createTourPackage(test.db, actor, dearer)).rejects.toMatchObject(refused);
    const { id } = await create();
    await expect(update(id, dearer)).rejects.toMatchObject(refused);
    await update(id, { priceBeforeDiscountPaise: 45_000_00 });
    // As it was stored before there was a check.
    await test.pool.query(
      `update revisions set content = content || '{"priceBeforeDiscountPaise": 1000}'
       where kind = 'tour-package' and subject_id = $1 and version = 1`,
      [id],
    );
    await expect(desk.restoreTourPackage(test.db, actor, id, 1)).rejects.toMatchObject(refused);
    expect(await desk.findTourPackage(test.db, actor, id)).toMatchObject({
      priceBeforeDiscountPaise: 45_000_00,
      version: 2,
    });
  });
});
