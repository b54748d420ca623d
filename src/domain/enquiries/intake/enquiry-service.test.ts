import { describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { receiveEnquiry } from './enquiry-service.ts';
import type { NewEnquiry } from './new-enquiry.ts';

const test = testDatabase();

const enquiry = (change: Partial<NewEnquiry> = {}): NewEnquiry => ({
  formDate: '15/11/2026',
  name: 'Asha Devi',
  contactNo: '98640 12345',
  email: '',
  message: crypto.randomUUID(),
  ...change,
});

const count = async (text: string, values: unknown[]) =>
  Number((await test.pool.query(text, values)).rows[0].count);
const rows = (message: string) => count('select count(*) from enquiries where message = $1', [message]);
const jobs = (message: string) =>
  count(
    `select count(*) from pgboss.job join enquiries on enquiries.id::text = job.data->>'enquiryId'
     where job.name = 'enquiry-mail' and message = $1`,
    [message],
  );

describe('receiveEnquiry', () => {
  it('stores the enquiry and the job that mails it', async () => {
    const sent = enquiry();
    expect((await receiveEnquiry(test, sent, someSender())).reference).toMatch(/^PT-/);
    expect(await rows(sent.message)).toBe(1);
    expect(await jobs(sent.message)).toBe(1);
  });

  it('stores the trip with the fare of the version that was seen, and nothing for other texts', async () => {
    await seedFares(test.db, sampleFares);
    await confirmSampleRates(test.db);
    const stored = async (trip: string) => {
      const sent = enquiry({ trip });
      await receiveEnquiry(test, sent, someSender());
      const { rows } = await test.pool.query('select trip, service, city from enquiries where message = $1', [
        sent.message,
      ]);
      return rows[0];
    };
    expect(await stored('trip=one-way&from=guwahati-airport&to=shillong&car=suv&rates=1')).toMatchObject({
      service: 'Cabs',
      city: 'Guwahati',
      trip: { from: 'Guwahati Airport (LGBI)', km: 120, car: 'suv', fare: { totalPaise: 340_200 } },
    });
    expect(await stored('trip=one-way&from=guwahati&to=Timbuktu&rates=999')).toMatchObject({
      trip: { to: 'Timbuktu', km: null, fare: null },
    });
    for (const text of ['', 'no trip at all', '%%%', 'from='.padEnd(2_000, 'x')])
      expect((await stored(text)).trip).toBeNull();
  });

  it('stores what was said about a requested cab, cut and cleaned, and nothing where nothing was said', async () => {
    const stored = async (ride: NewEnquiry['ride']) => {
      const sent = enquiry({ trip: 'trip=one-way&from=guwahati&to=Timbuktu', ...(ride && { ride }) });
      await receiveEnquiry(test, sent, someSender());
      const found = await test.pool.query('select ride_details from enquiries where message = $1', [
        sent.message,
      ]);
      return found.rows[0].ride_details;
    };
    const typed = { bags: '3', flight: ' 6E  481 ', pickupAddress: 'Hotel\nLandmark', answerBy: 'whatsapp' };
    expect(await stored(typed)).toEqual({
      bags: 3,
      flight: '6E 481',
      pickupAddress: 'Hotel Landmark',
      dropAddress: '',
      answerBy: 'whatsapp',
    });
    expect(await stored({ dropAddress: 'x'.repeat(400), flight: '\uD83D', answerBy: 'constructor' })).toEqual(
      {
        bags: null,
        flight: '\uFFFD',
        pickupAddress: '',
        dropAddress: 'x'.repeat(300),
        answerBy: '',
      },
    );
    for (const ride of [undefined, {}, { bags: '-1' }, { bags: '61', answerBy: 'pigeon' }])
      expect(await stored(ride)).toBeNull();
  });

  it('takes another address without script as another request', async () => {
    const sent = enquiry();
    const send = async (pickupAddress: string) =>
      (await receiveEnquiry(test, { ...sent, ride: { pickupAddress } }, someSender())).reference;
    expect(await send('Paltan Bazaar')).toBe(await send('Paltan Bazaar'));
    expect(await send('Uzan Bazaar')).not.toBe(await send('Paltan Bazaar'));
  });

  it('stores neither when the job cannot be stored', async () => {
    const sent = enquiry();
    const enqueue = () => Promise.reject(new Error('no queue'));
    await expect(
      receiveEnquiry({ ...test, queue: { ...test.queue, enqueue } }, sent, someSender()),
    ).rejects.toThrow('no queue');
    expect(await rows(sent.message)).toBe(0);
  });

  it('stores one row and one job when one key is sent fifty times at once', async () => {
    const sent = enquiry({ contactNo: '98640 98640' });
    const key = crypto.randomUUID();
    const from = someSender();
    const received = await Promise.all(
      Array.from({ length: 50 }, () => receiveEnquiry(test, sent, from, key)),
    );
    expect(new Set(received.map(({ reference }) => reference)).size).toBe(1);
    expect(await rows(sent.message)).toBe(1);
    expect(await jobs(sent.message)).toBe(1);
    expect(await count('select count(*) from customers where phone_e164 = $1', ['+919864098640'])).toBe(1);
    expect(
      await count(`select count(*) from enquiries where message = $1 and stage = 'new'`, [sent.message]),
    ).toBe(1);
  });

  it('belongs to the customer with its number, else to the oldest with its address, else to a new one', async () => {
    const customerOf = async (contactNo: string, email: string) => {
      const sent = enquiry({ contactNo, email });
      await receiveEnquiry(test, sent, someSender());
      const text = 'select customer_id from enquiries where message = $1';
      return (await test.pool.query(text, [sent.message])).rows[0].customer_id;
    };
    const first = await customerOf('98640 11111', 'Rita@example.com');
    const second = await customerOf('98640 22222', '');
    expect(second).not.toBe(first);
    expect(await customerOf('98640 22222', 'rita@example.com')).toBe(second);
    expect(await customerOf('98640 33333', 'rita@EXAMPLE.com')).toBe(first);
    expect(await customerOf('98640 44444', '')).not.toBe(first);
    expect(
      await count('select count(*) from customer_contacts where customer_id = any($1)', [[first, second]]),
    ).toBe(2);
  });

  it('adds its first event, and tells a repeated one the same time', async () => {
    const sent = enquiry({ origin: { page: '/guwahati-taxi', packageId: '', campaign: '' } });
    const { receivedAt } = await receiveEnquiry(test, sent, someSender());
    expect((await receiveEnquiry(test, sent, someSender())).receivedAt).toEqual(receivedAt);
    const { rows: events } = await test.pool.query(
      `select kind, detail from enquiry_events join enquiries on enquiries.id = enquiry_id where message = $1`,
      [sent.message],
    );
    expect(events).toEqual([{ kind: 'received', detail: { page: '/guwahati-taxi' } }]);
  });

  it('without a key, treats the same text as the same enquiry and another text as another', async () => {
    const sent = enquiry();
    const { reference } = await receiveEnquiry(test, sent, someSender());
    expect(await receiveEnquiry(test, { ...sent, formDate: '' }, someSender())).toMatchObject({ reference });
    expect(await receiveEnquiry(test, { ...sent, name: 'Bina' }, someSender())).not.toMatchObject({
      reference,
    });
  });

  it('refuses another text under a used key', async () => {
    const key = crypto.randomUUID();
    await receiveEnquiry(test, enquiry(), someSender(), key);
    await expect(receiveEnquiry(test, enquiry(), someSender(), key)).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
