import { describe, expect, it } from 'vitest';
import { officeHoursText, openingHoursOf, readOfficeHours } from './office-hours.ts';

describe('readOfficeHours', () => {
  it.each([
    ['', ''],
    ['Mon-Sat 10:00-19:00', 'Mon-Sat 10:00-19:00'],
    ['  monday – saturday   9:30 to 19:00 \n\n Sun 10:00 - 13:00', 'Mon-Sat 09:30-19:00\nSun 10:00-13:00'],
    ['Mon, wed ,Fri 10:00–14:00', 'Mon,Wed,Fri 10:00-14:00'],
  ])('reads %j', (typed, read) => {
    expect(readOfficeHours(typed)).toBe(read);
  });

  it.each(['always', 'Mon-Sat', '10:00-19:00', 'Mon 10-19', 'Mon-Sat 10:00-24:30', 'Mod 10:00-19:00'])(
    'refuses %j',
    (typed) => {
      expect(readOfficeHours(typed)).toBeUndefined();
    },
  );
});

it('the hours are shown to visitors and written for search engines', () => {
  const hours = 'Mon-Sat 10:00-19:00\nSun,Wed 10:00-13:00';
  expect(officeHoursText(hours)).toEqual(['Mon–Sat 10:00–19:00', 'Sun, Wed 10:00–13:00']);
  expect(openingHoursOf(hours)).toEqual(['Mo-Sa 10:00-19:00', 'Su,We 10:00-13:00']);
  expect([officeHoursText(''), openingHoursOf('')]).toEqual([[], []]);
});
