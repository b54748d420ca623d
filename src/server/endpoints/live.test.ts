import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceLive } from '#platform/database/live-changes.ts';
import { createLog } from '#platform/log.ts';
import { addStaff, apiEnv, newBrowser, staffApi } from '../../../tests/support/staff-api.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { createLive, type Live } from './live.ts';

const test = testDatabase();
const api = staffApi(test);
const browser = newBrowser();
const address = `${apiEnv.BASE_URL}/adminDashboard/contactus-messages/live`;
let live: Live;

beforeAll(() => {
  live = createLive({
    env: { DATABASE_URL: test.url, BASE_URL: apiEnv.BASE_URL },
    log: createLog('silent', 'script'),
    db: test.db,
    beatMs: 50,
  });
});
afterAll(() => live.close());

const cookieOf = () => [...browser.cookies].map((pair) => pair.join('=')).join('; ');
const open = (cookie = cookieOf()) => live.open(new Request(address, { headers: { cookie } }));

/** Reads the stream; `heard` has everything so far. */
async function listenTo(response: Response) {
  const heard = { text: '', isOver: false };
  const read = async () => {
    for await (const piece of response.body ?? []) heard.text += new TextDecoder().decode(piece);
    heard.isOver = true;
  };
  void read();
  return heard;
}

const listeners = async () =>
  (await test.pool.query(`select 1 from pg_stat_activity where application_name = 'listen:enquiries'`))
    .rowCount;

describe('the stream of changes', () => {
  it('requires a session', async () => {
    expect((await open('')).status).toBe(401);
    expect((await open('__Host-sid=guessed')).status).toBe(401);
  });

  it('notifies every open page at the commit over one connection, and sends heartbeats', async () => {
    const { username } = await addStaff(test);
    await api.logIn(browser, username);
    await waitUntil('the listening connection', async () => (await listeners()) === 1);
    const response = await open();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const pages = await Promise.all([
      listenTo(response),
      ...[1, 2, 3].map(async () => listenTo(await open())),
    ]);
    expect(await listeners()).toBe(1);

    await test.db
      .transaction(async (tx) => {
        await announceLive(tx, { enquiryId: '6', isNew: true });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await announceLive(test.db, { enquiryId: '7', isNew: true });
    for (const page of pages) {
      await waitUntil('the change', () => page.text.includes('event: change\ndata: {"enquiryId":"7"'));
      expect(page.text).not.toContain('"6"');
      await waitUntil('a sign of life', () => page.text.includes('event: beat'));
    }
  });

  it('ends with a message when the session is over, and does not extend the session', async () => {
    const page = await listenTo(await open());
    await test.pool.query(`update staff_sessions set last_seen_at = now() - interval '31 minutes'`);
    await waitUntil('the end', () => page.isOver);
    expect(page.text).toContain('event: over');
    expect((await open()).status).toBe(401);
  });

  it('drops closed streams, and ends open ones when the process stops', async () => {
    await test.pool.query(
      'update staff_sessions set last_seen_at = now(), ended_at = null, end_reason = null',
    );
    const left = await open();
    await left.body?.cancel();
    const page = await listenTo(await open());
    live.endStreams();
    await waitUntil('the end', () => page.isOver);
    expect((await open()).status).toBe(503);
  });
});
