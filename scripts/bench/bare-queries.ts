import type pg from 'pg';
import { paths } from '#paths.ts';

/** What the call for the packages in Bhutan asks the database, by prepared statements. */
export async function bareQueries(pool: pg.Pool): Promise<unknown[]> {
  const [, packages] = await Promise.all([
    pool.query({ name: 'settings', text: 'select * from site_settings' }),
    pool.query({
      name: 'packages',
      text: `select id, slug, country, name, duration, activities, package_type, featured_image, selling_price_paise
        from tour_packages where country = $1 and state = 'published' and deleted_at is null order by id desc limit $2`,
      values: ['Bhutan', 60],
    }),
  ]);
  return packages.rows;
}

/** What their page asks besides: the copy that staff have written, and the places that it lists. */
export async function barePageQueries(pool: pg.Pool): Promise<unknown[]> {
  const [packages] = await Promise.all([
    bareQueries(pool),
    pool.query({
      name: 'page',
      text: 'select live from edited_pages where path = $1',
      values: [paths.bhutanPackages],
    }),
    pool.query({
      name: 'places',
      text: `select * from places where listed_on = $1 and listed_on <> '' order by position, id`,
      values: ['bhutan'],
    }),
  ]);
  return packages;
}
