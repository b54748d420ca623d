import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/shared/india-time.ts';
import { type AskedService, peopleText, supplierMessage } from './supplier-message.ts';

const agency = { agencyName: 'Purvai Travels', phone: '+91 361 000 0000' };
const druk = { name: 'Druk Hotels', contactName: 'Karma' };
const adult = { birthDate: null, age: null };
const child = (age: number) => ({ birthDate: null, age });

const hotel = (change: Partial<AskedService> = {}): AskedService => ({
  ...{ id: '1', bookingId: '41', kind: 'hotel', title: 'Hotel in Thimphu', revision: 1 },
  ...{ onDay: '2027-04-17', nights: 2, starts: '', remarks: '', firstDay: '2027-04-17' },
  details: { rooms: '1 double, 1 twin', board: 'Half board' },
  travellers: [adult, adult, child(9), child(5)],
  ...change,
});

describe('the message to a supplier', () => {
  it('names people, dates, nights, rooms, times and remarks', () => {
    const transport = hotel({
      ...{ id: '2', kind: 'transport', title: 'Paro airport to Thimphu', nights: 0, starts: '10:40' },
      details: { from: 'Paro airport', to: 'Thimphu', vehicle: 'Hiace' },
      remarks: 'Child seat\nfor one',
    });
    expect(supplierMessage(druk, [hotel(), transport], agency)).toEqual({
      subject: '2 services for 17 Apr 2027: Purvai Travels',
      text: `Hello Karma,

please tell us whether you have these for us, and until when you can hold them:

Trip B41
1. Hotel in Thimphu
   Sat 17 Apr 2027 to Mon 19 Apr 2027, 2 nights
   4 people, of them children of 5 and 9 years
   Rooms: 1 double, 1 twin
   Meals: Half board
2. Paro airport to Thimphu
   Sat 17 Apr 2027, 10:40
   4 people, of them children of 5 and 9 years
   From: Paro airport
   To: Thimphu
   Vehicle: Hiace
   Remarks: Child seat for one

Please answer with your confirmation numbers.

Purvai Travels
+91 361 000 0000`,
    });
  });

  it('has the services of every trip under its number', () => {
    const { subject, text } = supplierMessage(
      { name: 'Druk Hotels', contactName: '' },
      [hotel(), hotel({ id: '3', bookingId: '52', onDay: '2027-05-01', nights: 1, travellers: [adult] })],
      agency,
    );
    expect(subject).toBe('2 services for 17 Apr 2027 to 1 May 2027: Purvai Travels');
    expect(text).toMatch(/^Hello Druk Hotels,/);
    expect(text).toMatch(/Trip B41\n1\. .*Trip B52\n2\. .*1 night\n {3}1 person\n/s);
  });

  it('writes regions and dates of permits as staff read them', () => {
    const permit = hotel({
      ...{ kind: 'permit', nights: 0, details: { region: 'bhutan', appliedOn: '2027-03-20', grantedOn: '' } },
    });
    const { text } = supplierMessage(druk, [permit], agency);
    expect(text).toContain('For: Bhutan\n   Applied on: 20 Mar 2027\n');
    expect(text).not.toContain('Granted');
  });

  it('counts every traveller once, and names the age of each child', () => {
    const someone = fc.record({
      birthDate: fc.option(fc.integer({ min: 0, max: 30_000 }).map((days) => daysAfter('2027-04-17', -days))),
      age: fc.option(fc.integer({ min: 0, max: 90 })),
    });
    fc.assert(
      fc.property(fc.array(someone, { minLength: 1, maxLength: 12 }), (travellers) => {
        const text = peopleText({ travellers, firstDay: '2027-04-17' });
        const [count = '', ...ages] = text.match(/\d+/g) ?? [];
        expect(Number(count)).toBe(travellers.length);
        expect(ages.length).toBeLessThanOrEqual(travellers.length);
        expect(ages.every((age) => Number(age) < 18)).toBe(true);
        expect(text).not.toMatch(/null|undefined|NaN/);
      }),
    );
  });
});
