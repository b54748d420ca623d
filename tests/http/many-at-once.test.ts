import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverEntryPath, driverPath, paths } from '#paths.ts';
import { addDriverDuty } from '../support/driver-duty.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { fleetRows } from '../support/some-duty.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const query = async (sql: string, values: unknown[] = []) => (await test.pool.query(sql, values)).rows;
const rows = fleetRows(query);

let webs: Web[];
let nginx: Nginx;
/** One login each, because the sessions of staff members are looked up, too. */
let cookies: string[];
beforeAll(async () => {
  // Two processes, as deployed.
  webs = [];
  for (let count = 0; count < 2; count++)
    webs.push(
      await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1', baseUrl: 'http://localhost' }),
    );
  nginx = await startNginx(webs.map(({ port }) => port));
  cookies = [];
  // In groups, because a process refuses more than 15 logins of strangers at once.
  for (let group = 0; group < 10; group++) {
    const logins = Array.from({ length: 5 }, () => staffCookie(test, webs[0]?.url ?? ''));
    cookies.push(...(await Promise.all(logins)));
  }
});
afterAll(async () => {
  await nginx?.stop();
  for (const web of webs) await web.stop();
});

type Answer = { status: number; body: string };

/** From an address of its own, as drivers and staff members have. */
function ask(client: number, path: string, form?: Record<string, string>): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: nginx.port,
        host: '127.0.0.1',
        localAddress: `127.0.${1 + Math.floor(client / 200)}.${1 + (client % 200)}`,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          cookie: cookies[client % cookies.length],
          ...(body !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
            origin: 'http://localhost',
          }),
        },
      },
      (response) => {
        text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const tally = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** What an open board loads again, on the day of the duties. */
const boardData = `${paths.adminCabs}_.data?day=2026-12-01`;

describe('in the same moment', () => {
  it('300 drivers open their links and send an entry: all are answered', async () => {
    const duties: Awaited<ReturnType<typeof addDriverDuty>>[] = [];
    for (let count = 0; count < 300; count++) duties.push(await addDriverDuty(query));
    const started = performance.now();
    const pages = await Promise.all(duties.map(({ token }, client) => ask(client, driverPath(token))));
    process.stdout.write(`300 driver pages at once: ${Math.round(performance.now() - started)} ms\n`);
    expect(tally(pages)).toEqual({ 200: 300 });
    const entries = await Promise.all(
      duties.map(({ token }, client) =>
        ask(client, driverEntryPath(token), {
          key: randomUUID(),
          sequence: '1',
          at: new Date().toISOString(),
          kind: 'start',
          odometerKm: '1000',
        }),
      ),
    );
    expect(tally(entries)).toEqual({ 200: 300 });
    expect(await query('select count(*)::int as stored from duty_entries')).toEqual([{ stored: 300 }]);
  });

  it('50 people book one car: one succeeds, every other one is refused with the reason', async () => {
    const carId = await rows.addCar();
    const duties: { dutyId: string }[] = [];
    for (let one = 0; one < 50; one++) duties.push(await rows.addDuty({ starts: 6 + one / 20, hours: 4 }));
    const answers = await Promise.all(
      duties.map(({ dutyId }, client) =>
        ask(client, boardData, { intent: 'plan', dutyId, revision: '1', carId }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 49 });
    expect(await query('select id from duties where car_id = $1', [carId])).toHaveLength(1);
  });

  it('the open boards of 50 staff members are told of a duty that moves and of a car that is added', async () => {
    const streams = Array.from({ length: 50 }, async (_, client) => {
      const web = webs[client % webs.length];
      const response = await fetch(`${web?.url}${paths.adminLive}`, {
        headers: { cookie: cookies[client] ?? '' },
      });
      const seen = { text: '' };
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      const read = async () => {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          seen.text += part.value;
      };
      void read().catch(() => {});
      return { seen, end: () => reader?.cancel() };
    });
    const open = await Promise.all(streams);
    const { dutyId, bookingId } = await rows.addDuty();
    const carId = await rows.addCar();
    const plan = { intent: 'plan', dutyId, revision: '1', carId };
    expect((await ask(1, boardData, plan)).status).toBe(200);
    const car = { intent: 'save', plate: 'AS 05 ZZ 0001', carType: 'sedan', city: 'guwahati' };
    expect((await ask(1, `${paths.adminCars}.data`, car)).status).toBe(200);
    for (const change of [`{"bookingId":"${bookingId}"}`, '{"fleet":"car"}'])
      await waitUntil(`all boards to be told of ${change}`, () =>
        open.every(({ seen }) => seen.text.includes(change)),
      );
    // All load the board again at once.
    const boards = await Promise.all(open.map((_, client) => ask(client, boardData)));
    expect(tally(boards)).toEqual({ 200: 50 });
    await Promise.all(open.map(({ end }) => end()));
  });
});
