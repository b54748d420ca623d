import { describe, expect, it } from 'vitest';
import type { QuoteToPrint } from '#domain/quotes/quote-print-service.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someSettings } from '../../../tests/support/some-settings.ts';
import { someQuote } from '../../../tests/support/some-terms.ts';
import { quotePdf } from './quote-pdf.ts';

const settings = someSettings;

const quote: QuoteToPrint = {
  ...someQuote({
    lines: [
      { text: 'Sedan, Guwahati to Shillong', quantity: 2, unitPaise: 350_000 },
      { text: 'Guide for a day', quantity: 1, unitPaise: 123_450 },
    ],
    totalPaise: 864_623,
    validUntil: '2026-11-22',
    inclusions: 'Driver\n\nFuel and tolls',
    exclusions: 'Lunch',
  }),
  reference: 'PT-7K2M9Q',
  firstName: 'Asha',
};

const print = async (change: Partial<QuoteToPrint> = {}) =>
  readPdf(await quotePdf({ quote: { ...quote, ...change }, settings }));

describe('a printed quote', () => {
  it('shows agency, customer, lines, price and validity', async () => {
    const { pages, tags, catalog } = await print();
    expect(pages).toHaveLength(1);
    for (const words of [
      'Purvai Travels',
      '+91 361 000 0000',
      'For Asha',
      'PT-7K2M9Q',
      '22 Nov 2026',
      'Rupa Das, 15 Nov 2026',
      'Sedan, Guwahati to Shillong',
      '₹3,500',
      '₹7,000',
      '₹8,234.50',
      'GST 5%',
      '₹411.73',
      '₹8,646.23',
      'Eight thousand six hundred and forty-six rupees and twenty-three paise',
      'Fuel and tolls',
      'What is not included',
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(words);
    expect(tags).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD', 'H2', 'LI']));
    expect(catalog).toContain('en-GB');
  });

  it.each([
    [{ kind: 'amount', paise: 44_600_00, label: 'Discount' }, 'Discount−₹44,600'],
    [{ kind: 'percent', percent: '20.00', label: 'Diwali offer' }, 'Diwali offer (20%)−₹44,600'],
  ] as const)('takes the discount %j off before GST', async (discount, row) => {
    const lines = [
      { text: 'Bhutan, six nights', quantity: 2, unitPaise: 1_00_000_00 },
      { text: 'Flights', quantity: 1, unitPaise: 23_000_00 },
    ];
    const { pages } = await print({ lines, discount, totalPaise: 1_87_320_00 });
    expect(pages[0]).toContain(`Subtotal₹2,23,000${row}GST 5%₹8,920Total₹1,87,320`);
    expect(pages[0]).toContain('One lakh eighty-seven thousand three hundred and twenty rupees');
    expect((await print()).pages[0]).not.toContain('−');
  });

  it('continues on further pages and prints words of any length', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({
      text: `Day${index + 1} ${'along the river '.repeat(12)}`,
      quantity: 9999,
      unitPaise: 10_000_000_00,
    }));
    const { pages } = await print({ lines, inclusions: 'x'.repeat(2000), exclusions: 'one\n'.repeat(200) });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join('').match(/Day\d+/g)).toHaveLength(30);
  });

  it('has the scripts of India as they are written', async () => {
    const { pages } = await print({
      firstName: 'আশা',
      inclusions: 'दिन में ₹3,500, क्षत्रिय',
      discount: { kind: 'percent', percent: '10.00', label: 'দীপাৱলী' },
    });
    for (const words of ['For আশা', 'दिन में ₹3,500, क्षत्रिय', 'দীপাৱলী (10%)']) expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain('Words in a script');
  });

  it('says when glyphs are missing', async () => {
    const { pages } = await print({ firstName: 'தமிழ்' });
    expect(pages[0]).toContain('For …');
    expect(pages[0]).toContain('Words in a script that this print has no letters for');
    const discount = { kind: 'percent', percent: '10.00', label: 'འབྲུག' } as const;
    expect((await print({ discount })).pages[0]).toContain('Words in a script');
    expect((await print()).pages[0]).not.toContain('Words in a script');
  });
});
