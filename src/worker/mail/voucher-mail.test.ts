import { beforeEach, describe, expect, it } from 'vitest';
import { changeService } from '#domain/bookings/trips/service-change-service.ts';
import { viewTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { mailAllVouchers, mailVoucher } from '#domain/bookings/vouchers/voucher-mail-service.ts';
import { makeVouchers, viewVouchers } from '#domain/bookings/vouchers/voucher-service.ts';
import type { Mailer } from '#platform/mailer.ts';
import { sendVoucherMail } from '#worker/jobs/send-voucher-mail.ts';
import { printDocument } from '#worker/pdf/print-document.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { enterCosts, workedTrip } from '../../../tests/support/worked-trip.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

beforeEach(async () => {
  await query('truncate bookings cascade');
  await query('truncate suppliers cascade');
  await query(`update customers set email = ''`);
  await query(`delete from pgboss.job where name = 'voucher-mail'`);
});

type Sent = Parameters<Mailer['send']>[0];
const env = { BASE_URL: 'https://x.example', readsReplies: false };

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
  const jobs = await query(
    `select data->>'mailId' as id from pgboss.job where name = 'voucher-mail' order by (data->>'mailId')::int`,
  );
  for (const { id } of jobs)
    await sendVoucherMail({ ...test, printer: printDocument, mailer, env }, { mailId: id });
  return sent;
}

/** A trip whose vouchers are made: one hotel with an address and one without. */
async function aTrip() {
  const { id } = await workedTrip(test, actor);
  const { services = [] } = (await viewTrip(test.db, actor, id)) ?? {};
  const supply = (title: string, typed: string) =>
    changeService(test.db, actor, services.find((service) => service.title === title)?.id ?? '', {
      ...{ field: 'supplier', typed, basedOn: '' },
    });
  await supply('Hotel in Thimphu', 'Hotel Druk');
  await supply('Hotel in Punakha', 'Dhensa');
  await enterCosts(test, actor, id);
  await query(`update suppliers set email = 'stay@druk.example' where name = 'Hotel Druk'`);
  await makeVouchers(test.db, actor, id);
  return id;
}

const rowOf = async (id: string, name: string) =>
  (await viewVouchers(test.db, actor, id))?.rows.find((row) => row.name === name);
const voucherOf = async (id: string, name: string) => (await rowOf(id, name))?.newest?.id ?? '';

const eventsOf = (id: string) =>
  query(
    `select kind, detail from booking_events where booking_id = $1 and kind like 'voucher-%' and kind <> 'voucher-made' order by id`,
    [id],
  );

const failureOf = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} no`), { code: 'EENVELOPE', responseCode });

const own = 'Travellers’ voucher';

describe('a voucher', () => {
  it('is mailed to its supplier once, with the PDF and without any amount', async () => {
    const id = await aTrip();
    const asked = { voucherId: await voucherOf(id, 'Hotel Druk'), to: 'stay@druk.example', key: 'one' };
    await Promise.all([1, 2].map(() => mailVoucher(test, actor, asked)));
    expect((await rowOf(id, 'Hotel Druk'))?.mail).toMatchObject({ state: 'waiting' });
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'stay@druk.example',
      messageId: expect.stringMatching(/^<voucher-\d+@x\.example>$/),
      subject: expect.stringContaining(`Voucher B${id} for Hotel Druk, `),
    });
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({
      filename: `voucher-B${id}-hotel-druk-v1.pdf`,
      contentType: 'application/pdf',
    });
    const pdf = readPdf(new Uint8Array(file?.content ?? [])).pages.join('');
    for (const text of [mail?.text, mail?.html, pdf]) {
      expect(text).toContain('Hotel in Thimphu');
      expect(text).toContain('2 adults, 2 children (5 and 9 years)');
      expect(text).not.toMatch(/₹|15,600|Nu |USD|Punakha/);
    }
    expect(mail?.text).toContain('Please confirm what is marked as not confirmed');
    expect(await work()).toEqual([]);
    expect(await rowOf(id, 'Hotel Druk')).toMatchObject({
      ...{ state: 'sent', mail: { state: 'sent', to: 'stay@druk.example' }, newest: { sentBy: 'mail' } },
    });
    expect(await eventsOf(id)).toEqual([
      {
        kind: 'voucher-sent',
        detail: {
          ...{ name: 'Hotel Druk', version: '1', way: 'mail', by: actor.name, address: 'stay@druk.example' },
        },
      },
    ]);
  });

  it('goes with all others by one click: to each known address, and those without one are named', async () => {
    const id = await aTrip();
    await query(`update customers set email = 'meera@example.in'`);
    const sent = { mailed: [own, 'Hotel Druk'], withoutAddress: ['Dhensa'], outOfDate: [] };
    expect(await mailAllVouchers(test, actor, id, 'all')).toEqual(sent);
    // A second click, and one of another staff member while the mails wait, send nothing.
    for (const key of ['all', 'other'])
      expect((await mailAllVouchers(test, actor, id, key)).mailed).toEqual([]);
    const mails = await work();
    expect(mails.map(({ to }) => to)).toEqual(['meera@example.in', 'stay@druk.example']);
    // A reply of the customer leads to the enquiry.
    expect(mails[0]?.messageId).toMatch(/^<voucher-\d+\.\S+@x\.example>$/);
    expect(mails[0]?.text).toContain('everything that is booked for your trip');
    expect((await mailAllVouchers(test, actor, id, 'later')).mailed).toEqual([]);
  });

  it('is not mailed when it is out of date, and not to an address that has changed', async () => {
    const id = await aTrip();
    const voucherId = await voucherOf(id, 'Hotel Druk');
    const asked = { voucherId, to: 'old@druk.example', key: 'one' };
    await expect(mailVoucher(test, actor, asked)).rejects.toMatchObject({ code: 'conflict' });
    await mailVoucher(test, actor, { ...asked, to: 'stay@druk.example' });
    await query(`update booking_services set remarks = 'Late' where title = 'Hotel in Thimphu'`);
    await expect(
      mailVoucher(test, actor, { ...asked, to: 'stay@druk.example', key: 'two' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await mailAllVouchers(test, actor, id, 'all')).outOfDate).toEqual(['Hotel Druk']);
    // The mail that waits is not sent once there is a newer version.
    await makeVouchers(test.db, actor, id);
    expect(await work()).toEqual([]);
  });

  it('is not mailed once its trip is cancelled', async () => {
    const id = await aTrip();
    const asked = { voucherId: await voucherOf(id, 'Hotel Druk'), to: 'stay@druk.example', key: 'one' };
    await mailVoucher(test, actor, asked);
    await query('update bookings set cancelled_at = now() where id = $1', [id]);
    expect(await work()).toEqual([]);
    await expect(mailAllVouchers(test, actor, id, 'all')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('says in the timeline once that it is not delivered yet, and why it was refused', async () => {
    const id = await aTrip();
    const asked = { voucherId: await voucherOf(id, 'Hotel Druk'), to: 'stay@druk.example', key: 'one' };
    await mailVoucher(test, actor, asked);
    for (let time = 0; time < 2; time++) await expect(work(failureOf(451))).rejects.toThrow('451 no');
    expect(await work(failureOf(550))).toEqual([]);
    expect(await work()).toEqual([]);
    const detail = { name: 'Hotel Druk', version: '1', address: 'stay@druk.example' };
    expect(await eventsOf(id)).toEqual([
      { kind: 'voucher-failed', detail: { ...detail, reason: '451 no' } },
      { kind: 'voucher-refused', detail: { ...detail, reason: '550 no' } },
    ]);
    expect(await rowOf(id, 'Hotel Druk')).toMatchObject({ state: 'made', mail: { state: 'refused' } });
  });
});
