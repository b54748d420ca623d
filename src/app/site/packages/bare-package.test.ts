import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PartyFields } from '#app/islands/package-price-fields.tsx';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { hasWholePrice } from '#domain/tour-packages/price/package-price.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { leadsToPrice } from './leads-to-price.ts';
import { PackageFacts } from './package-facts.tsx';

/** With the fields that the contract asks for and nothing more. */
const bare: DescribedTourPackage = {
  ...{ id: '1', slug: 'haa', category: 'International', country: 'Bhutan', name: 'Haa', duration: '4 days' },
  ...{ inclusions: '', activities: '', packageType: '', sellingPricePaise: 45_000_00, sellingPriceUsd: 512 },
  ...{ priceBeforeDiscountPaise: null, featuredImage: 'https://img.example/haa.jpg', itinerary: [] },
  ...{ descriptionHtml: '<p>A quiet valley.</p>', details: noDetails, bestMonths: '', nights: null },
  ...{ isPriceConfirmed: true, pdfKey: '' },
};
const party = {
  ...{ adults: 2, childAges: [], passport: 'indian' as const },
  ...{ month: 4, singleRooms: 0, isFirstBooking: true },
};
const fieldsOf = (tour: DescribedTourPackage) =>
  renderToStaticMarkup(
    createElement(PartyFields, { party, usualRooms: 0, tour, settings: { firstBookingPercent: '20.00' } }),
  );

describe('a package with the specified fields only', () => {
  it('has no row without a value', () => {
    const html = renderToStaticMarkup(createElement(PackageFacts, { tourPackage: bare }));
    expect([...html.matchAll(/<th[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'Category',
      'Country',
      'Duration',
    ]);
    expect(html).not.toContain('–');
  });

  it.each([
    ['Bhutan', '4 days', null, false],
    ['Bhutan', '4 days, 3 nights', null, true],
    ['Bhutan', '4 days', 3, true],
    ['India', '4 days', null, true],
  ] as const)(
    'in %s for %s leads to a price only where there is one',
    (country, duration, nights, isPriced) => {
      const tour = { ...bare, country, duration, nights, details: { ...noDetails, nights } };
      expect(leadsToPrice(tour)).toBe(isPriced);
      expect(hasWholePrice(tour)).toBe(isPriced);
      expect(leadsToPrice({ ...tour, isPriceConfirmed: false })).toBe(false);
    },
  );

  it('offers no discount where it shows no price', () => {
    expect(fieldsOf(bare)).not.toContain('first booking');
    expect(fieldsOf({ ...bare, duration: '4 days, 3 nights' })).toContain('first booking');
  });
});
