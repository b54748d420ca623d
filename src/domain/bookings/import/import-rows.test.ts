import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plateText } from '#domain/bookings/fleet.ts';
import { CarTypeWords } from '#domain/fares/cab-words.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { cellOfDay } from '#domain/shared/typed-day.ts';
import { someCabWords } from '../../../../tests/support/some-cabs.ts';
import { readBookingRow } from './booking-row.ts';
import { cabImportMessages } from './cab-import-messages.ts';
import { readCarRow } from './car-row.ts';
import { readDriverRow } from './driver-row.ts';
import { plateKey, plateOfCell } from './fleet-cells.ts';
import { bookingColumns, carColumns, driverColumns } from './import-columns.ts';

const carTypes = someCabWords.carTypes.map((type) =>
  type.code === 'suv' ? { ...type, examples: '' } : type,
);
const types = new CarTypeWords(carTypes);
const { cities } = someCabWords;
const choices = { types, cities, city: 'guwahati' };
const now = momentInIndia('2026-11-16', '10:00');

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ'), minLength: min, maxLength: max });
/** `AS01AB1234`, of any state and with or without a series. */
const plate = fc
  .tuple(letters(2, 2), fc.integer({ min: 1, max: 99 }), letters(0, 3), fc.integer({ min: 1, max: 9999 }))
  .map(([state, district, series, number]) => [
    state,
    String(district).padStart(2, '0'),
    series,
    String(number).padStart(4, '0'),
  ]);

describe('a number plate', () => {
  it('is read as people type it, and in the form in which it is shown', () => {
    const mark = fc.constantFrom('', ' ', '-', '.', '/', '  ', ' - ');
    fc.assert(
      fc.property(
        plate,
        mark,
        fc.boolean(),
        fc.constantFrom('', 'IND '),
        (parts, between, isLower, before) => {
          const typed = before + parts.filter(Boolean).join(between);
          expect(plateOfCell(isLower ? typed.toLowerCase() : typed)).toBe(parts.join(''));
          expect(plateOfCell(plateText(parts.join('')))).toBe(parts.join(''));
        },
      ),
    );
  });

  it('with a series is the same with and without the zeros before its numbers', () => {
    const hasSeries = plate.filter(([, , series]) => series !== '');
    fc.assert(
      fc.property(hasSeries, ([state = '', district = '', series = '', number = '']) => {
        const short = `${state}${Number(district)}${series}${Number(number)}`;
        expect(plateKey(short)).toBe(plateKey([state, district, series, number].join('')));
      }),
    );
  });

  it('of another number is another one', () => {
    expect(plateKey('AS01AB1230')).not.toBe(plateKey('AS01AB1231'));
    expect(plateKey('AS10AB1234')).not.toBe(plateKey('AS01AB1234'));
  });

  it.each(['Dzire', '1234567', 'AS', '', 'AS01AB1234 and AS01AB5678', '=HYPERLINK("x")'])(
    '%j is none',
    (typed) => {
      expect(plateOfCell(typed)).toBeUndefined();
    },
  );
});

describe('the type of a car', () => {
  it.each([
    ['Sedan', 'sedan'],
    ['SUV (AC)', 'suv'],
    ['hatchback', 'compact'],
    ['Dzire', 'sedan'],
    ['ETIOS', 'sedan'],
    // Of no type that staff gave an example for.
    ['Innova', undefined],
    ['Sedan/SUV', undefined],
    ['similar', undefined],
  ])('%s: %s', (typed, type) => {
    expect(types.find(typed)).toBe(type);
  });

  it('that is not known is a fault that names those that are', () => {
    const { faults } = readCarRow(
      { number: 4, cells: ['AS01AB1234', 'Innova'] },
      ['plate', 'carType'],
      choices,
    );
    expect(faults).toEqual([
      {
        row: 4,
        field: 'carType',
        text: '“Innova” is not one of our car types. There are: Compact, Sedan, SUV, Luxury.',
      },
    ]);
  });
});

describe('a row of a car', () => {
  const columns = ['plate', 'carType', 'owner', 'insurance', 'permit', 'city', 'notes'] as const;
  const read = (...cells: string[]) => readCarRow({ number: 2, cells }, columns, choices);

  it('has its papers by days as people and spreadsheets write them', () => {
    const { value, faults } = read('as-01 ab.1234', 'Sedan', 'Own', '46341', '15-11-26', '', '');
    expect(faults).toEqual([]);
    expect(value).toMatchObject({
      ...{ plate: 'AS01AB1234', carType: 'sedan', partner: '', city: 'guwahati' },
      papers: [
        { kind: 'insurance', number: '', expiresOn: '2026-11-15' },
        { kind: 'permit', number: '', expiresOn: '2026-11-15' },
      ],
    });
  });

  it('has any day of its papers', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2079-12-31'), noInvalidDate: true })
      .map((moment) => moment.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (expiresOn) => {
        const { value } = read('AS01AB1234', 'SUV', '', cellOfDay(expiresOn), '', 'Delhi', '');
        expect(value?.papers).toEqual([{ kind: 'insurance', number: '', expiresOn }]);
      }),
    );
  });

  it('has a fault for each cell that is not understood', () => {
    const { value, faults } = read('', 'Rocket', 'Attached', 'lifetime', '31/02/2027', 'Mumbai', '');
    expect(value).toBeUndefined();
    expect(faults.map(({ field }) => field).sort()).toEqual([
      ...['carType', 'city', 'insurance', 'owner', 'permit', 'plate'],
    ]);
  });

  it('with a very long cell is refused, and a formula is only a text', () => {
    expect(read('AS01AB1234', 'SUV', '', '', '', '', 'x'.repeat(100_000)).faults).toMatchObject([
      { field: 'notes', text: 'Notes have up to 1,000 characters.' },
    ]);
    expect(read('AS01AB1234', 'SUV', '', '', '', '', '=1+1').value?.notes).toBe('=1+1');
  });

  it('never fails', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), (cells) => {
        const { value, faults } = read(...cells);
        expect(value === undefined).toBe(faults.length > 0);
      }),
    );
  });
});

describe('a row of a driver', () => {
  const columns = ['name', 'phone', 'licenceExpiresOn', 'languages', 'daysOff'] as const;
  const read = (...cells: string[]) =>
    readDriverRow({ number: 2, cells }, columns, { city: 'delhi', cities });

  it('has number, licence, languages and days off', () => {
    const days = '20/11/2026; 24/12/2026 to 26/12/2026, 01-01-27 - 02-01-27';
    expect(read('Bikash Kalita', '98640-11223', '14/02/29', 'Assamese, Hindi & English', days)).toEqual({
      row: 2,
      faults: [],
      value: {
        ...{ name: 'Bikash Kalita', phoneE164: '+919864011223', city: 'delhi', licenceNumber: '' },
        ...{ licenceExpiresOn: '2029-02-14', languages: ['Assamese', 'Hindi', 'English'] },
        ...{ partner: '', notes: '' },
        daysOff: [
          { firstDay: '2026-11-20', lastDay: '2026-11-20', reason: '' },
          { firstDay: '2026-12-24', lastDay: '2026-12-26', reason: '' },
          { firstDay: '2027-01-01', lastDay: '2027-01-02', reason: '' },
        ],
      },
    });
  });

  it.each([
    [['', '98640 11223'], 'The name is missing.'],
    [['Bikash'], 'The phone number is missing.'],
    [['Bikash', '12'], '“12” is not a phone number.'],
    [['Bikash', '9.86401E+9'], /Excel has shortened the number/],
    [['Bikash', '98640 11223', '', '', 'Sundays'], /^“Sundays” is not a day off\./],
    [['Bikash', '98640 11223', '', '', '26/12/2026 to 24/12/2026'], /is not a day off/],
  ])('%j has a fault', (cells, text) => {
    expect(read(...cells).faults).toMatchObject([{ text: expect.stringMatching(text) }]);
  });
});

describe('a row of a booking', () => {
  const columns = bookingColumns.chosen([
    ...['name', 'phone', 'pickUp', 'pickUpTime', 'from', 'to', 'returns', 'carType', 'price', 'advance'],
    ...['plate', 'driverPhone', 'city'],
  ]);
  const read = (cells: Partial<Record<(typeof columns)[number], string>> = {}) => {
    const row = {
      ...{ name: 'Sneha', phone: '98301 22334', pickUp: '20/11/2026', pickUpTime: '6:30 AM' },
      ...{ from: 'Guwahati', to: 'Shillong', carType: 'Dzire', price: 'Rs. 2,000/-', ...cells },
    } as Record<string, string>;
    const texts = columns.map((field) => row[field] ?? '');
    return readBookingRow({ number: 3, cells: texts }, columns, choices, now);
  };

  it('is read', () => {
    expect(read({ advance: '0', plate: 'as 1 ab 1234', driverPhone: '97060 44556' })).toMatchObject({
      faults: [],
      value: {
        ...{ name: 'Sneha', phoneE164: '+919830122334', day: '2026-11-20', clock: '06:30' },
        ...{ carType: 'sedan', pricePaise: 2000_00, advancePaise: 0 },
        ...{ plate: 'AS1AB1234', driverPhone: '+919706044556', returns: undefined },
        pickupAt: momentInIndia('2026-11-20', '06:30'),
      },
    });
  });

  it('may have day and time in one cell, and a return', () => {
    const { value } = read({ pickUp: '46346.270833333', pickUpTime: '', returns: '22/11/2026 18:00' });
    expect(value).toMatchObject({
      ...{ day: '2026-11-20', clock: '06:30', returns: { day: '2026-11-22', clock: '18:00' } },
    });
  });

  it.each([
    [{ pickUp: '16/11/2026', pickUpTime: '10:00' }, 'pickUp', /^This pick-up is over\. Only open bookings/],
    [{ pickUp: '', pickUpTime: '' }, 'pickUp', /missing/],
    [{ pickUp: 'soon' }, 'pickUp', /^“soon” is not a day/],
    [{ pickUpTime: '' }, 'pickUpTime', /time of the pick-up is missing/],
    [{ pickUpTime: 'early' }, 'pickUpTime', /^“early” is not a time/],
    [{ phone: '' }, 'phone', /missing/],
    [{ from: '' }, 'from', /missing/],
    [{ to: 'x'.repeat(101) }, 'to', /longer than 100/],
    [{ carType: 'Innova' }, 'carType', /There are: Compact, Sedan, SUV, Luxury/],
    [{ price: 'as usual' }, 'price', /not an amount/],
    [{ advance: '-500' }, 'advance', /not an amount/],
    [{ returns: '19/11/2026' }, 'returns', /after the pick-up/],
    [{ returns: '20/01/2027' }, 'returns', /at most 30 days/],
    [{ plate: 'Dzire' }, 'plate', /not a number plate/],
  ] as const)('%j has a fault', (cells, field, text) => {
    expect(read(cells)).toMatchObject({
      value: undefined,
      faults: [{ row: 3, field, text: expect.stringMatching(text) }],
    });
  });

  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
    'has a fault for the city %s, which every object has as a property',
    (city) => {
      const { value, faults } = read({ city });
      expect(value).toBeUndefined();
      expect(faults).toEqual([
        { row: 3, field: 'city', text: cabImportMessages.cityWrong(city, 'Guwahati, Delhi') },
      ]);
    },
  );

  it.each([
    ['Gauhati', 'guwahati'],
    ['New Delhi', 'delhi'],
    ['NCR', 'delhi'],
    ['', 'guwahati'],
  ])('with the city %j is of %s', (city, found) => {
    expect(read({ city }).value).toMatchObject({ city: found });
  });

  it('a minute after now is open', () => {
    expect(read({ pickUp: '16/11/2026', pickUpTime: '10:01' }).faults).toEqual([]);
  });
});

describe('the guess of columns', () => {
  it.each([
    [
      carColumns,
      [
        'Sr No',
        'Vehicle No',
        'Vehicle Type',
        'Make',
        'Owner',
        'Insurance Valid Upto',
        'Policy No',
        'PUC',
        'FC Expiry',
      ],
      ['', 'plate', 'carType', 'model', 'owner', 'insurance', '', 'pollution', 'fitness'],
    ],
    [
      carColumns,
      ['Regn No', 'RC expiry', 'Category', 'Permit validity', 'Base', 'Driver', 'Remarks'],
      ['plate', 'registration', 'carType', 'permit', 'city', '', 'notes'],
    ],
    [
      driverColumns,
      ['Driver ID', 'Driver Name', 'Mobile No', 'DL No', 'DL Valid Till', 'Languages', 'Leave', 'Vehicle No'],
      ['', 'name', 'phone', 'licenceNumber', 'licenceExpiresOn', 'languages', 'daysOff', ''],
    ],
    [
      bookingColumns,
      [
        'Booking No',
        'Guest Name',
        'Contact No',
        'Date',
        'Time',
        'Pick up',
        'Drop',
        'Vehicle',
        'Amount',
        'Advance',
      ],
      ['', 'name', 'phone', 'pickUp', 'pickUpTime', 'from', 'to', 'carType', 'price', 'advance'],
    ],
    [
      bookingColumns,
      [
        'Client',
        'Mobile',
        'Pickup date & time',
        'From',
        'To',
        'Return date',
        'Car type',
        'Cab fare',
        'Cab No',
        'Driver mobile',
        'Balance',
      ],
      ['name', 'phone', 'pickUp', 'from', 'to', 'returns', 'carType', 'price', 'plate', 'driverPhone', ''],
    ],
  ])('%#', (matcher, headings, columns) => {
    expect(matcher.guess(headings)).toEqual(columns);
  });
});
