import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeBlog } from '#domain/blogs/blog-staff-service.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { articlePath, paths } from '#paths.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type MuteProxy, startMuteProxy } from '../support/mute-proxy.ts';
import { someActor } from '../support/some-actor.ts';
import { someSender } from '../support/some-sender.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, startWorker, type Web, type Worker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
const agency = 'care@purvai.example';
const [sample] = samplePackages;
/** Each program has its own proxy to its servers, so that one can be cut alone. */
let networks: Record<'web' | 'worker' | 'mail', MuteProxy>;
let mail: MailServer;
let web: Web;
let worker: Worker;

beforeAll(async () => {
  mail = await startMailServer();
  networks = {
    web: await startMuteProxy(test.url),
    worker: await startMuteProxy(test.url),
    mail: await startMuteProxy(mail.smtpUrl),
  };
  const smtpUrl = networks.mail.url;
  [web, worker] = await Promise.all([
    startWeb({ databaseUrl: networks.web.url, smtpUrl }),
    startWorker({ databaseUrl: networks.worker.url, smtpUrl }),
  ]);
});
afterAll(async () => {
  for (const network of Object.values(networks ?? {})) network.restore();
  await Promise.all([web?.stop(), worker?.stop()]);
  for (const network of Object.values(networks ?? {})) await network.close();
  await mail?.stop();
});

beforeEach(() => {
  for (const network of Object.values(networks)) network.restore();
});

const status = async (url: string) => (await fetch(url)).status;
const read = async (url: string) => (await fetch(url)).text();

const receive = (message: string) =>
  receiveEnquiry(
    test,
    { formDate: '', name: 'Asha Devi', contactNo: '98640', email: 'asha@example.com', message },
    someSender(),
  );

const arrived = async (messages: readonly string[]) => {
  const texts = (await mail.read(agency)).map(({ text }) => text);
  return messages.every((message) => texts.some((text) => text.includes(message)));
};

/** The event stream of an open page; `text` has everything received so far. */
async function openScreen() {
  const leave = new AbortController();
  const cookie = await staffCookie(test, web.url);
  const response = await fetch(web.url + paths.adminLive, { headers: { cookie }, signal: leave.signal });
  expect(response.status).toBe(200);
  const screen = { text: '', leave: () => leave.abort() };
  const follow = async () => {
    for await (const bytes of response.body ?? []) screen.text += new TextDecoder().decode(bytes);
  };
  follow().catch(() => {});
  return screen;
}

const silence = async ({ metricsUrl }: Web | Worker) =>
  [...(await read(metricsUrl)).matchAll(/^listener_silent_seconds\{.*\} ([\d.]+)$/gm)].map(([, seconds]) =>
    Number(seconds),
  );

describe('a web process whose database connections go mute', () => {
  const soon = { limitMs: 5000 };

  it.each(['work', 'are mute'] as const)('recovers by itself where new connections %s', async (kind) => {
    if (!sample) throw new Error('a sample is needed');
    const page = web.url + paths.bhutanPackages;
    const name = `Tour ${crypto.randomUUID()}`;
    await waitUntil('a cached page', async () => (await fetch(page)).headers.get('x-page-cache') === 'hit');
    const screen = await openScreen();

    networks.web.mute(kind);
    await addTourPackage(test.db, { ...sample, name });
    const unheard = await receive(crypto.randomUUID());
    if (kind === 'are mute') {
      await waitUntil('readiness to go off', async () => (await status(`${web.url}/readyz`)) === 503);
      await waitUntil('the listeners to be known as deaf', async () =>
        (await silence(web)).every((seconds) => seconds > 2),
      );
      // A cached page is still sent, without waiting for the database.
      expect((await fetch(page)).headers.get('x-page-cache')).toBe('hit');
    }
    networks.web.restore();

    await Promise.all([
      waitUntil('the changed page', async () => (await read(page)).includes(name), soon),
      waitUntil('the event on the stream', () => screen.text.includes('event: missed'), soon),
    ]);
    expect(screen.text).not.toContain(unheard);
    await waitUntil('readiness', async () => (await status(`${web.url}/readyz`)) === 200);
    expect((await silence(web)).every((seconds) => seconds < 5)).toBe(true);
    await receive(crypto.randomUUID());
    await waitUntil('the next change on the screen', () => screen.text.includes('event: change'), soon);
    screen.leave();
  });
});

describe('a worker whose connections go mute', () => {
  const soon = { limitMs: 30_000, everyMs: 100 };

  it('sends waiting mails and runs its scheduled tasks once the network is back', async () => {
    networks.worker.mute('are mute');
    const messages = Array.from({ length: 3 }, () => crypto.randomUUID());
    for (const message of messages) await receive(message);
    const heading = `Article ${crypto.randomUUID()}`;
    const content = { blogDate: '2099-01-01', title: '', metaDescription: '', heading, author: '' };
    const body = { bodyHtml: '<p>Words</p>', featuredImage: '', featuredContent: '' };
    const asked = { state: 'scheduled', publishAt: new Date(Date.now() + 60_000) } as const;
    const { id, slug } = await writeBlog(test.db, actor, { ...content, ...body }, asked);
    await test.pool.query('update blogs set publish_at = now() where id = $1', [id]);
    await waitUntil('the worker to notice', () => worker.output().includes('connection was lost'));
    networks.worker.restore();

    await Promise.all([
      waitUntil('the mails', () => arrived(messages), soon),
      waitUntil('the article', async () => (await status(web.url + articlePath(slug))) === 200, soon),
    ]);
    expect(await status(worker.healthUrl)).toBe(200);
  });

  it('sends mails again that the mail server did not answer', async () => {
    networks.mail.mute('are mute');
    const failures = () => worker.output().split('job failed').length;
    const before = failures();
    const message = crypto.randomUUID();
    await receive(message);
    await waitUntil('a try to fail', () => failures() > before);
    networks.mail.restore();
    await waitUntil('the mail', () => arrived([message]), soon);
  });
});

describe('while the database is mute', () => {
  async function secondsToStop(program: Web | Worker) {
    const started = performance.now();
    const outcome = await program.stop('SIGTERM');
    return { outcome, seconds: (performance.now() - started) / 1000 };
  }

  it('SIGTERM ends web and worker within their limits', async () => {
    const network = await startMuteProxy(test.url);
    const settings = { databaseUrl: network.url, smtpUrl: 'smtp://127.0.0.1:1' };
    const programs = await Promise.all([startWeb(settings), startWorker(settings)]);
    network.mute('are mute');
    const [stoppedWeb, stoppedWorker] = await Promise.all(programs.map(secondsToStop));
    // DRAIN_MS is half a second in tests; the ten seconds are in docs/operations.md.
    expect(stoppedWeb?.seconds).toBeLessThan(11);
    expect(stoppedWorker?.seconds).toBeLessThan(10.5);
    expect([stoppedWeb?.outcome, stoppedWorker?.outcome]).toEqual([0, 0]);
    await network.close();
  });

  it('SIGTERM ends a worker that has not begun to work', async () => {
    const network = await startMuteProxy(test.url);
    network.mute('are mute');
    const settings = { databaseUrl: network.url, smtpUrl: 'smtp://127.0.0.1:1' };
    const waiting = await startWorker({ ...settings, until: 'is not there yet' });
    expect(await status(waiting.healthUrl)).toBe(200);
    expect((await secondsToStop(waiting)).outcome).toBe(0);
    await network.close();
  });

  it('the watchdog ends a worker whose fetches do not finish, and says so', async () => {
    const network = await startMuteProxy(test.url);
    const stuck = await startWorker({
      databaseUrl: network.url,
      smtpUrl: 'smtp://127.0.0.1:1',
      env: { WORKER_WATCHDOG_MS: '3000' },
    });
    network.mute('are mute');
    expect(await stuck.ended).toBe(1);
    expect(stuck.output()).toContain('no fetch has finished for too long');
    await network.close();
  });
});
