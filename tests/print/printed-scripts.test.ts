import { mkdir, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import type { PrintJob } from '#worker/pdf/print-job.ts';
import { openPrinter } from '#worker/pdf/printer.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { differingBlocks, pictureOf } from '../support/pdf-picture.ts';
import { someSettings as settings } from '../support/some-settings.ts';
import { someQuote } from '../support/some-terms.ts';

const madeAt = new Date('2026-11-14T20:00:00Z');

const quote = (firstName: string, lines: string[], inclusions: string, terms: string): PrintJob => ({
  kind: 'quote',
  quote: {
    ...someQuote({ validUntil: '2026-11-22', inclusions, terms, madeAt }),
    lines: lines.map((text) => ({ text, quantity: 1, unitPaise: 350_000 })),
    reference: 'PT-7K2M9Q',
    firstName,
  },
  settings,
});

const [sample] = samplePackages;
if (!sample) throw new Error('there is no sample');

/** Conjuncts, the mark of a leading R, vowels before and around their consonants, joiners, digits, ₹ and Latin words. */
const jobs: Record<string, PrintJob> = {
  'hindi-quote': quote(
    'श्रीमती ज्ञानेश्वरी',
    ['गुवाहाटी से शिलाँग, Toyota Innova ₹3,500 प्रति दिन', 'क्षत्रिय कार्यक्रम, राष्ट्रीय उद्यान (Kaziranga)'],
    'विद्यार्थी, दुर्गा, धर्म, मूर्ति, प्रार्थना। हृदय, शृंगार, द्वितीय, ऊँचाई, पढ़ना, ज़मीन; ब्रह्मपुत्र नदी पर नाव, २ रात और ३ दिन, और एक लंबा वाक्य',
    'काठमाडौँ, र्\u200dयाफ्टिङ, न्यूनतम ₹१२,०००',
  ),
  'bengali-quote': quote(
    'কৃষ্ণ চট্টোপাধ্যায়',
    ['গুয়াহাটি থেকে শিলং, Innova ₹3,500 প্রতিদিন', 'ব্রহ্মপুত্র নদে নৌকা, সূর্যাস্ত (2 hours)'],
    'যাত্রা, কর্তৃপক্ষ, দৃষ্টি, বিশ্ববিদ্যালয়, ধাক্কা, নির্ণয়, কীর্তি, মূর্তি, লক্ষ্মী, স্ত্রী, হৃদয়, দুঃখ, চাঁদ, হঠাৎ। গুরু, রূপ, শুভ, বুদ্ধ, গন্ধ',
    'র\u200d্যাফটিং, ন্যূনতম ₹১২,০০০',
  ),
  'assamese-quote': quote(
    'অসমীয়া ৰৱি',
    ['গুৱাহাটীৰ পৰা শিৱসাগৰলৈ যাত্ৰা, Innova ₹3,500', 'কাজিৰঙা ৰাষ্ট্ৰীয় উদ্যান, ব্ৰহ্মপুত্ৰ (2 hours)'],
    'কৃষ্ণ, ধৰ্ম, সূৰ্য, পৰ্যটন, নিৰ্ণয়, কীৰ্তি, মূৰ্তি, স্ত্ৰী, শ্ৰী, ক্ষমা, জ্ঞান, লক্ষ্মী, গ্ৰুপ, কোৰ্ট, ট্ৰেইন, বৈশিষ্ট্য। আৰু এটা দীঘল বাক্য যাতে শাৰীটো ভাঙি যায়',
    'ন্যূনতম ₹১২,০০০',
  ),
  'bengali-itinerary': {
    kind: 'itinerary',
    tourPackage: {
      ...sample,
      isPriceConfirmed: true,
      details: noDetails,
      name: 'সুন্দরবন ও ব্রহ্মপুত্র',
      duration: '২ রাত, ৩ দিন',
      inclusions: 'নৌকা, প্রাতরাশ',
      activities: 'পাখি দেখা',
      packageType: 'প্রকৃতি',
      descriptionHtml:
        '<h2>যা জানা দরকার</h2><p>সকালে <strong>নৌকায়</strong> উঠুন, তারপর <em>ধীরে</em> চলুন।</p>' +
        '<ul><li>গরম কাপড়</li></ul><table><tr><th>মাস</th><td>ডিসেম্বর</td></tr></table>',
      itinerary: [{ title: 'গুয়াহাটি', text: 'বিমানবন্দর থেকে হোটেল, সন্ধ্যায় নদীর ধার।' }],
    },
    settings,
    madeAt,
  },
  'hindi-itinerary-with-price': {
    kind: 'itinerary',
    tourPackage: {
      ...sample,
      isPriceConfirmed: true,
      priceBeforeDiscountPaise: null,
      details: {
        ...noDetails,
        nights: 3,
        seasons: [{ name: 'ऊँचा मौसम', fromMonth: 10, toMonth: 12, percent: 10 }],
      },
      name: 'पारो और थिम्फू',
      descriptionHtml: '',
      itinerary: [],
    },
    settings,
    madeAt,
    party: {
      ...{ adults: 2, childAges: [5, 9], passport: 'indian', month: 11 },
      ...{ singleRooms: 0, isFirstBooking: true },
    },
  },
  'assamese-customer-data': {
    kind: 'personal-data',
    data: {
      customers: [
        { name: 'প্ৰাৰ্থনা শৰ্মা', phone_e164: '+919864012345', email: '', created_at: madeAt.toISOString() },
      ],
      enquiries: [
        {
          id: '3',
          name: 'প্ৰাৰ্থনা শৰ্মা',
          stage: 'new',
          source: 'form',
          city: 'যোৰহাট',
          message: 'নমস্কাৰ, আমি কাজিৰঙালৈ যাব বিচাৰোঁ। খৰচ ₹12,000 হ’ব নেকি?',
        },
      ],
      events: [
        { enquiry_id: '3', kind: 'note', detail: { text: 'ৰাতিপুৱা ফোন কৰিব' }, at: madeAt.toISOString() },
      ],
      quotes: [],
      quoteDrafts: [],
      customerNotes: [],
      bookings: [],
      duties: [],
      packages: [],
      paymentPlan: [],
      travellers: [],
      papers: [],
      tripDays: [],
      tripServices: [],
      vouchers: [],
      buyers: [],
      dutyEntries: [],
      charges: [],
      money: [],
      bookingEvents: [],
      paymentRequests: [],
      gatewayPayments: [],
      paymentRequestMails: [],
      refunds: [],
      bankLines: [],
      clicks: [],
      attachments: [],
      reviews: [],
      photos: [],
    },
    references: { 3: 'PT-7K2M9Q' },
    settings,
    madeAt,
  },
  'assamese-driver-data': {
    kind: 'driver-data',
    data: {
      driver: [
        {
          name: 'বিকাশ কলিতা',
          phone_e164: '+919864012345',
          city: 'guwahati',
          licence_number: 'AS-01 20190012345',
          languages: ['অসমীয়া', 'हिन्दी', 'English'],
          notes: 'তাৱাঙৰ ৰাস্তা জানে',
        },
      ],
      daysOff: [{ first_day: '2026-12-01', last_day: '2026-12-02', reason: 'বিয়া' }],
      duties: [],
      entries: [],
      photos: [],
      collected: [],
    },
    settings,
    madeAt,
  },
};

const printer = openPrinter({ path: 'build/server/print.js' });

it.each(Object.entries(jobs))('%s looks like its stored picture', async (name, job) => {
  const drawn = await pictureOf(await printer(job, new AbortController().signal));
  const stored = `tests/print/pictures/${name}.png`;
  // A changed design is stored by this, and looked at before it is committed.
  if (process.env.STORE_PICTURES) await writeFile(stored, drawn);
  const differing = await differingBlocks(drawn, stored);
  if (differing > 0) {
    await mkdir('test-results', { recursive: true });
    await writeFile(`test-results/${name}.png`, drawn);
  }
  expect({ differing, see: `test-results/${name}.png` }).toMatchObject({ differing: 0 });
});
