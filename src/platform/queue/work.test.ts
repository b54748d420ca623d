import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { type Listener, listen } from '../database/notifications.ts';
import { type Work, workChannel } from './work.ts';

const test = testDatabase();
const told: string[] = [];
let listener: Listener;

beforeAll(async () => {
  let isConnected = false;
  listener = listen({
    url: test.url,
    channel: 'another_channel',
    log: createLog('silent', 'script'),
    onMessage: () => {},
    others: new Map([[workChannel, (work) => told.push(work)]]),
    onConnect: () => {
      isConnected = true;
    },
  });
  await waitUntil('the listener', () => isConnected);
});
afterAll(() => listener.close());

const addBlog = (slug: string, publishAt: string) =>
  `insert into blogs (slug, blog_date, heading, body_html, state, publish_at)
   values ('${slug}', current_date, 'A heading', '<p>text</p>', 'scheduled', ${publishAt})`;

describe('the worker', () => {
  it.each<[Work, string]>([
    ['erasures', `insert into erasures (kind, record_id) values ('customer', 1)`],
    ['publishing', addBlog('due', 'now()')],
    ['itineraries', `update site_settings set agency_name = agency_name || ' and Sons'`],
  ])('is told of %s that wait', async (work, statement) => {
    told.length = 0;
    await test.pool.query(statement);
    await waitUntil('the notification', () => told.length > 0);
    expect(told).toEqual([work]);
  });

  it('is not told of a time that has not come', async () => {
    told.length = 0;
    await test.pool.query(addBlog('later', `now() + interval '1 day'`));
    await test.pool.query(`insert into erasures (kind, record_id) values ('customer', 2)`);
    await waitUntil('a later notification', () => told.length > 0);
    expect(told).toEqual(['erasures']);
  });
});
