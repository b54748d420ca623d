import { expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { pickUpWords } from './pick-up-words.ts';

const now = momentInIndia('2026-11-19', '23:00');

it.each([
  ['2026-11-20', '06:00', 'Tomorrow, Friday 20 November 2026, at 6:00 in the morning'],
  ['2026-11-19', '23:30', 'Today, Thursday 19 November 2026, at 11:30 at night'],
  ['2026-11-21', '00:05', 'Saturday 21 November 2026, at 12:05 at night'],
  ['2026-11-21', '12:00', 'Saturday 21 November 2026, at 12:00 in the afternoon'],
  ['2026-11-21', '15:59', 'Saturday 21 November 2026, at 3:59 in the afternoon'],
  ['2026-11-21', '16:00', 'Saturday 21 November 2026, at 4:00 in the evening'],
  ['2026-11-21', '20:15', 'Saturday 21 November 2026, at 8:15 at night'],
  ['2026-11-21', '03:59', 'Saturday 21 November 2026, at 3:59 at night'],
])('says %s %s in words', (day, clock, words) => {
  expect(pickUpWords(momentInIndia(day, clock), now)).toBe(words);
});
