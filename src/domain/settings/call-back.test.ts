import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { callBackAt, callBackText, isSoon } from './call-back.ts';

/** A Monday. */
const monday = '2026-11-16';
const sunday = '2026-11-22';
const at = (day: string, clock: string) => momentInIndia(day, clock);

const by = (receivedAt: Date, officeHours: string, responseTargetMinutes = 15) =>
  callBackText(callBackAt(receivedAt, { officeHours, responseTargetMinutes }), receivedAt);

describe('when the agency calls', () => {
  it('is within the response target, at any hour without office hours', () => {
    expect(by(at(monday, '15:25'), '')).toBe('15:40 today');
    expect(by(at(monday, '23:50'), '')).toBe('00:05 tomorrow');
    expect(by(at(monday, '15:25'), '', 1440)).toBe('15:25 tomorrow');
  });

  it.each([
    ['while it is open', monday, '15:25', '15:40 today'],
    ['before it opens', monday, '08:00', '10:15 today'],
    ['after it has closed', monday, '21:00', '10:15 tomorrow'],
    ['when it closes before the target is over', monday, '18:50', '10:15 tomorrow'],
    ['on the day before a closed one', '2026-11-21', '21:00', '10:15 on Mon 23 Nov 2026'],
    ['on a closed day', sunday, '12:00', '10:15 tomorrow'],
  ])('is in the office hours: %s', (_when, day, clock, text) => {
    expect(by(at(day, clock), 'Mon-Sat 10:00-19:00')).toBe(text);
  });

  it('reads several lines, lists of days, weeks that end on Monday and hours past midnight', () => {
    expect(by(at(sunday, '12:00'), 'Mon-Fri 10:00-19:00\nSun 11:00-13:00')).toBe('12:15 today');
    expect(by(at(monday, '20:00'), 'Tue,Thu 09:00-12:00')).toBe('09:15 tomorrow');
    expect(by(at(sunday, '20:00'), 'Sat-Mon 09:00-12:00')).toBe('09:15 tomorrow');
    expect(by(at(sunday, '01:00'), 'Sat 20:00-02:00')).toBe('01:15 today');
  });

  it('is the target alone when no opening is as long as it', () => {
    expect(by(at(monday, '15:25'), 'Mon-Sat 10:00-19:00', 1440)).toBe('15:25 tomorrow');
  });

  it('is never earlier than the target after the enquiry', () => {
    const moments = fc.date({ min: at(monday, '00:00'), max: at(sunday, '23:59'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 1440 }), (receivedAt, responseTargetMinutes) => {
        const promised = callBackAt(receivedAt, {
          officeHours: 'Mon-Sat 10:00-19:00',
          responseTargetMinutes,
        });
        return promised.getTime() >= receivedAt.getTime() + responseTargetMinutes * 60_000;
      }),
    );
  });
});

it.each([
  ['in 20 minutes', monday, '15:45', true],
  ['three hours after the answer', monday, '18:40', true],
  ['later', monday, '18:41', false],
])('a ride is soon or not: %s', (_when, day, time, expected) => {
  const target = { officeHours: 'Mon-Sat 10:00-19:00', responseTargetMinutes: 15 };
  expect(isSoon({ day, time }, at(monday, '15:25'), target)).toBe(expected);
});

it('a ride is soon where the office opens shortly before it', () => {
  const target = { officeHours: 'Mon-Sat 10:00-19:00', responseTargetMinutes: 15 };
  expect(isSoon({ day: '2026-11-17', time: '09:00' }, at(monday, '21:00'), target)).toBe(true);
  expect(isSoon({ day: '2026-11-17', time: '14:00' }, at(monday, '21:00'), target)).toBe(false);
});
