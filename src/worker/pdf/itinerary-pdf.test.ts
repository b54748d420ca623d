import { describe, expect, it } from 'vitest';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import type { PrintedTourPackage, TourPackageContent } from '#domain/tour-packages/tour-package.ts';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { sampleTours } from '../../../scripts/database/sample-tours.ts';
import { sampleWaterTours } from '../../../scripts/database/sample-water-tours.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someSettings } from '../../../tests/support/some-settings.ts';
import { itineraryPdf } from './itinerary-pdf.ts';
import { extendedLetters, latinLetters } from './text/letters.ts';

const settings = someSettings;

const tourPackage: PrintedTourPackage & TourPackageContent = {
  category: 'International',
  country: 'Bhutan',
  name: 'Paro and the Tiger’s Nest',
  duration: '4 days, 3 nights',
  inclusions: 'Hotel with breakfast',
  activities: 'Day walk to Taktsang',
  packageType: 'Culture',
  priceBeforeDiscountPaise: 6_000_000,
  sellingPricePaise: 12_345_600,
  featuredImage: '/posters/paro.webp',
  descriptionHtml:
    '<p>Three <strong>nights</strong> in one valley.</p><h2>Good to know</h2><ol><li>Walk</li><li>Rest</li></ol>' +
    '<table><tr><th>Month</th><td>May</td></tr></table>',
  seller: 'Sample seller',
  sellerDetails: 'not for visitors',
  itinerary: [
    { title: 'Paro', text: 'Along the river.' },
    { title: '', text: 'Up to the tea house.\nDown again.' },
    { title: 'Departure', text: '' },
  ],
  details: noDetails,
  isPriceConfirmed: true,
};

const madeAt = new Date('2026-11-14T20:00:00Z');

const print = async (change: Partial<PrintedTourPackage> = {}) =>
  readPdf(await itineraryPdf({ tourPackage: { ...tourPackage, ...change }, settings, madeAt }));

describe('a printed itinerary', () => {
  it('shows agency, date, tour, price and each day', async () => {
    const { pages } = await print();
    expect(pages).toHaveLength(2);
    for (const words of [
      'Purvai Travels',
      'Guwahati, Assam, India',
      '+91 361 000 0000',
      'care@purvai.example',
      'BHUTAN',
      'Paro and the Tiger’s Nest',
      'Starting price per person on 15 Nov 2026₹1,23,456',
      'Duration4 days, 3 nights',
      'Package TypeCulture',
      'ActivitiesDay walk to Taktsang',
      'InclusionsHotel with breakfast',
      'Three nights in one valley.',
      'Good to know',
      '1.Walk2.Rest',
      'MonthMay',
      'Day 1Paro',
      'Along the river.',
      'Day 2Up to the tea house.Down again.',
      'Day 3Departure',
      'Page 1 of 2',
    ]) {
      expect(pages[0]).toContain(words);
    }
  });

  it('lists what is included, what is not and the papers, after the days', async () => {
    const lists = {
      included: ['Three nights', 'Licensed guide'],
      notIncluded: ['Flights', 'GST: the price that you work out on this page adds it'],
      papers: ['Passport or voter card འབྲུག'],
    };
    const { pages, tags } = await print({ descriptionHtml: '', details: { ...noDetails, ...lists } });
    expect(pages[0]).toContain(
      'Day 3DepartureWhat the price includesIncluded•Three nights•Licensed guide' +
        'Not included•Flights•GSTPapers you need•Passport or voter card …',
    );
    expect(pages.join('')).toContain('Words in a script that this print has no letters for');
    expect(tags.filter((tag) => tag === 'LI')).toHaveLength(5);
    expect((await print()).pages.join('')).not.toContain('What the price includes');
  });

  it('has the whole price of two adults line by line with its day, or that of the party that asked', async () => {
    const change = { priceBeforeDiscountPaise: null, details: { ...noDetails, pricesUntil: '2027-03-31' } };
    expect((await print(change)).pages.join('')).toContain(
      'What it costs2 adults, Indian passports, NovemberWhatHow manyAmount' +
        'Adult2 × ₹1,23,456₹2,46,912Sustainable Development Fee, adult2 × 3 nights × ₹1,200₹7,200' +
        'First booking, 20% off−₹49,382.40GST 5%₹10,236.48TCS 2%₹4,299.32Rounding−₹0.40' +
        'Total, taxes included₹2,19,265' +
        'The 20% for a first booking is taken off what adults pay for the tour (₹2,46,912), not off the government fee of Bhutan.Taxes come after it.' +
        'Flights and trains are in this price only where they are named under what is included. ' +
        'Otherwise they are booked at theprice of the day, which we tell you first.Figures of 15 Nov 2026. We confirm them with your quote.' +
        'These prices hold for travel until 31 Mar 2027.TCS is income tax',
    );
    const party = { adults: 1, childAges: [7], passport: 'other', month: 3, singleRooms: 0 } as const;
    const asked = { tourPackage, settings, madeAt, party: { ...party, isFirstBooking: false } };
    const { pages } = await readPdf(await itineraryPdf(asked));
    expect(pages.join('')).toContain('1 adult, 1 child (7), other passports, March');
    expect(pages.join('')).toContain('Bhutan visa2 × ₹3,520 ($40)₹7,040');
    expect(pages.join('')).toMatch(/In all about \$[\d,]+, at ₹88 to the dollar\. It is paid in rupees\./);
  });

  it('asks to ask for a price that is not confirmed', async () => {
    const { pages } = await print({ isPriceConfirmed: false });
    expect(pages.join('')).toContain('Starting price per personAsk for the price');
    expect(pages.join('')).not.toContain('₹');
    expect(pages.join('')).not.toContain('What it costs');
  });

  it('omits what the page omits', async () => {
    const { pages } = await print();
    for (const words of ['Sample seller', 'not for visitors', '60,000', '$']) {
      expect(pages[0]).not.toContain(words);
    }
  });

  it('has a title, a language and tagged headings for screen readers', async () => {
    const { catalog, tags } = await print();
    expect(catalog).toContain('/Lang (en-GB)');
    expect(catalog).toContain('/MarkInfo');
    const counted = (tag: string) => tags.filter((other) => other === tag).length;
    expect(['Document', 'H1', 'H2', 'H3', 'LI', 'Table'].map(counted)).toEqual([1, 1, 3, 4, 2, 2]);
  });

  it('tags the text of a day without a title as a paragraph', async () => {
    const paragraphs = async (day: { title: string; text: string }) =>
      (await print({ itinerary: [day] })).tags.filter((tag) => tag === 'P').length;
    expect(await paragraphs({ title: '', text: 'Up to the tea house.' })).toBe(
      (await paragraphs({ title: 'Up to the tea house', text: '' })) + 1,
    );
  });

  it('has numbered pages and splits no day that fits on one', async () => {
    const itinerary = Array.from({ length: 40 }, (_, index) => ({
      title: `Village ${index + 1}`,
      text: `Begin${index + 1} ${'a long way by the river '.repeat(20)}end${index + 1}`,
    }));
    const { pages } = await print({ itinerary });
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      const begun = page.match(/(?<=Begin)\d+/g) ?? [];
      expect(page.match(/(?<=end)\d+/g) ?? []).toEqual(begun);
    }
    expect(pages.join('').match(/Begin\d+/g)).toHaveLength(40);
  });

  it.each([...samplePackages, ...sampleTours, ...sampleWaterTours])(
    'does not end with a few lines on a page of their own: $name',
    async (sample) => {
      const { pages } = await print(sample);
      expect(pages.at(-1)?.length).toBeGreaterThan(400);
    },
  );

  it('prints a day, a word and a table longer than a page', async () => {
    const { pages } = await print({
      itinerary: [{ title: 'Long', text: 'word '.repeat(1000) }],
      descriptionHtml:
        `<p>${'x'.repeat(5000)}</p><table><tr><td>${'left '.repeat(900)}</td><td>${'right '.repeat(900)}</td></tr></table>` +
        `<blockquote>${'said '.repeat(900)}</blockquote>`,
    });
    const all = pages.join('').replaceAll(/Purvai Travels {2}· {2}\+91 361 000 0000Page \d+ of \d+/g, '');
    for (const [word, count] of [
      ['word', 1000],
      ['x', 5000],
      ['left', 900],
      ['right', 900],
      ['said', 900],
    ] as const) {
      expect(all.match(new RegExp(word, 'g'))?.length).toBeGreaterThanOrEqual(count);
    }
  });

  it('prints the glyphs it has, and says when some are missing', async () => {
    const { pages } = await print({
      name: 'འབྲུག 🏔️ Śiva শৰাই',
      itinerary: [{ title: '🍵', text: 'Tea at \u0000 the\u200d pass' }],
    });
    expect(pages[0]).toContain('… Śiva শৰাই');
    expect(pages[0]).toContain('Day 1');
    expect(pages.join('')).toContain('Words in a script that this print has no letters for');
    expect((await print()).pages.join('')).not.toContain('Words in a script');
    expect(pages[0]).not.toContain('\ufffd');
  });

  it('has every glyph in each of its three fonts', async () => {
    const letters = [...latinLetters, ...extendedLetters].filter((letter) => letter.trim() !== '');
    const safe = letters.filter((letter) => !'<>&"'.includes(letter)).join(' ');
    const { pages } = await print({
      name: letters.join(' '),
      descriptionHtml: `<p>${safe}</p><p><strong>${safe}</strong></p>`,
    });
    const all = pages.join('');
    expect(all).not.toContain('\u0000');
    for (const letter of letters) expect(all).toContain(letter);
  });

  it('is the same file for the same content and day', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => itineraryPdf({ tourPackage, settings, madeAt })));
    expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? []))).toBe(true);
  });
});
