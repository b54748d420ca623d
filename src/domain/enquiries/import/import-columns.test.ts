import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#platform/sheets/csv.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { customerColumns } from './import-columns.ts';
import { readImportRow } from './import-row.ts';

const { chosen: chosenColumns, fields: importFields, guess: guessColumns, headingRow } = customerColumns;

describe('the guess of columns', () => {
  it.each([
    [
      ['Sr No', 'Date', 'Name', 'Mobile', 'Email', 'City', 'Requirement', 'Remarks', 'Status', 'Followup'],
      ['', 'date', 'name', 'phone', 'email', 'city', 'message', 'remarks', 'status', 'followUp'],
    ],
    [
      [
        'S.No',
        'Enquiry Date',
        'Guest Name',
        'Phone No',
        'Mail id',
        'Destination',
        'Travel Date',
        'Follow up date',
      ],
      ['', 'date', 'name', 'phone', 'email', 'tripTo', 'tripStarts', 'followUp'],
    ],
    [
      ['CLIENT', 'WhatsApp', 'E-mail ID', 'Location', 'Query', 'Notes', 'Lead Status', 'Next Follow-up'],
      ['name', 'phone', 'email', 'city', 'message', 'remarks', 'status', 'followUp'],
    ],
    [
      ['Contact Person', 'Contact No', 'DOJ', 'Enquiry ID', 'Driver name', 'PhoneNo'],
      ['name', 'phone', 'tripStarts', '', '', ''],
    ],
    [
      ['नाम', 'मोबाइल', 'शहर', 'তারিখ'],
      ['name', 'phone', 'city', 'date'],
    ],
    [
      ['Name', 'Mobile', 'WhatsApp'],
      ['name', 'phone', ''],
    ],
    [
      ['A', '', '42', '???'],
      ['', '', '', ''],
    ],
  ])('of %j', (headings, columns) => {
    expect(guessColumns(headings)).toEqual(columns);
  });

  const known = {
    name: ['Name', 'Customer Name', 'Client', 'Guest name'],
    phone: ['Mobile', 'Phone No', 'WhatsApp', 'Contact Number', 'Mob. No.'],
    email: ['Email', 'Mail id', 'E-mail'],
    city: ['City', 'Town'],
    date: ['Date', 'Enquiry Date'],
    message: ['Requirement', 'Query', 'Enquiry details'],
    remarks: ['Remarks', 'Notes', 'Comment'],
    status: ['Status', 'Lead status'],
    followUp: ['Followup', 'Follow-up', 'Next follow up'],
    tripTo: ['Destination'],
    tripStarts: ['Travel date', 'Date of Travel'],
  } as const;

  /** As people retype them. */
  const retyped = (heading: string) =>
    fc
      .tuple(fc.constantFrom('lower', 'upper', 'same'), fc.constantFrom('', ' ', '.', ' :', '*'))
      .map(([letters, end]) => {
        if (letters === 'lower') return heading.toLowerCase() + end;
        return (letters === 'upper' ? heading.toUpperCase() : heading) + end;
      });

  it('finds every field by any of its names, in any order', () => {
    const headings = fc.tuple(
      ...importFields.map((field) =>
        fc
          .constantFrom(...known[field])
          .chain((name) => retyped(name).map((heading) => ({ field, heading }))),
      ),
    );
    const shuffled = headings.chain((all) => fc.shuffledSubarray(all, { minLength: 1 }));
    fc.assert(
      fc.property(shuffled, (some) => {
        expect(guessColumns(some.map(({ heading }) => heading))).toEqual(some.map(({ field }) => field));
      }),
      { numRuns: 500 },
    );
  });

  it('takes each field once, whatever the headings are', () => {
    const heading = fc.oneof(fc.string(), fc.constantFrom(...Object.values(known).flat()));
    fc.assert(
      fc.property(fc.array(heading, { maxLength: 60 }), (headings) => {
        const columns = guessColumns(headings);
        const fields = columns.filter((field) => field !== '');
        expect(columns).toHaveLength(headings.length);
        expect(new Set(fields).size).toBe(fields.length);
        expect(chosenColumns(columns)).toEqual(columns);
      }),
    );
  });

  it('finds the headings below a title', () => {
    const rows = [['ENQUIRY LIST 2026'], ['Name', 'Mobile'], ['Asha', '9864012345']];
    expect(headingRow(rows.map((cells, index) => ({ number: index + 1, cells })))).toBe(1);
    expect(headingRow([{ number: 1, cells: ['a', 'b'] }])).toBe(0);
  });
});

const now = new Date('2026-11-16T06:00:00Z');
const columns = [
  'name',
  'phone',
  'email',
  'message',
  'status',
  'date',
  'followUp',
  'remarks',
  'tripStarts',
] as const;
const read = (cells: string[]) => readImportRow({ number: 7, cells }, columns, now);

describe('a row', () => {
  it('is read with its number, stage, days and note', () => {
    const { read: row, faults } = read([
      ' Asha  Das ',
      '98640-12345 / 98641 54321',
      'Asha@Example.com',
      'Shillong for 4',
      'Quotation sent',
      '02/11/2026 10:30',
      '46350',
      'Wants a SUV',
      'last week of Dec',
    ]);
    expect(faults).toEqual([]);
    expect(row).toMatchObject({
      row: 7,
      name: 'Asha Das',
      phoneE164: '+919864012345',
      email: 'asha@example.com',
      enquiry: {
        stage: 'quoted',
        message: 'Shillong for 4',
        receivedAt: new Date('2026-11-02T04:30:00Z'),
        followUpAt: new Date('2026-11-24T04:30:00Z'),
        note: 'Wants a SUV\nTravel date: last week of Dec',
        tripStarts: null,
      },
    });
  });

  it.each([
    ['Not interested', undefined],
    ['CANCELLED', undefined],
    ['Trip done', undefined],
    ['Call done, will think', 'contacted'],
    ['Booked', 'confirmed'],
    ['Rates given', 'quoted'],
    ['On hold', 'on-hold'],
    ['Hot', 'contacted'],
    ['बात हुई', 'contacted'],
  ])('with the status %s has the stage %s', (status, stage) => {
    expect(read(['Asha', '9864012345', '', 'Tour', status]).read.enquiry?.stage).toBe(stage);
  });

  it.each([
    [['', '9864012345'], 'name'],
    [['Asha', '12345'], 'phone'],
    [['Asha', '9.86401E+09'], 'phone'],
    [['Asha', 'NA', '-'], ''],
    [['Asha', '', 'asha at example'], 'email'],
    [['Asha', '9864012345', '', '', '', '31/02/2026'], 'date'],
    [['Asha', '9864012345', '', '', '', '01/12/2026'], 'date'],
    [['Asha', '9864012345', '', '', '', '', 'soon'], 'followUp'],
  ])('%j has a fault in %s, with its number', (cells, field) => {
    expect(read(cells).faults).toMatchObject([{ row: 7, field }]);
  });

  it('is a customer only without anything to do', () => {
    expect(read(['Asha', '9864012345', '', '', '', '02/11/2026']).read.enquiry).toBeUndefined();
  });

  it('reads any texts without failing, and numbers back from CSV and .xlsx', async () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 20 }));
    const number = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 });
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { maxLength: 9 }), number, async (cells, phone) => {
        expect(() => read(cells)).not.toThrow();
        const rows = [
          ['Name', 'Mobile', 'Mail id'],
          ['Asha', `+91 ${phone}`, 'a@example.com'],
        ];
        for (const bytes of [new TextEncoder().encode(rows.map(csvLine).join('')), xlsxOf(rows)]) {
          const sheet = readSheet(bytes);
          const guessed = guessColumns(sheet[0]?.cells ?? []);
          const found = readImportRow(sheet[1] ?? { number: 2, cells: [] }, guessed, now);
          expect(found).toMatchObject({
            faults: [],
            read: { row: 2, name: 'Asha', phoneE164: `+91${phone}` },
          });
        }
      }),
    );
  });
});
