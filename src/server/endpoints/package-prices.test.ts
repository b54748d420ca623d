import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { PriceResult } from '#app/islands/package-price-result.tsx';
import { taxesFor } from '#app/staff/quotes/editor/buyer-taxes.ts';
import { readEditor } from '#app/staff/quotes/editor/editor-data.ts';
import { handleQuotes } from '#app/staff/quotes/quotes-action.ts';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { type QuoteInput, readPrice } from '#domain/quotes/input/quote-input.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import type { ItineraryPrint } from '#domain/tour-packages/price/asked-price.ts';
import { type Party, passports } from '#domain/tour-packages/price/package-price.ts';
import { packagePriceFile, packagePricePath, partyQuery } from '#domain/tour-packages/price/party-input.ts';
import { priceSettingsOf } from '#domain/tour-packages/price/price-settings.ts';
import { addTourPackage, describePublicPackageById } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import { createLog } from '#platform/log.ts';
import { itineraryPdf } from '#worker/pdf/itinerary-pdf.ts';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { isFull } from '../../../tests/support/check-extent.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { createPackagePriceEndpoints } from './package-prices.ts';

const test = testDatabase();
const actor = someActor(test);

const [sample] = samplePackages;
if (!sample) throw new Error('there is no sample');
const content = { ...sample, descriptionHtml: '', itinerary: [], isSample: false };
const rupees = (amount: number) => amount * 100;
const tours = [
  {
    ...content,
    duration: '6 days, 5 nights',
    sellingPricePaise: rupees(76_013),
    priceBeforeDiscountPaise: null,
    details: {
      ...noDetails,
      childPrices: [{ underAge: 12, pricePaise: rupees(46_001) }],
      groupPrices: [{ minPeople: 6, adultPaise: rupees(71_007) }],
      singleSupplementPaise: rupees(15_003),
      seasons: [{ name: 'High season', fromMonth: 3, toMonth: 5, percent: 7 }],
    },
  },
  { ...content, country: 'India' as const, sellingPricePaise: rupees(18_511), details: noDetails },
];

let web: ReturnType<typeof createPackagePriceEndpoints>;
const ids: string[] = [];
const printed: ItineraryPrint[] = [];

beforeAll(async () => {
  const printItinerary = async (itinerary: ItineraryPrint) => {
    printed.push(itinerary);
    return itineraryPdf(itinerary);
  };
  web = createPackagePriceEndpoints({
    db: test.db,
    log: createLog('silent', 'web'),
    printer: { printItinerary },
  });
  for (const tour of tours) ids.push(await addTourPackage(test.db, tour));
});

const anyParty: fc.Arbitrary<Party> = fc.record(
  {
    adults: fc.integer({ min: 1, max: 8 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    passport: fc.constantFrom(...passports),
    month: fc.integer({ min: 1, max: 12 }),
    singleRooms: fc.constantFrom(0, 1),
    isFirstBooking: fc.boolean(),
    livesAbroad: fc.constant(true as const),
  },
  { requiredKeys: ['adults', 'childAges', 'passport', 'month', 'singleRooms', 'isFirstBooking'] },
);

async function onPage(id: string, party: Party): Promise<string | undefined> {
  const tour = await describePublicPackageById(test.db, id);
  if (!tour) throw new Error('no package');
  const settings = priceSettingsOf(await readSettings(test.db));
  const chat = { phoneE164: '+919864012345', code: '' };
  const props = { id, name: tour.name, tour, settings, party, chat, hasForm: false };
  const html = renderToStaticMarkup(createElement(PriceResult, props));
  return /data-testid="package-total">([^<]+)</.exec(html)?.[1];
}

async function inPdf(id: string, party: Party): Promise<string | undefined> {
  const file = await web.request(packagePriceFile(id, party));
  const { pages } = readPdf(new Uint8Array(await file.arrayBuffer()));
  return /Total, taxes included(₹[\d,]+)/.exec(pages.join(''))?.[1];
}

function totalOf(quote: QuoteInput): string {
  const read = readPrice(quote);
  if ('fault' in read) throw new Error(read.fault.text);
  return formatPaise(sumsOf(read.price).totalPaise);
}

/** As it begins for an enquiry with this calculation, and as it is copied into an empty one and the offer taken. */
async function inQuotes(id: string, party: Party): Promise<string[]> {
  const origin = { page: paths.packagePrice, packageId: id, campaign: '' };
  const words = { formDate: '', name: 'Asha', contactNo: '+919864012345', email: '', message: '' };
  const key = `${id}:${partyQuery(party)}`;
  const enquiry = { ...words, origin, party: partyQuery(party) };
  const { reference } = await receiveEnquiry(test, enquiry, someSender(), key);
  const editor = await readEditor(test.db, actor, String(idOfReference(reference)));
  if (!editor) throw new Error('no editor');
  const asked = { intent: 'from-package', packageId: id, travellers: editor.travellers };
  const copied = await handleQuotes(test, actor, asked);
  const { part, offer } = copied.done ? copied.value : {};
  if (!part) throw new Error(copied.text);
  const taken = party.isFirstBooking && offer ? { discount: offer } : {};
  const taxes = taxesFor(editor.buyer, part);
  return [totalOf(editor.initial), totalOf({ ...editor.blank, ...part, ...taken, ...taxes })];
}

describe('the price of a package', () => {
  it('is the same on the page, in the PDF, in the quote and by the call, for any party', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 1), anyParty, async (index, anyone) => {
        const party = { ...anyone, singleRooms: Math.min(anyone.singleRooms, anyone.adults) };
        const id = ids[index] ?? '';
        const path = packagePricePath(id, party).replace(paths.packagePrice, paths.packageEstimate);
        const { price } = await (await web.request(path)).json();
        const called = formatPaise(price.totalPaise);
        expect(await onPage(id, party)).toBe(called);
        expect(await inPdf(id, party)).toBe(called);
        expect(await inQuotes(id, party)).toEqual([called, called]);
      }),
      { numRuns: isFull ? 25 : 8 },
    );
  });

  it.each(passports)(
    'has TCS for a buyer in India and none for one abroad, with %s passports',
    async (passport) => {
      const asked = async (lives: string) => {
        const query = `package=${ids[0]}&adults=2&passport=${passport}${lives}`;
        return (await (await web.request(`${paths.packageEstimate}?${query}`)).json()).price;
      };
      expect((await asked('&lives=india')).tcsPaise).toBeGreaterThan(0);
      expect((await asked('')).tcsPaise).toBeGreaterThan(0);
      const abroad = await asked('&lives=abroad');
      expect([abroad.tcsPaise, abroad.gstPaise > 0]).toEqual([0, true]);
    },
  );

  it('without a party is that of two adults with Indian passports, as the page begins', async () => {
    const answer = await (await web.request(`${paths.packageEstimate}?package=${ids[0]}`)).json();
    expect(answer).toMatchObject({
      id: ids[0],
      country: 'Bhutan',
      party: { adults: 2, childAges: [], passport: 'indian', isFirstBooking: true },
      reason: null,
    });
    expect(Object.keys(answer).sort()).toEqual(['country', 'id', 'name', 'party', 'price', 'reason']);
  });

  it('is told by a code where there is none, and the PDF leads to the page that says why', async () => {
    const unconfirmed = await addTourPackage(test.db, { ...content, isSample: true });
    const query = `?package=${unconfirmed}&adults=2`;
    expect(await (await web.request(paths.packageEstimate + query)).json()).toMatchObject({
      price: null,
      reason: 'not-confirmed',
    });
    printed.length = 0;
    const file = await web.request(paths.packagePriceFile + query);
    expect([file.status, file.headers.get('location'), printed]).toEqual([
      303,
      paths.packagePrice + query,
      [],
    ]);
    const missing = await web.request(`${paths.packageEstimate}?package=999999`);
    expect([missing.status, await missing.json()]).toEqual([404, { code: 'not_found' }]);
  });
});
