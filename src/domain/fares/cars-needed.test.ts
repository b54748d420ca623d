import { expect, it } from 'vitest';
import { carsNote } from './cars-needed.ts';

const suv = { name: 'SUV', seats: 6, bags: 4 };
const fare = { farePaise: 340_200, isAbout: false };

it.each([
  ['nothing that fits', { people: 6, bags: 4 }, ''],
  ['nothing where nothing was typed', { people: null, bags: null }, ''],
  [
    'two cars with their price',
    { people: 7, bags: 5 },
    '7 people and 5 bags may be too much for one SUV, which has 6 seats and room for 4 bags. For all of them: 2 × SUV, together 12 seats and room for 8 bags: ₹6,804. We answer for these cars.',
  ],
  ['bags alone', { people: null, bags: 9 }, /^9 bags may be too much .*: 3 × SUV, .*: ₹10,206\. We/],
  ['more than four cars', { people: 30, bags: null }, /We suggest the cars and name their price\.$/],
])('says %s', (_what, load, note) => {
  expect(carsNote(load, suv, fare)).toEqual(typeof note === 'string' ? note : expect.stringMatching(note));
});

it('says about for a fare that is still to be confirmed, and no price without one', () => {
  const load = { people: 7, bags: null };
  expect(carsNote(load, suv, { ...fare, isAbout: true })).toContain(': about ₹6,804.');
  expect(carsNote(load, suv, { farePaise: undefined, isAbout: false })).toContain('room for 8 bags. We');
  expect(carsNote(load, undefined, fare)).toBe('');
});
