import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { insertBareEnquiry } from './bare-enquiry.ts';
import { bareQueries } from './bare-queries.ts';

/** The least that can answer: Hono with the bytes of a page, and with the queries of a call by prepared statements. */
const [port = '0', file = '', databaseUrl = ''] = process.argv.slice(2);
const page = new Uint8Array(await readFile(file));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const headers = { 'content-type': 'text/html; charset=utf-8' };
await pool.query(`create table if not exists bench_rows (
  id bigint generated always as identity primary key, sender text not null, words text not null,
  created_at timestamptz not null default now())`);
await pool.query('create index if not exists bench_rows_sender on bench_rows (sender)');

const bare = new Hono();
bare.get('/page', () => new Response(page, { headers }));
bare.get('/call', async (c) => c.json({ flag: '1', result: await bareQueries(pool) }));
/** One transaction with as many rows as an enquiry has. */
bare.post('/rows/:count', async (c) => {
  const words = await c.req.text();
  const client = await pool.connect();
  await client.query('begin');
  for (let row = 0; row < Number(c.req.param('count')); row++)
    await client.query({
      name: 'row',
      text: 'insert into bench_rows (sender, words) values ($1, $2)',
      values: [`${row}`, words],
    });
  await client.query('commit');
  client.release();
  return c.text('Thank you');
});
/** One transaction with the rows of an enquiry in the same tables. */
bare.post('/enquiry', async (c) => {
  await insertBareEnquiry(pool, new URLSearchParams(await c.req.text()));
  return c.text('Thank you');
});
serve({ fetch: bare.fetch, port: Number(port), hostname: '127.0.0.1' });
