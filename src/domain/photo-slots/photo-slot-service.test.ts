import { describe, expect, it } from 'vitest';
import { deleteImage, viewImage } from '#domain/images/image-staff-service.ts';
import { eraseRecords } from '#domain/privacy/contributors.ts';
import { imagePath } from '#paths.ts';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { carSlot, driverSlot, officeSlot, packageSlot } from './photo-slot.ts';
import { changePhotoSlot, findSlotPhotos, listPhotoSlots } from './photo-slot-service.ts';

const test = testDatabase();
const actor = someActor(test);
const announced = announcedPageTags(test);

async function addImage(): Promise<string> {
  const { rows } = await test.pool.query(
    `insert into images (state, master_key, file_name, bytes, made_by, width, height, rendition_hash, share_hash, to_make)
     values ('ready', gen_random_uuid()::text, 'a.jpg', 9, 'Rupa Das', 900, 600, 'h', 's', false) returning id::text`,
  );
  return rows[0]?.id;
}

async function addDriver(): Promise<string> {
  const { rows } = await test.pool.query(
    `insert into drivers (name, city) values ('Bikash Das', 'guwahati') returning id::text`,
  );
  return rows[0]?.id;
}

const photoIn = async (slot: string) => (await findSlotPhotos(test.db, [slot])).get(slot);
const change = (slot: string, address: string) => changePhotoSlot(test.db, actor, { slot, address });

describe('a slot', () => {
  it('shows the image that staff chose, which then cannot be deleted, until they take it out', async () => {
    const [first, second] = [await addImage(), await addImage()];
    const slot = carSlot('sedan');
    expect(await photoIn(slot)).toBeUndefined();
    await change(slot, imagePath(first));
    await change(slot, imagePath(second));
    expect(await photoIn(slot)).toBe(imagePath(second));
    expect(await announced()).toContain('photo-slots');
    expect((await viewImage(test.db, actor, second))?.uses).toMatchObject([
      { kind: 'photo-slot', name: slot },
    ]);
    await expect(deleteImage(test.db, actor, second)).rejects.toMatchObject({ code: 'conflict' });
    await deleteImage(test.db, actor, first);
    await change(slot, '');
    expect(await photoIn(slot)).toBeUndefined();
    await deleteImage(test.db, actor, second);
  });

  it.each([
    ['an address elsewhere', officeSlot, 'https://elsewhere.example/a.jpg', 'invalid'],
    ['an image that is not there', officeSlot, imagePath('999999'), 'invalid'],
    ['a car type that is not there', carSlot('airship'), '', 'invalid'],
  ])('takes no %s', async (_what, slot, address, code) => {
    await expect(change(slot, address)).rejects.toMatchObject({ code });
  });
});

it('the list has every car type, driver, country and boat, and drivers only for staff who may see them', async () => {
  const driver = await addDriver();
  const all = await listPhotoSlots(test.db, actor);
  expect(all).toContainEqual({ slot: driverSlot(driver), kind: 'driver', name: 'Bikash Das', address: '' });
  expect(all.map(({ slot }) => slot)).toEqual(
    expect.arrayContaining([carSlot('sedan'), officeSlot, 'boats:cruises', 'boats:diving']),
  );
  const limited = await listPhotoSlots(test.db, { ...actor, areas: ['publishing'] });
  expect(limited.some(({ kind }) => kind === 'driver')).toBe(false);
  await expect(listPhotoSlots(test.db, { ...actor, areas: ['enquiries'] })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

it('a driver who has left is in the list until the photograph is removed', async () => {
  const driver = await addDriver();
  const slots = async () => (await listPhotoSlots(test.db, actor)).map(({ slot }) => slot);
  await change(driverSlot(driver), imagePath(await addImage()));
  await test.pool.query('update drivers set ended_at = now() where id = $1', [driver]);
  expect(await slots()).toContain(driverSlot(driver));
  await change(driverSlot(driver), '');
  expect(await slots()).not.toContain(driverSlot(driver));
});

it.each([
  ['Bhutan', '', 'hotels:Bhutan'],
  ['India', 'eco', 'hotels:India'],
  ['India', 'cruise', 'boats:cruises'],
  ['India', 'scuba', 'boats:diving'],
])('a package of %s with the theme %j has the slot %s', (country, theme, slot) => {
  expect(packageSlot({ country, theme })).toBe(slot);
});

it('the photograph of a driver goes when the driver is erased', async () => {
  const driver = await addDriver();
  await change(driverSlot(driver), imagePath(await addImage()));
  await test.db.transaction((tx) => eraseRecords(tx, 'driver', [driver], actor));
  expect(await photoIn(driverSlot(driver))).toBeUndefined();
});
