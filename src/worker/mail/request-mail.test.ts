import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import type { NewEnquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { requestPath } from '#domain/enquiries/intake/request-link.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { aboutText } from '#domain/fares/fare-text.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import {
  dateText,
  dayInIndia,
  daysAfter,
  startOfDayInIndia,
  weekdayText,
} from '#domain/shared/india-time.ts';
import type { Mailer } from '#platform/mailer.ts';
import { sendAcknowledgementMail } from '#worker/jobs/send-acknowledgement-mail.ts';
import { sampleFares } from '../../../scripts/database/sample-fares.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const day = daysAfter(dayInIndia(new Date()), 5);
let version = '';

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  [{ version }] = await query('select max(version)::text as version from rate_versions');
});
beforeEach(async () => {
  await query(`delete from pgboss.job where name = 'acknowledgement-mail'`);
  await query('delete from enquiry_acknowledgements');
});

type Change = { trip?: Record<string, string>; enquiry?: Partial<NewEnquiry> };

/** A request as the page sends it. Returns the id of its enquiry. */
async function request({ trip = {}, enquiry = {} }: Change = {}): Promise<string> {
  const query = new URLSearchParams({
    ...{ trip: 'one-way', from: 'guwahati-airport', to: 'shillong', date: day, time: '14:00', car: 'sedan' },
    ...{ rates: version, ...trip },
  });
  const received = await receiveEnquiry(
    test,
    {
      ...{ formDate: '', name: 'Asha Devi', contactNo: '98640 12345', email: 'asha@example.com' },
      ...{ message: '', trip: query.toString(), ...enquiry },
    },
    someSender(),
    crypto.randomUUID(),
  );
  return String(idOfReference(received.reference));
}

type Sent = Parameters<Mailer['send']>[0];

/** What the worker sends for the jobs that wait. */
async function work(): Promise<Sent[]> {
  const sent: Sent[] = [];
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), close() {} };
  const env = { BASE_URL: 'https://x.example', readsReplies: false };
  const jobs = await query(
    `select data->>'enquiryId' as id from pgboss.job where name = 'acknowledgement-mail'`,
  );
  for (const { id } of jobs) await sendAcknowledgementMail({ ...test, mailer, env }, { enquiryId: id });
  return sent;
}

describe('the request of a cab with a fare', () => {
  it('is acknowledged from the start, with the ride, its terms and its link', async () => {
    const id = await request();
    const [{ trip }] = await query('select trip from enquiries where id = $1', [id]);
    const fare = `₹${(trip.fare.totalPaise / 100).toLocaleString('en-IN')}`;
    const half = `₹${(trip.fare.totalPaise / 200).toLocaleString('en-IN')}`;
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'asha@example.com', isAutomatic: true });
    const link = `https://x.example${await requestPath(test, id)}`;
    for (const text of [mail?.text, mail?.html])
      for (const part of [
        'One way, Guwahati Airport (LGBI) to Shillong',
        `${dateText(day)}, 14:00, India time`,
        'Sedan',
        `${fare} with GST`,
        'You can book at this fare until you travel.',
        'Fuel, driver, tolls',
        'Until we confirm the cab you owe nothing, whether you change it or cancel it.',
        `Once it is confirmed: free until ${dateText(daysAfter(day, -1))}, 23:59`,
        `Another date or time is free until ${dateText(day)}, 11:00.`,
        'A ride from or to an airport is prepaid: you pay once we have confirmed the cab, before the ride.',
        `${half} (50% of the fare)`,
        'We call you and confirm the cab.',
        'begins when your flight lands, so a delayed flight costs you nothing',
        'That holds once we have your flight number',
        '+91 361 000 0000',
        link,
      ])
        expect(text).toContain(part);
    expect(mail?.text).toMatch(/By \d+ \w+ \d{4}, \d\d:\d\d: We call you/);
  });

  it('has nothing that the visitor typed', async () => {
    const link = 'https://evil.example/win';
    await request({
      trip: { from: link, to: 'Cheap pills evil.example', km: '100' },
      enquiry: {
        ...{ name: 'Evil Prize', contactNo: '98640 77777', message: `Look at ${link}` },
        ride: {
          flight: 'EVIL 1',
          pickupAddress: link,
          dropAddress: 'evil.example',
          bags: '9',
          answerBy: 'mail',
        },
        typedTrip: { adults: '7' },
        origin: { page: link, packageId: '', campaign: 'evil' },
      },
    });
    const [mail] = await work();
    const { to: _to, ...parts } = mail ?? {};
    expect(mail?.text).toContain('One way, the place you named to the place you named');
    expect(mail?.text).toContain('We write to you by e-mail');
    // In no part of it: subject, plain text, HTML, header.
    expect(JSON.stringify(parts)).not.toMatch(/evil|pills|prize|98640|77777|100 km each/i);
    expect(mail?.text).not.toContain('Distance');
  });

  it('has the papers of the states that it reaches, and the cars that so many people need', async () => {
    await request({
      trip: { from: 'guwahati', to: 'tawang', car: 'suv' },
      enquiry: { typedTrip: { adults: '7' }, ride: { bags: '5' } },
    });
    const [mail] = await work();
    expect(mail?.text).toContain('Arunachal Pradesh asks Indian visitors for an Inner Line Permit');
    for (const line of ['People: 7', 'Bags: 5', /^Fare: ₹[\d,]+ with GST, for one car$/m])
      expect(mail?.text).toMatch(line);
    expect(mail?.text).toMatch(/^Cars: 7 people and 5 bags may be too much .*: 2 × SUV, .*: ₹[\d,]+\. We/m);
  });

  it('says about where a distance is still to be confirmed', async () => {
    await request({ trip: { to: 'boko' } });
    const [mail] = await work();
    expect(mail?.text).toMatch(/Fare: about ₹[\d,]+ with GST/);
    expect(mail?.text).toContain(aboutText);
  });

  it('asks for a call where the pick-up is before the office would answer', async () => {
    const weekday = weekdayText(startOfDayInIndia(daysAfter(day, 1))).slice(0, 3);
    await changeSettings(test.db, { officeHours: `${weekday} 10:00-19:00` });
    await request();
    const [mail] = await work();
    await changeSettings(test.db, { officeHours: '' });
    expect(mail?.text).toContain(
      'Now: Call us on +91 361 000 0000, so that we can confirm the cab before its pick-up.',
    );
    expect(mail?.text).not.toMatch(/By \d+ \w+ \d{4}/);
  });

  it('names a known place beside one that is not known', async () => {
    await request({ trip: { to: 'www.evil.example', km: '80' } });
    expect((await work())[0]?.text).toContain('Guwahati Airport (LGBI) to the place you named');
  });

  it.each([
    [
      'by the hour',
      { trip: 'local', from: 'guwahati', to: '', hours: '8' },
      ['By the hour, Guwahati', 'Hours: 8 hours'],
    ],
    [
      'there and back',
      { trip: 'round-trip', from: 'guwahati', to: 'shillong', returnDate: daysAfter(day, 2) },
      ['Round trip, Guwahati to Shillong', `Back on: ${dateText(daysAfter(day, 2))}`],
    ],
  ])('reads well %s', async (_kind, trip, parts) => {
    await request({ trip });
    const [mail] = await work();
    for (const part of parts) expect(mail?.text).toContain(part);
  });

  it.each([
    ['staff have switched it off', () => changeSettings(test.db, { acknowledgesRequests: false })],
    ['it was found to be spam', () => query(`update enquiries set stage = 'spam', follow_up_at = null`)],
    ['the customer was erased', () => query('update enquiries set erased_at = now()')],
  ])('is not acknowledged once %s', async (_why, change) => {
    await request();
    await change();
    expect(await work()).toEqual([]);
    await changeSettings(test.db, { acknowledgesRequests: true });
  });
});

describe('no mail by this switch', () => {
  it.each([
    ['without a fare', { trip: { rates: '' } }],
    ['whose pick-up is over', { trip: { date: daysAfter(day, -7) } }],
    ['of another kind', { enquiry: { trip: '' } }],
  ])('is sent for an enquiry %s', async (_what, change) => {
    await request(change);
    expect(await work()).toEqual([]);
  });

  it('is sent twice to a mailbox in an hour, whatever is asked for', async () => {
    await changeSettings(test.db, { acknowledgesEnquiries: true });
    await request();
    await request({ enquiry: { trip: '', email: 'A.sha+2@example.com' } });
    await request({ trip: { to: 'tawang', km: '500' } });
    await changeSettings(test.db, { acknowledgesEnquiries: false });
    expect(await work()).toHaveLength(1);
  });
});
