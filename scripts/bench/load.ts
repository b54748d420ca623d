import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#paths.ts';
import { waitUntil } from '../../tests/support/wait-until.ts';
import { percentile } from './measure.ts';

const pages = [
  paths.home,
  paths.guwahatiTaxi,
  paths.bhutanPackages,
  paths.contact,
  paths.taxis,
  paths.delhiTaxi,
  paths.cruises,
  paths.blog,
  paths.ecoTours,
  paths.about,
];

type Asked = { path: string; agent: Agent; body?: string; headers: Record<string, string> };

const kept = new Agent({ keepAlive: true, maxSockets: 100 });
/** A visitor who sends something has a connection and an address of their own. */
const own = new Agent({ keepAlive: false });

let count = 0;
/** Of 100 requests: 90 pages, 8 calls, 2 enquiries. */
function nextRequest(): Asked {
  const place = ++count % 100;
  if (place === 25 || place === 75) {
    const body = new URLSearchParams({
      n_name: 'Asha Devi',
      n_contactno: `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      n_message: `To Kaziranga in March, ${count} of us`,
    }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      'idempotency-key': crypto.randomUUID(),
    };
    return { path: `${paths.api}/contact-us-message`, agent: own, body, headers };
  }
  if (place % 12 === 0 && place > 0)
    return { path: `${paths.api}/bhutan-tour-packages`, agent: own, headers: { 'accept-encoding': 'br' } };
  return {
    path: pages[count % pages.length] ?? paths.home,
    agent: kept,
    headers: { 'accept-encoding': 'br' },
  };
}

/** Linux accepts every address of 127.0.0.0/8 as one of its own. */
const someAddress = () =>
  `127.${1 + Math.floor(Math.random() * 100)}.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;

/** Tells the time from when the request was due, so that a wait behind slow answers counts; undefined if it failed. */
function send(origin: URL, due: number, done: (ms: number | undefined) => void): void {
  const { path, agent, body, headers } = nextRequest();
  let isDone = false;
  // Both the request and its response may fail.
  const finish = (ms?: number) => {
    if (!isDone) done(ms);
    isDone = true;
  };
  const sent = request(
    {
      host: origin.hostname,
      port: origin.port,
      path,
      agent,
      headers,
      method: body === undefined ? 'GET' : 'POST',
      ...(agent === own && { localAddress: someAddress() }),
    },
    (response) => {
      response.resume();
      response.on('error', () => finish());
      response.on('end', () => finish(response.statusCode === 200 ? performance.now() - due : undefined));
    },
  );
  sent.on('error', () => finish());
  sent.end(body);
}

export type Outcome = { rate: number; sent: number; errors: number; p50: number; p95: number; p99: number };

/**
 * Sends requests at a constant rate, however slow the answers are. Of an answer only its time is kept: a million promises
 * would stop the generator for longer and longer collections.
 */
export async function sendAtRate(url: string, rate: number, seconds: number): Promise<Outcome> {
  const origin = new URL(url);
  const all = rate * seconds;
  const times = new Float64Array(all).fill(Number.NaN);
  let [sent, open] = [0, 0];
  const begun = performance.now();
  const sendNext = () => {
    const number = sent++;
    open++;
    send(origin, begun + (number * 1000) / rate, (ms) => {
      open--;
      if (ms !== undefined) times[number] = ms;
    });
  };
  while (sent < all) {
    const due = Math.min(all, Math.floor(((performance.now() - begun) * rate) / 1000));
    while (sent < due) sendNext();
    await wait(1);
  }
  await waitUntil('the last answers', () => open === 0, { limitMs: 120_000 });
  const answered = [...times].filter((ms) => !Number.isNaN(ms));
  return {
    rate,
    sent,
    errors: sent - answered.length,
    p50: percentile(answered, 0.5),
    p95: percentile(answered, 0.95),
    p99: percentile(answered, 0.99),
  };
}
