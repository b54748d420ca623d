import { beforeEach, describe, expect, it } from 'vitest';
import { changeService } from '#domain/bookings/trips/service-change-service.ts';
import { viewTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { createSupplier } from '#domain/suppliers/supplier-service.ts';
import type { Mailer } from '#platform/mailer.ts';
import { sendSupplierRequestMail } from '#worker/jobs/send-supplier-request-mail.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { enterCosts, workedTrip } from '../../../../tests/support/worked-trip.ts';
import { askSupplier, viewSupplierRequest } from './supplier-request-service.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

const hotels = ['Hotel in Thimphu', 'Hotel in Paro'];
let made = 0;

/** A supplier of two hotels in each of so many trips. */
async function askable(trips = 1, email = 'stay@druk.example') {
  const name = `Druk ${++made}`;
  const terms = {
    kind: 'hotel',
    city: 'Thimphu',
    phoneE164: '+97517111111',
    notes: '',
    gstin: '',
    payTerms: '',
    payDays: null,
  } as const;
  const supplierId = await createSupplier(
    test.db,
    actor,
    { ...terms, name, contactName: 'Karma', email },
    `supplier-${made}`,
  );
  const ids: string[] = [];
  for (let number = 0; number < trips; number++) {
    const { id } = await workedTrip(test, actor);
    ids.push(id);
    await enterCosts(test, actor, id);
    for (const service of await servicesOf(id))
      if (hotels.includes(service.title)) await set(service.id, 'supplier', `${name}, Thimphu`);
  }
  return { supplierId, name, ids, id: ids[0] ?? '' };
}

const servicesOf = async (id: string) => (await viewTrip(test.db, actor, id))?.services ?? [];
const set = (id: string, field: string, typed: string, basedOn = '') =>
  changeService(test.db, actor, id, { field, typed, basedOn });
const statesOf = async (id: string) =>
  (await servicesOf(id)).filter(({ title }) => hotels.includes(title)).map(({ state }) => state);
const eventsOf = (id: string) =>
  queried(
    `select kind, detail from booking_events where booking_id = $1 and kind like 'supplier-%' order by id`,
    [id],
  );

async function viewed(supplierId: string, bookingId?: string) {
  const request = await viewSupplierRequest(test.db, actor, supplierId, bookingId);
  if (!request) throw new Error('there is nothing to ask');
  return request;
}

type Ask = Parameters<typeof askSupplier>[2];
const ask = async (request: Ask) => (await askSupplier(test, actor, request)).count;

type Sent = Parameters<Mailer['send']>[0];

/** What the worker sends for the jobs that wait; a failure is the mail server's. */
async function work(failure?: Error): Promise<Sent[]> {
  const sent: Sent[] = [];
  const mailer: Mailer = {
    async send(mail) {
      if (failure) throw failure;
      sent.push(mail);
    },
    close() {},
  };
  const env = { BASE_URL: 'https://x.example', readsReplies: false };
  const jobs = await queried(
    `select data->>'requestId' as id from pgboss.job where name = 'supplier-request-mail' order by created_on`,
  );
  for (const { id } of jobs) await sendSupplierRequestMail({ db: test.db, mailer, env }, { requestId: id });
  return sent;
}

const failureOf = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} no`), { code: 'EENVELOPE', responseCode });

beforeEach(() => queried(`delete from pgboss.job where name = 'supplier-request-mail'`));

describe('asking a supplier', () => {
  it('is one message over all trips, without costs and names, or about one trip', async () => {
    const { supplierId, ids } = await askable(2);
    const all = await viewed(supplierId);
    expect(all).toMatchObject({ count: 4, supplier: { email: 'stay@druk.example' } });
    const { text } = all.message;
    for (const id of ids) expect(text).toContain(`Trip B${id}\n`);
    expect(text.match(/4 people, of them children of 5 and 9 years/g)).toHaveLength(4);
    expect(text).toMatch(/Hotel in Paro\n.*2 nights/);
    expect(text).not.toMatch(/Meera|15,600|17,200|₹|Nu |USD/);
    expect(await viewed(supplierId, ids[0])).toMatchObject({ count: 2 });
  });

  it('by mail marks everything as asked once, and is mailed once', async () => {
    const { supplierId, name, ids, id } = await askable(2);
    const { basis, message } = await viewed(supplierId);
    const request = { supplierId, channel: 'mail', basis, key: 'mail-1' } as const;
    const counts = await Promise.all([ask(request), ask(request)]);
    expect(counts).toEqual([4, 4]);
    expect(await viewSupplierRequest(test.db, actor, supplierId)).toBeUndefined();
    for (const one of ids) {
      expect(await statesOf(one)).toEqual(['asked', 'asked']);
      expect(await eventsOf(one)).toEqual([
        {
          kind: 'supplier-asked',
          detail: {
            supplier: name,
            channel: 'mail',
            address: 'stay@druk.example',
            titles: hotels.join(', '),
          },
        },
      ]);
    }
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: 'stay@druk.example', subject: message.subject, text: `${message.text}\n` },
      messageId: expect.stringMatching(/^<supplier-request-\d+@x\.example>$/),
    });
    expect(await work()).toEqual([]);
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['supplier-asked', 'supplier-mailed']);
  });

  it('by WhatsApp marks and mails nothing', async () => {
    const { supplierId, id } = await askable();
    const { basis } = await viewed(supplierId);
    expect(await ask({ supplierId, channel: 'whatsapp', basis, key: 'chat-1' })).toBe(2);
    expect(await statesOf(id)).toEqual(['asked', 'asked']);
    expect(await work()).toEqual([]);
  });

  it('marks nothing when the message was another one', async () => {
    const { supplierId, id } = await askable();
    const { basis } = await viewed(supplierId);
    const [hotel] = (await servicesOf(id)).filter(({ title }) => title === 'Hotel in Paro');
    await set(hotel?.id ?? '', 'remarks', 'Ground floor');
    const request = { supplierId, channel: 'mail', basis, key: 'late-1' } as const;
    await expect(ask(request)).rejects.toMatchObject({ code: 'conflict' });
    expect(await statesOf(id)).toEqual(['to-ask', 'to-ask']);
    expect(await eventsOf(id)).toEqual([]);
    expect(await work()).toEqual([]);
    // The key was not used up.
    expect(await ask({ ...request, basis: (await viewed(supplierId)).basis })).toBe(2);
  });

  it('needs an address for a mail', async () => {
    const { supplierId } = await askable(1, '');
    const { basis } = await viewed(supplierId);
    await expect(ask({ supplierId, channel: 'mail', basis, key: 'none-1' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('is for staff with the area enquiries', async () => {
    const other = { ...actor, areas: ['publishing' as const] };
    const request = { supplierId: '1', channel: 'mail', basis: '', key: 'x' } as const;
    await expect(viewSupplierRequest(test.db, other, '1')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(askSupplier(test, other, request)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a mail to a supplier', () => {
  it('that is refused makes its services to ask again, except what staff changed since', async () => {
    const { supplierId, id } = await askable();
    const { basis } = await viewed(supplierId);
    await ask({ supplierId, channel: 'mail', basis, key: 'refused-1' });
    const paro = (await servicesOf(id)).find(({ title }) => title === 'Hotel in Paro');
    await set(paro?.id ?? '', 'confirmation', '882');
    await work(failureOf(550));
    expect(await statesOf(id)).toEqual(['to-ask', 'confirmed']);
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'supplier-asked' },
      { kind: 'supplier-mail-bounced', detail: { address: 'stay@druk.example', reason: '550 no' } },
    ]);
    expect(await work()).toEqual([]);
  });

  it('that fails for now is tried again, and its timeline says so once', async () => {
    const { supplierId, id } = await askable();
    const { basis } = await viewed(supplierId);
    await ask({ supplierId, channel: 'mail', basis, key: 'later-1' });
    for (const _ of [1, 2]) await expect(work(failureOf(450))).rejects.toThrow('450');
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['supplier-asked', 'supplier-mail-failed']);
    expect(await work()).toHaveLength(1);
    expect(await statesOf(id)).toEqual(['asked', 'asked']);
  });

  it('is not sent after the customer was erased', async () => {
    const { supplierId, id } = await askable();
    const { basis } = await viewed(supplierId);
    await ask({ supplierId, channel: 'mail', basis, key: 'erased-1' });
    const [{ customer, name }] = await queried(
      `select c.id::text as customer, c.name from bookings b join customers c on c.id = b.customer_id where b.id = $1`,
      [id],
    );
    await queried(
      `update bookings set first_day = '2026-01-01', last_day = '2026-01-06', total_paise = received_paise
      where customer_id = $1`,
      [customer],
    );
    await eraseCustomer(test.db, actor, customer, name);
    expect(await work()).toEqual([]);
  });
});
