import { describe, expect, it } from 'vitest';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { askedPriceOf } from './price/asked-price-service.ts';
import { confirmPackagePrice } from './price-confirmation-service.ts';
import type { NewTourPackage } from './tour-package.ts';
import { addTourPackage, listPublicPackages } from './tour-package-service.ts';
import { deleteTourPackage, updateTourPackage } from './tour-package-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const toldSince = announcedPageTags(test);

const addSample = () => addTourPackage(test.db, samplePackages[0] as NewTourPackage);
const isConfirmed = async (id: string) =>
  (await listPublicPackages(test.db, 'Bhutan')).find((listed) => listed.id === id)?.isPriceConfirmed;
const pagesOf = (id: string) => [`tour-package:${id}`, 'tour-packages'];

describe('the price of a sample', () => {
  it('is confirmed by staff once, and every page with it is read again', async () => {
    const id = await addSample();
    expect(await isConfirmed(id)).toBe(false);
    expect((await askedPriceOf(test.db, id, 'adults=2'))?.price).toBeNull();
    await toldSince();
    for (const _ of [1, 2]) await confirmPackagePrice(test.db, actor, id);
    expect(await toldSince()).toEqual(pagesOf(id));
    expect(await isConfirmed(id)).toBe(true);
    expect((await askedPriceOf(test.db, id, 'adults=2'))?.price?.totalPaise).toBeGreaterThan(0);
    const { rows } = await test.pool.query(
      `select actor_name, detail from activity where action = 'package-price-confirmed'`,
    );
    expect(rows).toEqual([{ actor_name: actor.name, detail: { price: '₹48,500' } }]);
  });

  it('is confirmed by a save that leaves it as it is', async () => {
    const id = await addSample();
    await toldSince();
    await updateTourPackage(test.db, actor, id, { change: { inclusions: 'Hotel' } });
    expect(await isConfirmed(id)).toBe(true);
    expect(await toldSince()).toEqual(pagesOf(id));
  });

  it('is not confirmed without the area, nor for a deleted package', async () => {
    const id = await addSample();
    const limited = { ...actor, areas: ['enquiries' as const] };
    await expect(confirmPackagePrice(test.db, limited, id)).rejects.toMatchObject({ code: 'forbidden' });
    await deleteTourPackage(test.db, actor, id);
    await expect(confirmPackagePrice(test.db, actor, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
