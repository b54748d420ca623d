import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { paths } from '#paths.ts';
import { askForMany } from '../razorpay/asked-payments.ts';
import {
  envOf,
  newEventId,
  type Razorpay,
  signatureOf,
  startRazorpay,
  type Webhook,
  webhookHeaders,
} from '../razorpay/stand-in.ts';
import { waitUntil } from '../wait-until.ts';
import { secondsSince } from './figures.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { withClient } from './pass-time.ts';
import { bookingsWithWrongSums } from './staff-verdict.ts';

type Extent = { payments: number; forged: number; withheld: number; kills: number };

export type GatewayVerdict = {
  /** Payments that were not counted exactly once. */
  notOnce: string[];
  wrongSums: string[];
  forgedStored: number;
  /** Events that came again under another id, which nobody signs. */
  replayedStored: number;
  /** How many different answers forged webhooks got. */
  forgedAnswers: number;
  waiting: number;
};

export type GatewayFigures = Extent & {
  webhooks: number;
  retries: number;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
  sendingSeconds: number;
  processedSeconds: number;
  lookSeconds: number;
};

export function describeGatewayFigures(figures: GatewayFigures): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    `webhooks   ${figures.webhooks} of ${figures.payments} payments, sent again ${figures.retries} times; forged or tampered ${figures.forged}, replayed under another id ${figures.forged}`,
    `answered   median ${ms(figures.p50Ms)}, p95 ${ms(figures.p95Ms)}, longest ${ms(figures.maxMs)}, over HTTP through nginx`,
    `kills      ${figures.kills} of web processes`,
    `time       ${figures.sendingSeconds.toFixed(1)} s of sending; the last was counted ${figures.processedSeconds.toFixed(1)} s later`,
    `withheld   ${figures.withheld}, found by a look within ${figures.lookSeconds.toFixed(1)} s of it`,
  ].join('\n');
}

const shuffled = <One>(all: readonly One[]): One[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Every kind of what is not signed by the gateway, or not as it was sent. */
function forgedOf({ body, signature }: Webhook, number: number) {
  const other = body.replace('"captured"', '"captured "');
  const kinds = [
    { id: newEventId(), signature: '', body },
    { id: newEventId(), signature: randomBytes(32).toString('hex'), body },
    { id: newEventId(), signature: signatureOf(body, 'a secret of somebody else'), body },
    { id: newEventId(), signature, body: other },
    { id: newEventId(), signature, body: `${body}\n` },
    { id: newEventId(), signature: signature.slice(0, 40), body },
  ];
  const forged = kinds[number % kinds.length];
  if (!forged) throw new Error('there is no such kind');
  return forged;
}

type Sending = { times: number[]; retries: number; sent: number };

/** As the gateway does: an answer that is not 2xx, or none, is tried again. */
async function deliver(address: string, webhook: Webhook, sending: Sending): Promise<void> {
  await waitUntil(
    `an answer to ${webhook.id}`,
    async () => {
      const start = performance.now();
      const response = await fetch(address, {
        method: 'POST',
        headers: webhookHeaders(webhook),
        body: webhook.body,
      }).catch(() => undefined);
      await response?.text().catch(() => '');
      if (response?.ok) {
        sending.times.push(performance.now() - start);
        return true;
      }
      sending.retries++;
      return false;
    },
    { limitMs: 120_000, everyMs: 100 },
  );
  sending.sent++;
}

async function inTurn<One>(
  all: readonly One[],
  atOnce: number,
  work: (one: One, number: number) => Promise<unknown>,
) {
  let next = 0;
  const go = async () => {
    for (let number = next++; number < all.length; number = next++) {
      const one = all[number];
      if (one !== undefined) await work(one, number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
}

/** By the progress of what is sent, so that a slow machine has as many kills. */
async function killWebs({ victims }: Fleet, sending: Sending, total: number, kills: number): Promise<number> {
  const webs = victims.filter(({ kind }) => kind === 'web');
  for (let kill = 0; kill < kills; kill++) {
    const after = ((kill + 0.5) * total) / kills;
    await waitUntil(`enough webhooks before kill ${kill + 1}`, () => sending.sent >= after, {
      limitMs: 1_200_000,
      everyMs: 5,
    });
    await webs[kill % webs.length]?.strike();
  }
  return kills;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function verdictOf(
  client: pg.Client,
  razorpay: Razorpay,
  { told, forgedAnswers }: { told: number; forgedAnswers: Set<string> },
): Promise<GatewayVerdict> {
  const { rows } = await client.query<{ id: string; times: number }>(
    `select gateway_payment_id as id, count(*)::int as times from money_entries
     where gateway_payment_id is not null group by 1`,
  );
  const times = new Map(rows.map(({ id, times }) => [id, times]));
  const forged = await client.query<{ count: number }>(
    `select count(*)::int from provider_events where payment_id not in (select id from provider_payments)`,
  );
  const waiting = await client.query<{ count: number }>(
    `select count(*)::int from provider_events where processed_at is null`,
  );
  const events = await client.query<{ count: number }>(`select count(*)::int from provider_events`);
  return {
    notOnce: [...razorpay.ledger.payments.keys()].filter((id) => times.get(id) !== 1),
    wrongSums: await bookingsWithWrongSums(client),
    forgedStored: forged.rows[0]?.count ?? -1,
    replayedStored: (events.rows[0]?.count ?? -1) - told,
    forgedAnswers: forgedAnswers.size,
    waiting: waiting.rows[0]?.count ?? -1,
  };
}

/** Sends what the gateway says to two web processes behind nginx, and compares what is counted with what was paid. */
export async function holdGatewayUnderFire(extent: Extent): Promise<{
  verdict: GatewayVerdict;
  figures: GatewayFigures;
}> {
  const razorpay = await startRazorpay();
  const fleet = await startFleet(envOf(razorpay));
  try {
    return await withClient(fleet.databaseUrl, async (client) => {
      const asked = await askForMany(client, razorpay, extent.payments + extent.withheld);
      const told = asked.slice(0, extent.payments);
      const webhooks = told.map(({ linkId }, number) => {
        const [captured, paid] = razorpay.pay(linkId).webhooks;
        const webhook = number % 2 === 0 ? paid : captured;
        if (!webhook) throw new Error('a payment has no webhook');
        return webhook;
      });
      const address = fleet.url + paths.razorpayWebhook;
      const sending: Sending = { times: [], retries: 0, sent: 0 };
      const all = shuffled([...webhooks, ...webhooks, ...webhooks]);
      const started = performance.now();
      const killing = killWebs(fleet, sending, all.length, extent.kills);
      await Promise.all([inTurn(all, 8, (webhook) => deliver(address, webhook, sending)), killing]);
      const sendingSeconds = secondsSince(started);

      // Of payments that nobody has been told of, so that what is stored of them would be counted.
      const withheld = asked.slice(extent.payments).map(({ linkId }) => razorpay.pay(linkId));
      const forgedAnswers = new Set<string>();
      const sent = { told: extent.payments, forgedAnswers };
      await inTurn(
        Array.from({ length: extent.forged }, (_, number) => number),
        8,
        async (number) => {
          const source = withheld[number % withheld.length]?.webhooks[0];
          if (!source) throw new Error('there is nothing to forge');
          const { body, ...signed } = forgedOf(source, number);
          const response = await fetch(address, { method: 'POST', headers: webhookHeaders(signed), body });
          forgedAnswers.add(`${response.status} ${await response.text()}`);
        },
      );

      const replayed = webhooks.slice(0, extent.forged).map((webhook) => ({ ...webhook, id: newEventId() }));
      await inTurn(replayed, 8, (webhook) => deliver(address, webhook, sending));

      const processing = performance.now();
      const counted = async (count: number) => {
        const { rows } = await client.query<{ count: number }>(
          'select count(*)::int from money_entries where gateway_payment_id is not null',
        );
        return (rows[0]?.count ?? 0) >= count;
      };
      const waits = { limitMs: 2_400_000, everyMs: 500 };
      await waitUntil('everything that was told to be counted', () => counted(extent.payments), waits);
      const processedSeconds = secondsSince(processing);

      // A worker looks when it starts, as it does every ten minutes.
      const looking = performance.now();
      await fleet.victims.find(({ kind }) => kind === 'worker')?.strike();
      await waitUntil('everything that was withheld to be counted', () => counted(asked.length), waits);
      const lookSeconds = secondsSince(looking);
      await waitUntil(
        'every event to be processed',
        async () => (await verdictOf(client, razorpay, sent)).waiting === 0,
        waits,
      );

      const times = sending.times.toSorted((a, b) => a - b);
      return {
        verdict: await verdictOf(client, razorpay, sent),
        figures: {
          ...extent,
          ...{ kills: await killing, webhooks: all.length, retries: sending.retries },
          ...{ p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), maxMs: times.at(-1) ?? 0 },
          ...{ sendingSeconds, processedSeconds, lookSeconds },
        },
      };
    });
  } finally {
    await fleet.stop();
    await razorpay.stop();
  }
}
