import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/** The least that can answer: Hono with the bytes of a page, and with the queries of a call by prepared statements. */
const [port = '0', file = '', databaseUrl = ''] = process.argv.slice(2);
const page = new Uint8Array(await readFile(file));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const headers = { 'content-type': 'text/html; charset=utf-8' };

const bare = new Hono();
bare.get('/page', () => new Response(page, { headers }));
bare.get('/call', async (c) => {
  const [, packages] = await Promise.all([
    pool.query({ name: 'settings', text: 'select * from site_settings' }),
    pool.query({
      name: 'packages',
      text: `select id, slug, country, name, duration, activities, package_type, featured_image, selling_price_paise
        from tour_packages where country = $1 and state = 'published' and deleted_at is null order by id desc limit $2`,
      values: ['Bhutan', 60],
    }),
  ]);
  return c.json({ flag: '1', result: packages.rows });
});
serve({ fetch: bare.fetch, port: Number(port), hostname: '127.0.0.1' });
