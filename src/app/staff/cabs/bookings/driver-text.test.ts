import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatLink } from '#app/ui/chat-link.ts';
import { noDetails } from '#domain/bookings/booking-fields.ts';
import { leftOutOf, nothingLeftOut } from '#domain/fares/inclusions.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { driverText, type TextedDuty } from './driver-text.ts';

const duty: TextedDuty = {
  bookingId: '1042',
  tripType: 'one-way',
  cityName: 'Guwahati',
  fromName: 'Guwahati',
  stops: [],
  leftOut: nothingLeftOut,
  toName: 'Shillong',
  ...noDetails,
  pickupAddress: 'Hotel Brahmaputra',
  flight: '6E 481',
  passengers: 1,
  bags: 2,
  instructions: 'Two suitcases\non the roof.',
  pickupAt: momentInIndia('2026-11-17', '06:00'),
  fare: null,
  km: 100,
  hours: null,
  days: null,
  crew: {
    customer: 'Asha Sharma',
    phone: '+919864012345',
    car: 'AS01AB1234',
    model: 'Dzire',
    duePaise: 764_00,
    isDueByOther: false,
  },
  link: 'https://www.purvai.example/duty/abc',
};

describe('the text for a driver', () => {
  it('has everything about a duty and its link', () => {
    expect(driverText('Bikash', [duty])).toBe(
      [
        'Hello Bikash, your duty:',
        '',
        '*B1042, Tue 17 Nov 2026, 06:00*',
        'One way, Guwahati to Shillong',
        'Pick-up: Hotel Brahmaputra, Guwahati',
        'Drop: Shillong',
        'Flight or train: 6E 481',
        'Customer: Asha Sharma, +91 98640 12345',
        'People: 1 person, 2 bags',
        'Car: AS 01 AB 1234, Dzire',
        'Booked: 100 km',
        'To collect: ₹764 in cash',
        'Please note: Two suitcases on the roof.',
        'Your link for the duty: https://www.purvai.example/duty/abc',
      ].join('\n'),
    );
  });

  it('says what the customer pays besides where staff have left something out', () => {
    const leftOut = leftOutOf(['tolls', 'night'], 300_00);
    expect(driverText('Bikash', [{ ...duty, leftOut }])).toContain(
      'Customer pays besides: Tolls, parking, entry tickets and permits; Driving between 22:00 and 06:00: ₹300 for each night, with GST\n',
    );
  });

  it('leaves out what is not known', () => {
    const bare: TextedDuty = {
      ...duty,
      tripType: 'local',
      ...{ fromName: '', stops: [], toName: '', pickupAddress: '', flight: '', instructions: '' },
      ...{ passengers: null, bags: null, km: null, link: null },
      crew: { customer: '', phone: '', car: '', model: '', duePaise: 0, isDueByOther: false },
    };
    expect(driverText('Bikash', [bare])).toBe(
      'Hello Bikash, your duty:\n\n*B1042, Tue 17 Nov 2026, 06:00*\nBy the hour, Guwahati\nTo collect: Nothing from the customer',
    );
  });

  it('has all duties of a day, each with its own link', () => {
    const text = driverText('Bikash', [
      duty,
      { ...duty, bookingId: '1043', link: 'https://x.example/duty/def' },
    ]);
    expect(text).toMatch(/^Hello Bikash, your 2 duties:\n\n\*B1042,.*duty\/abc\n\n\*B1043,.*duty\/def$/s);
  });

  it('cuts a long note, whose rest is behind the link', () => {
    const text = driverText('Bikash', [{ ...duty, instructions: 'ৰ'.repeat(1000) }]);
    expect(text).toContain(`Please note: ${'ৰ'.repeat(300)}…\n`);
  });

  it('stays short and on its lines whatever was typed, and opens in WhatsApp as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (typed) => {
        const text = driverText('Bikash', [
          { ...duty, instructions: typed, pickupAddress: typed.slice(0, 99) },
        ]);
        expect(text.split('\n').length).toBeLessThanOrEqual(14);
        expect(text.endsWith('Your link for the duty: https://www.purvai.example/duty/abc')).toBe(true);
        const note = /Please note: (.*)/.exec(text)?.[1] ?? '';
        expect(note.length).toBeLessThanOrEqual(301);
        const sent = new URL(chatLink('+919706011111', text));
        expect([sent.pathname, sent.searchParams.get('text')]).toEqual(['/919706011111', text]);
      }),
    );
  });
});
