import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import type { NewEnquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { thanksFor } from '#domain/enquiries/intake/thanks-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import type { Mailer } from '#platform/mailer.ts';
import { sendAcknowledgementMail } from '#worker/jobs/send-acknowledgement-mail.ts';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
let packageId = '';

beforeAll(async () => {
  const [sample] = samplePackages;
  if (!sample) throw new Error('there is no sample');
  packageId = await addTourPackage(test.db, {
    ...{ ...sample, descriptionHtml: '', itinerary: [], isSample: false, name: 'Bhutan in six days' },
    ...{ duration: '6 days, 5 nights', sellingPricePaise: 76_000_00, priceBeforeDiscountPaise: null },
    details: {
      ...noDetails,
      notIncluded: ['Monument tickets', 'Visa, GST and TCS: the price on this page adds them'],
      pricesUntil: '2027-03-31',
    },
  });
});
beforeEach(async () => {
  await query(`delete from pgboss.job where name = 'acknowledgement-mail'`);
  await query('delete from enquiry_acknowledgements');
});

const german = 'adults=1&passport=other&lives=abroad&month=11';

const enquire = (change: Partial<NewEnquiry> = {}) =>
  receiveEnquiry(
    test,
    {
      ...{ formDate: '', name: 'Jonas Weber', contactNo: '+49 170 1234567', email: 'jonas@example.com' },
      ...{ message: 'Please confirm', party: german, ride: { answerBy: 'mail' } },
      origin: { page: paths.packagePrice, packageId, campaign: '' },
      ...change,
    },
    someSender(),
    crypto.randomUUID(),
  );

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

describe('an enquiry with the price of a package', () => {
  it('is acknowledged from the start, with the price in both currencies and what comes next', async () => {
    const { reference } = await enquire();
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: 'jonas@example.com', isAutomatic: true },
      subject: `Your enquiry ${reference}, Bhutan in six days`,
    });
    for (const text of [mail?.text, mail?.html])
      for (const part of [
        reference,
        '1 adult, other passport, living outside India, November',
        '₹1,29,696 (about $1,474)',
        'at ₹88 to the dollar',
        'Sustainable Development Fee, adult',
        'We write to you by e-mail about the dates and the price.',
        'These prices hold for travel until 31 Mar 2027.',
        'Flights and trains are in this price only where they are named',
        'Monument tickets',
      ])
        expect(text).toContain(part);
    expect(mail?.text).not.toMatch(/TCS|this page/);
    expect(mail?.text).toMatch(/By \d+ \w+ \d{4}, \d\d:\d\d: We write/);
    expect(mail?.text).toContain(`https://x.example${paths.packagePrice}?package=${packageId}&adults=1`);
  });

  it('has nothing that the visitor typed', async () => {
    const link = 'https://evil.example/win';
    await enquire({
      ...{ name: 'Evil Prize', contactNo: '98640 77777', message: `Look at ${link}` },
      party: `${german}&ages=7&first=${encodeURIComponent(link)}&evil=${encodeURIComponent(link)}`,
      ride: { answerBy: 'mail', flight: link, dropAddress: link },
      typedTrip: { tripFrom: link },
      origin: { page: link, packageId, campaign: 'evil' },
    });
    const [mail] = await work();
    const { to: _to, ...parts } = mail ?? {};
    expect(mail?.text).toContain('1 child (7)');
    expect(JSON.stringify(parts)).not.toMatch(/evil|prize|98640|77777/i);
  });

  it('promises a call only to somebody who wants one, or has left no address', async () => {
    expect(thanksFor(await enquire())).toContain('we aim to write to you by e-mail by');
    expect(thanksFor(await enquire({ ride: { answerBy: 'whatsapp' } }))).toContain('on WhatsApp by');
    for (const change of [{ ride: {} }, { email: 'none' }, { ride: { answerBy: 'phone' } }])
      expect(thanksFor(await enquire(change))).toContain('we aim to call by');
  });

  it.each([
    ['whose ages cannot be read', { party: 'adults=2&ages=evil' }],
    ['without a party', { party: '' }],
    ['about no package', { origin: { page: paths.contact, packageId: '', campaign: '' } }],
  ])('is another enquiry %s', async (_what, change) => {
    await enquire(change);
    expect(await work()).toEqual([]);
  });

  it('is not acknowledged once staff have switched it off', async () => {
    await enquire();
    await changeSettings(test.db, { acknowledgesRequests: false });
    expect(await work()).toEqual([]);
    await changeSettings(test.db, { acknowledgesRequests: true });
  });

  it('shares the limit of its mailbox with every other enquiry', async () => {
    await enquire();
    await enquire({ email: 'Jonas+2@example.com' });
    expect(await work()).toHaveLength(1);
  });
});
