import { describe, expect, it } from 'vitest';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { imagePath } from '#paths.ts';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { imageIdsIn } from './image-files.ts';
import { listPublicImages } from './image-service.ts';
import { deleteImage, describeImage, viewImage } from './image-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const announced = announcedPageTags(test);

async function addImage(): Promise<string> {
  const { rows } = await test.pool.query(
    `insert into images (state, master_key, file_name, bytes, made_by, width, height, rendition_hash, share_hash, to_make)
     values ('ready', gen_random_uuid()::text, 'a.jpg', 9, 'Rupa Das', 900, 600, 'h', 's', false) returning id`,
  );
  return String(rows[0]?.id);
}

const addPlace = async (picture: string): Promise<string> => {
  const { rows } = await test.pool.query(
    `insert into places (slug, name, region, kind, body, picture, state)
     values (gen_random_uuid()::text, 'Umananda', 'Assam', 'temple', 'An island.', $1, 'draft') returning id`,
    [picture],
  );
  return String(rows[0]?.id);
};

const usesOf = async (id: string) => (await viewImage(test.db, actor, id))?.uses;

describe('an image that is chosen', () => {
  it('for a place cannot be deleted until the place has another picture', async () => {
    const id = await addImage();
    const place = await addPlace(imagePath(id));
    expect(await usesOf(id)).toEqual([{ kind: 'place', id: place, name: 'Umananda' }]);
    await expect(deleteImage(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
    await test.pool.query(`update places set picture = '' where id = $1`, [place]);
    await deleteImage(test.db, actor, id);
    expect(await listPublicImages(test.db, [id])).toEqual([]);
  });

  it('for the draft of a place counts, because the draft may go live by itself', async () => {
    const id = await addImage();
    const place = await addPlace('');
    const draft = JSON.stringify({ picture: imagePath(id) });
    await test.pool.query('update places set draft = $1 where id = $2', [draft, place]);
    await expect(deleteImage(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
    await test.pool.query('update places set draft = null where id = $1', [place]);
    expect(await usesOf(id)).toEqual([]);
  });

  it('for the gallery of a package counts until the package has it no longer', async () => {
    const id = await addImage();
    const details = JSON.stringify({ ...noDetails, gallery: [imagePath(id)] });
    const { rows } = await test.pool.query(
      `insert into tour_packages (category, country, name, duration, selling_price_paise, featured_image,
         description_html, details)
       values ('International', 'Bhutan', 'Haa', '4 days', 100, '', '<p>Words</p>', $1) returning id::text`,
      [details],
    );
    const packageId = rows[0]?.id;
    expect(await usesOf(id)).toEqual([{ kind: 'tour-package', id: packageId, name: 'Haa' }]);
    await expect(deleteImage(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
    await test.pool.query(`update tour_packages set details = $1 where id = $2`, [
      JSON.stringify(noDetails),
      packageId,
    ]);
    expect(await usesOf(id)).toEqual([]);
    await test.pool.query(`update tour_packages set details = $1 where id = $2`, [details, packageId]);
    await test.pool.query(`delete from tour_packages where id = $1`, [packageId]);
    await deleteImage(test.db, actor, id);
  });

  it('for a page counts while it is in the draft or live', async () => {
    const id = await addImage();
    const text = JSON.stringify({ poster: imagePath(id) });
    await test.pool.query(`insert into edited_pages (path, draft) values ('/cruises', $1)`, [text]);
    expect(await usesOf(id)).toMatchObject([{ kind: 'page', name: '/cruises' }]);
    await test.pool.query('update edited_pages set live = draft, draft = null');
    expect(await usesOf(id)).toHaveLength(1);
    await test.pool.query('update edited_pages set live = null');
    expect(await usesOf(id)).toEqual([]);
  });

  it('for the contact of the settings counts until there is another photograph', async () => {
    const id = await addImage();
    await test.pool.query(`update site_settings set contact_name = 'Rupa Das', contact_photo = $1`, [
      imagePath(id),
    ]);
    expect(await usesOf(id)).toEqual([{ kind: 'settings', id: '1', name: 'Rupa Das' }]);
    await test.pool.query(`update site_settings set contact_photo = ''`);
    await deleteImage(test.db, actor, id);
  });

  it('makes the pages that show it stale when it is described', async () => {
    const id = await addImage();
    await describeImage(test.db, actor, { id, version: 1, alt: 'A boat', tags: [], x: 50, y: 50 });
    expect(await announced()).toContain(`image:${id}`);
    expect((await listPublicImages(test.db, [id]))[0]?.alt).toBe('A boat');
  });

  it('is found in a text by its address, each once', () => {
    const text = JSON.stringify({
      a: imagePath('7'),
      b: `<img src="${imagePath('12')}"><img src="${imagePath('7')}">`,
    });
    expect(imageIdsIn(text)).toEqual(['7', '12']);
  });
});
