import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { PartyFields } from './package-price-fields.tsx';

const tour = {
  country: 'Bhutan' as const,
  duration: '4 days, 3 nights',
  sellingPricePaise: 48_500_00,
  priceBeforeDiscountPaise: null,
  details: noDetails,
  isPriceConfirmed: true,
};
const party = {
  ...{ adults: 2, childAges: [], passport: 'indian' as const },
  ...{ month: 4, singleRooms: 0, isFirstBooking: true },
};

it.each([
  ['20.00', true],
  ['0.50', true],
  ['0.00', false],
])('with %s%% off the first booking, the calculator asks about it: %s', (firstBookingPercent, asks) => {
  const html = renderToStaticMarkup(
    createElement(PartyFields, { party, usualRooms: 0, tour, settings: { firstBookingPercent } }),
  );
  expect(html.includes('This is our first booking with you')).toBe(asks);
});
