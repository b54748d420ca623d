import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { createTourPackage } from '#domain/tour-packages/tour-package-staff-service.ts';
import { type Listener, listen } from '#platform/database/notifications.ts';
import { createLog } from '#platform/log.ts';
import { type Work, workChannel } from '#platform/queue/work.ts';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someTerms } from '../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
const [sample] = samplePackages;
if (!sample) throw new Error('there is no sample');
const { isSample: _, ...content } = sample;
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
    [
      'images',
      `insert into images (master_key, file_name, bytes, made_by) values ('key', 'photo.jpg', 1, 'Asha')`,
    ],
    ['erasures', `insert into erasures (kind, record_id) values ('customer', 1)`],
    ['publishing', addBlog('due', 'now()')],
    ['itineraries', `update site_settings set agency_name = agency_name || ' and Sons'`],
  ])('is told of %s that wait', async (work, statement) => {
    told.length = 0;
    await test.pool.query(statement);
    await waitUntil('the notification', () => told.length > 0);
    expect(told).toEqual([work]);
  });

  it('is told of the documents and attachments of services', async () => {
    told.length = 0;
    const words = { name: 'Asha', contactNo: '98640 12345', email: '', message: '', code: '' };
    const enquiryId = await addByHand(test.db, actor, { ...words, source: 'call' });
    await makeQuote(test, actor, enquiryId, someTerms({}));
    await createTourPackage(test.db, actor, content);
    await test.pool.query(
      `insert into attachments (enquiry_id, event_id, state, storage_name)
       select enquiry_id, id, 'waiting', repeat('a', 32) from enquiry_events where enquiry_id = $1 limit 1`,
      [enquiryId],
    );
    await waitUntil('three notifications', () => told.length >= 3);
    expect(told).toEqual(['quotes', 'itineraries', 'attachments']);
  });

  it('is not told of a time that has not come', async () => {
    told.length = 0;
    await test.pool.query(addBlog('later', `now() + interval '1 day'`));
    await test.pool.query(`insert into erasures (kind, record_id) values ('customer', 2)`);
    await waitUntil('a later notification', () => told.length > 0);
    expect(told).toEqual(['erasures']);
  });
});
