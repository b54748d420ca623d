import type pg from 'pg';

/** What the list of packages in Bhutan asks the database, by prepared statements. */
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
