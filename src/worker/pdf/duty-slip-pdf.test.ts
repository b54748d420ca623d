import { describe, expect, it } from 'vitest';
import type { DutyEntry } from '#domain/bookings/booking.ts';
import { noDetails } from '#domain/bookings/booking-fields.ts';
import type { SlipToPrint } from '#domain/bookings/slip/slip-print-service.ts';
import { statementOf } from '#domain/bookings/slip/statement.ts';
import { fareOf } from '#domain/fares/fare.ts';
import { leftOutOf, nothingLeftOut } from '#domain/fares/inclusions.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someSettings as settings } from '../../../tests/support/some-settings.ts';
import { dutySlipPdf } from './duty-slip-pdf.ts';

const at = (clock: string) => momentInIndia('2026-11-17', clock);
const rates = { version: 1, validFrom: '2026-01-01', rates: sampleRates };
const fare = fareOf({
  trip: { city: 'guwahati', type: 'one-way', km: 100 },
  carType: 'sedan',
  rates,
  today: '2026-11-16',
});

const duty: SlipToPrint['duty'] = {
  id: '7',
  bookingId: '1042',
  status: 'assigned',
  tripType: 'one-way',
  city: 'guwahati',
  cityName: 'Guwahati',
  carTypeName: 'Sedan',
  fromSlug: 'guwahati',
  toSlug: 'shillong',
  fromName: 'Guwahati',
  toName: 'Shillong',
  ...noDetails,
  pickupAddress: 'Hotel Brahmaputra, MG Road',
  dropAddress: 'Police Bazaar',
  flight: '6E 481',
  passengers: 3,
  bags: 2,
  instructions: 'Two suitcases on the roof.',
  carType: 'sedan',
  pickupAt: at('06:00'),
  endsAt: at('10:00'),
  km: 100,
  hours: null,
  days: null,
  fare,
  leftOut: nothingLeftOut,
  stops: [],
  farePaise: fare.totalPaise,
  rateVersion: 1,
  carId: '1',
  driverId: '1',
  revision: 1,
  driverSince: null,
  startedAt: null,
  endedAt: null,
  closedAt: null,
};

const slip: SlipToPrint = {
  number: 'B1042',
  duty,
  crew: {
    customer: 'Asha Sharma',
    phone: '+919864012345',
    car: 'AS01AB1234',
    model: 'Dzire',
    driver: 'Bikash Kalita',
    driverPhone: '+919706011111',
    wrongCodes: 0,
    isOpened: false,
    duePaise: 764_00,
    isDueByOther: false,
  },
  entries: [],
  closedBy: '',
  statement: null,
  money: null,
};

const entry = (change: Partial<DutyEntry>): SlipToPrint['entries'][number] => ({
  ...{ id: '1', key: '', sequence: 0, receivedAt: at('06:00'), enteredBy: '', reason: '', expense: '' },
  ...{ kind: 'start', happenedAt: at('05:00'), odometerKm: null, amountPaise: null, removesKey: null },
  ...change,
});

const driven = [
  entry({ kind: 'start', happenedAt: at('05:10'), odometerKm: 50_000 }),
  entry({ kind: 'reached', happenedAt: at('05:55'), odometerKm: 50_012 }),
  entry({ kind: 'on-board', happenedAt: at('06:05'), odometerKm: 50_012 }),
  entry({ kind: 'expense', expense: 'parking', amountPaise: 90_00, reason: 'Airport' }),
  entry({ kind: 'end', happenedAt: at('09:20'), odometerKm: 50_130 }),
];

const print = async (change: Partial<SlipToPrint> = {}) =>
  readPdf(await dutySlipPdf({ slip: { ...slip, ...change }, settings, madeAt: at('05:00') }));

const closed = () => ({
  entries: driven,
  closedBy: 'Rupa Das',
  duty: { ...duty, status: 'done' as const, closedAt: at('11:00') },
  statement: statementOf({ duty, rates, entries: driven }),
  money: {
    entries: [
      { kind: 'advance', amountPaise: 500_00, method: 'upi', receivedOn: '2026-11-17' },
      { kind: 'collected-by-driver', amountPaise: 1000_00, method: 'cash', receivedOn: '2026-11-17' },
    ],
    totalPaise: 2369_00,
    receivedPaise: 1500_00,
  } satisfies SlipToPrint['money'],
});

describe('a printed duty slip', () => {
  it('says what the customer pays besides where staff have left something out', async () => {
    const { pages } = await print({
      duty: { ...duty, leftOut: leftOutOf(['tolls', 'night'], 300_00) },
    });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Toll (customer pays)State tax (in the price)');
    expect(pages[0]).toContain('Driving between 22:00 and 06:00: ₹300');
  });

  it('has on one page what the driver needs, and empty fields to fill in', async () => {
    const { pages, tags, catalog } = await print();
    expect(pages).toHaveLength(1);
    for (const words of [
      'Purvai Travels',
      'Duty slip B1042',
      'Tue 17 Nov 2026',
      'Reporting time06:00',
      'One way, Guwahati to Shillong',
      'Booked100 km, 30 minutes of waiting',
      'Pick-upHotel Brahmaputra, MG Road, Guwahati',
      'DropPolice Bazaar, Shillong',
      'PassengerAsha Sharma',
      'Number+91 98640 12345',
      '3 people, 2 bags',
      '6E 481',
      'AS 01 AB 1234, Dzire',
      'DriverBikash Kalita',
      'To collect₹764 in cash',
      'Number+91 97060 11111',
      'Two suitcases on the roof.',
      'StepDateTimeOdometer in kmStartedReached the pick-upCustomer on boardEndedKilometres used',
      'Toll (in the price)State tax (in the price)Parking (customer pays)Permit or entry fee (customer pays)Other expense (customer pays)',
      'Cash collected',
      'Driver’s signature',
      'Customer’s signature',
    ])
      expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain('Statement of charges');
    expect(pages[0]).not.toContain('₹1,995');
    expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
    expect(catalog).toContain('en-GB');
  });

  it('has the readings and the statement after it was closed', async () => {
    const { pages } = await print(closed());
    const text = pages.join('');
    expect(pages).toHaveLength(2);
    expect(pages[1]).toMatch(/^Statement of charges, not a tax invoice.*Closed by.*Payments/s);
    for (const words of [
      'Started17 Nov 202605:1050,000',
      'Customer on board17 Nov 202606:0550,012',
      'Ended17 Nov 202609:2050,130',
      'Kilometres used118',
      'ParkingAirport₹90',
      'Statement of charges, not a tax invoice',
      'Further kilometres18₹15₹270',
      'Total₹2,369',
      '118 km were driven, 100 km are included: 18 km more at ₹15',
      'Closed by Rupa Das, 17 Nov 2026, 11:00.',
      'Advance17 Nov 2026UPI₹500',
      'Collected by the driver17 Nov 2026cash₹1,000',
      'Received₹1,500',
      'Total of booking B1042₹2,369',
      'Still to pay₹869',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Cash collected');
  });

  it('has what is known so far during the ride, and no statement', async () => {
    const { pages } = await print({ entries: driven.slice(0, 1) });
    expect(pages[0]).toContain('Started17 Nov 202605:1050,000Reached the pick-upCustomer on board');
    expect(pages[0]).not.toContain('Statement of charges');
  });

  it('leaves car and driver empty while there are none, and takes long texts', async () => {
    const crew = { ...slip.crew, car: '', model: '', driver: '', driverPhone: '' };
    const { pages } = await print({
      crew,
      duty: { ...duty, fare: null, instructions: 'x'.repeat(1000), pickupAddress: 'y '.repeat(150) },
    });
    expect(pages.join('')).toContain('Car typeSedanPlanned end10:00CarTo collect₹764 in cashDriverNumber');
    expect(pages.join('')).toContain('Booked100 km');
  });

  it('has the scripts of India, and says when letters are missing', async () => {
    const inAssamese = { ...slip.crew, customer: 'প্ৰাৰ্থনা শৰ্মা' };
    expect((await print({ crew: inAssamese })).pages[0]).toContain('প্ৰাৰ্থনা শৰ্মা');
    expect((await print({ crew: inAssamese })).pages[0]).not.toContain('Words in a script');
    const { pages } = await print({ crew: { ...slip.crew, customer: 'தமிழ்' } });
    expect(pages.join('')).toContain('Words in a script');
  });
});
