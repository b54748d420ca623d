import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDutyDigestIfDue } from '#domain/bookings/mails/duty-digest-service.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import type { Running } from '../support/process.ts';
import { fleetRows } from '../support/some-duty.ts';
import { startWorker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const rows = fleetRows(query);
const mailbox = 'care@purvai.example';
let mail: MailServer;
const workers: Running[] = [];

const start = async () => {
  const worker = await startWorker({ databaseUrl: test.url, smtpUrl: mail.smtpUrl });
  workers.push(worker);
  return worker;
};

beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await mail?.stop();
});

const received = async (begins: string) =>
  (await mail.read(mailbox)).filter(({ messageId }) => messageId?.startsWith(`<${begins}`));

/** An unassigned duty that picks up after so many hours. */
async function addSoon(customer: string, hours: number) {
  const added = await rows.addDuty({ customer });
  const pickupAt = new Date(Date.now() + hours * 3600_000);
  await query(
    `update duties set pickup_at = $2, ends_at = $2::timestamptz + interval '3 hours' where id = $1`,
    [added.dutyId, pickupAt],
  );
  await query(`update bookings set made_at = now() - interval '1 day' where id = $1`, [added.bookingId]);
  return added;
}

describe('mails about duties', () => {
  it('are sent once by two workers, although the mail server was away and one of them was killed', async () => {
    const day = daysAfter(dayInIndia(new Date()), 1);
    const carId = await rows.addCar({ plate: 'AS01AB1234' });
    const driverId = await rows.addDriver();
    await rows.addDuty({ day, starts: 14, customer: 'Bina Das' });
    const early = await rows.addDuty({
      day,
      starts: 13,
      customer: 'Asha Devi',
      status: 'assigned',
      carId,
      driverId,
    });
    const soon = await addSoon('Chitra Bora', 2);
    await addSoon('Dipa Nath', 2.5);

    await mail.stopSmtp();
    const evening = momentInIndia(dayInIndia(new Date()), '18:00');
    await sendDutyDigestIfDue(test, evening);
    const [first] = await Promise.all([start(), start()]);
    await waitUntil('a first failed try', () =>
      workers.some((worker) => worker.output().includes('job failed')),
    );
    await first.stop('SIGKILL');
    await mail.startSmtp();
    await start();
    await sendDutyDigestIfDue(test, evening);

    const isDone = async () =>
      (await query('select from duty_digests where mailed_at is not null')).length === 1 &&
      (await query('select from duty_reminders where mailed_at is null')).length === 0 &&
      (await query('select from duty_reminders')).length > 0;
    await waitUntil('both mails to be noted', isDone);

    const digest = await waitUntil('the mail of the evening', async () => (await received('duties-'))[0]);
    expect(digest.to).toContain(mailbox);
    expect(digest.text).toMatch(
      new RegExp(
        `- 13:00 B${early.bookingId} Asha, Guwahati Airport to Shillong, AS 01 AB 1234, Bikash Kalita: http\\S+/booking\\?id=${early.bookingId}\n[^]*- 14:00 B\\d+ Bina, .*, Unassigned: `,
      ),
    );
    expect(digest.text).not.toMatch(/Devi|Das\b/);

    const reminders = await waitUntil('the reminder', async () => {
      const found = await received('unassigned-');
      return found.some(({ text }) => text.includes('Chitra')) ? found : undefined;
    });
    // Both that begin within three hours share a mail.
    const ofSoon = reminders.filter(({ text }) => text.includes(`B${soon.bookingId} Chitra`));
    expect(ofSoon).toHaveLength(1);
    expect(ofSoon[0]?.text).toContain('Dipa');
    expect(ofSoon[0]?.text).toContain('/bookings?view=unassigned-soon');
    expect(await received('duties-')).toHaveLength(1);
  });
});
