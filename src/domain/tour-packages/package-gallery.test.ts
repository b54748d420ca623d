import { describe, expect, it } from 'vitest';
import { imagePath } from '#paths.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { maxPhotographs, readDetails } from './package-details-input.ts';
import { newTourPackageInput, updateTourPackageInput } from './tour-package-input.ts';
import { describePublicPackage } from './tour-package-service.ts';
import * as staffPackages from './tour-package-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);

const [river, fort] = [imagePath('7'), imagePath('12')];
const form = (prefix: string, details?: object) => ({
  [`${prefix}Category`]: 'International',
  [`${prefix}Country`]: 'Bhutan',
  [`${prefix}Name`]: 'Haa',
  [`${prefix}Duration`]: '4 days',
  [`${prefix}Inclusions`]: '',
  [`${prefix}Activities`]: '',
  [`${prefix}Type`]: '',
  [`${prefix}PriceBeforeDiscount`]: '',
  [`${prefix}SellingPrice`]: '45000',
  [`${prefix}FeaturedImage`]: '/posters/paro-dzong.webp',
  [`${prefix}Description`]: '<p>Words</p>',
  [`${prefix}Seller`]: '',
  [`${prefix}SellerDetails`]: '',
  ...(details && { [`${prefix}Details`]: JSON.stringify(details) }),
});

describe('the photographs of a package', () => {
  it('keep their order, each once', () => {
    expect(readDetails(JSON.stringify({ gallery: [fort, river, fort] }))).toMatchObject({
      details: { gallery: [fort, river] },
    });
  });

  it.each([['https://x.example/a.jpg'], ['javascript:alert(1)'], ['/media/image/7.webp?x'], [7], ['']])(
    'are images of the library and not %s',
    (address) => {
      expect(readDetails(JSON.stringify({ gallery: [address] }))).toHaveProperty('fault');
    },
  );

  it('are at most twelve', () => {
    const many = Array.from({ length: maxPhotographs + 1 }, (_, index) => imagePath(String(index + 1)));
    expect(readDetails(JSON.stringify({ gallery: many }))).toHaveProperty('fault');
    expect(readDetails(JSON.stringify({ gallery: many.slice(1) }))).not.toHaveProperty('fault');
  });

  it('stay when a form has only the fields of the contract, and come back with a version', async () => {
    const made = newTourPackageInput.parse(form('n_tourPackage', { gallery: [river, fort] }));
    const { id } = await staffPackages.createTourPackage(test.db, actor, made.content);
    const galleryOf = async () => (await describePublicPackage(test.db, 'Bhutan', id))?.details.gallery;
    expect(await galleryOf()).toEqual([river, fort]);

    const save = async (details?: object) => {
      const fields = { n_eId: id, ...form('n_editTourPackage', details) };
      const { change } = updateTourPackageInput.parse(fields);
      return staffPackages.updateTourPackage(test.db, actor, id, { change });
    };
    await save();
    expect(await galleryOf()).toEqual([river, fort]);
    await save({ gallery: [] });
    expect(await galleryOf()).toEqual([]);
    const { revision } = (await staffPackages.readTourPackageRevision(test.db, actor, id, 1)) ?? {};
    expect(revision?.content.details.gallery).toEqual([river, fort]);
    await staffPackages.restoreTourPackage(test.db, actor, id, 1);
    expect(await galleryOf()).toEqual([river, fort]);
  });
});
