import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daylightOn } from './daylight.ts';
import { clockMinutes, daysAfter } from './india-time.ts';

/** Published times of sunrise and sunset, by an almanac. */
it.each([
  ['Guwahati in November', '2026-11-19', { lat: 26.14, lng: 91.74 }, '05:44', '16:33'],
  ['Delhi in November', '2026-11-19', { lat: 28.61, lng: 77.21 }, '06:47', '17:27'],
  ['Delhi in June', '2026-06-21', { lat: 28.61, lng: 77.21 }, '05:24', '19:22'],
])('%s', (_name, day, coordinates, sunrise, sunset) => {
  const light = daylightOn(day, coordinates);
  expect(Math.abs(light.sunrise - clockMinutes(sunrise))).toBeLessThanOrEqual(3);
  expect(Math.abs(light.sunset - clockMinutes(sunset))).toBeLessThanOrEqual(3);
});

it('is longest in June and shortest in December everywhere in India', () => {
  const india = fc.record({
    lat: fc.double({ min: 8, max: 35, noNaN: true }),
    lng: fc.double({ min: 69, max: 97, noNaN: true }),
  });
  const length = (day: string, at: { lat: number; lng: number }) => {
    const { sunrise, sunset } = daylightOn(day, at);
    return sunset - sunrise;
  };
  fc.assert(
    fc.property(india, fc.integer({ min: 0, max: 364 }), (at, days) => {
      const minutes = length(daysAfter('2026-01-01', days), at);
      expect(minutes).toBeLessThanOrEqual(length('2026-06-21', at) + 1);
      expect(minutes).toBeGreaterThanOrEqual(length('2026-12-22', at) - 1);
    }),
  );
});
