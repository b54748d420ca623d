import { expect, it } from 'vitest';
import { detailsAsJson } from '#app/staff/website/packages/details/typed-details.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { imagePath } from '#paths.ts';
import { differencesOf } from './package-differences.ts';
import { newValues, type PackageValues } from './package-values.ts';

const values = (some: Partial<PackageValues>) => ({ ...newValues, ...some });
const changed = (before: Partial<PackageValues>, after: Partial<PackageValues>) =>
  differencesOf(values(before), values(after)).filter((field) => field.before !== field.after);

it('compares prices by amount, however they were typed', () => {
  expect(changed({ SellingPrice: '45000' }, { SellingPrice: '₹45,000' })).toEqual([]);
  expect(changed({ SellingPrice: '45000' }, { SellingPrice: 'Rs. 1,50,000/-' })).toEqual([
    { name: 'Selling price', before: '₹45,000', after: '₹1,50,000', isHtml: false },
  ]);
});

it('names the photographs of the gallery in their order', () => {
  const details = (...ids: string[]) =>
    detailsAsJson({ ...noDetails, gallery: ids.map((id) => imagePath(id)) });
  expect(changed({ Details: details('7', '12') }, { Details: details('12', '7') })).toEqual([
    {
      name: 'Whole price and details',
      before: 'Photographs\nImage 7 of the library\nImage 12 of the library',
      after: 'Photographs\nImage 12 of the library\nImage 7 of the library',
      isHtml: false,
    },
  ]);
});

it('writes days, states and times as readable text', () => {
  const days = JSON.stringify([
    { text: 'By car.', title: 'Paro' },
    {
      ...{ title: 'Haa', text: '', meals: ['lunch'] },
      services: [{ kind: 'hotel', title: 'Hotel in Haa', starts: '14:00', nights: 1 }],
    },
  ]);
  expect(changed({}, { Itinerary: days, State: 'scheduled', PublishAt: '2026-11-15T18:30' })).toEqual([
    {
      name: 'Itinerary',
      before: '',
      after: 'Day 1: Paro\nBy car.\n\nDay 2: Haa\nLunch\n14:00 Hotel: Hotel in Haa, 1 night',
      isHtml: false,
    },
    { name: 'State', before: 'Published', after: 'Scheduled', isHtml: false },
    { name: 'Publish at', before: '', after: '15 Nov 2026, 18:30', isHtml: false },
  ]);
  expect(changed({ PublishAt: '2026-11-15T13:00:00.000Z' }, { PublishAt: '2026-11-15T18:30' })).toEqual([]);
});
