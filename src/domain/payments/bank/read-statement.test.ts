import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#platform/sheets/csv.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { bankMessages as messages } from './bank-messages.ts';
import { hashLines } from './line-hash.ts';
import { bankAmount, readStatement } from './read-statement.ts';

type Row = readonly string[];
const csv = (rows: readonly Row[]) =>
  readStatement(readSheet(new TextEncoder().encode(rows.map(csvLine).join(''))));
const workbook = (rows: readonly Row[]) => readStatement(readSheet(xlsxOf(rows)));

const line = (
  day: string,
  amountPaise: number,
  narration: string,
  utr: string | null,
  balancePaise: number,
) => ({
  ...{ day, amountPaise, narration, utr, balancePaise },
});

const sbi: Row[] = [
  ['Account Name', 'PURVAI TRAVELS'],
  ['Address', '12 GS Road, Guwahati 781005'],
  ['Account Number', '_00000012345678901'],
  ['Branch', 'DISPUR'],
  ['Balance as on 1 Nov 2026', '1,00,000.00'],
  [],
  [
    'Txn Date',
    'Value Date',
    'Description',
    'Ref No./Cheque No.',
    'Branch Code',
    'Debit',
    'Credit',
    'Balance',
  ],
  [
    '18 Nov 2026',
    '18 Nov 2026',
    'BY TRANSFER-UPI/CR/412345678901/MEERA/HDFC/meera@okhdfc/B41-2-',
    'TRANSFER FROM 4897691162092',
    '4299',
    '',
    '52,693.00',
    '1,52,693.00',
  ],
  ['19 Nov 2026', '19 Nov 2026', 'TO TRANSFER-RENT NOV', '', '4299', '20,000.00', '', '1,32,693.00'],
  ['**This is a computer generated statement and does not require a signature'],
];

const hdfc: Row[] = [
  ['HDFC BANK Ltd.', '', '', 'Account No :50100123456789  OTHER'],
  ['********', '********', '********', '********', '********', '********', '********'],
  ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
  ['********', '********', '********', '********', '********', '********', '********'],
  [
    '18/11/26',
    'UPI-MEERA NAIR-9864012345123@YBL-YESB0YBLUPI-412345678902-PAYMENT',
    '0000412345678902',
    '18/11/26',
    '',
    '1500.50',
    '11500.50',
  ],
  [
    '18/11/26',
    'NEFT CR-SBIN0000123-ANIL DAS-SBIN526322123456',
    'SBIN526322123456',
    '18/11/26',
    '0.00',
    '4200.00',
    '15700.50',
  ],
  ['********', '********', '********', '********', '********', '********', '********'],
  ['STATEMENT SUMMARY :-'],
  ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
  ['45000.00', '0', '2', '0.00', '5700.50', '15700.50'],
];

const icici: Row[] = [
  ['', 'DETAILED STATEMENT'],
  ['', 'Account Number', '', '000401234567 ( INR )  - PURVAI TRAVELS'],
  ['', 'Transaction Period', '', 'From 01/11/2026 To 30/11/2026'],
  [
    '',
    'S No.',
    'Value Date',
    'Transaction Date',
    'Cheque Number',
    'Transaction Remarks',
    'Withdrawal Amount (INR )',
    'Deposit Amount (INR )',
    'Balance (INR )',
  ],
  [
    '',
    '1',
    '18/11/2026',
    '18/11/2026',
    '-',
    'UPI/412345678903/B41 2/asha@upi/State Bank',
    '0.0',
    '2000.0',
    '12000.0',
  ],
];

const axis: Row[] = [
  ['Statement of Account No - 912010012345678 for the period (From : 01-11-2026 To : 30-11-2026)'],
  ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
  ['18-11-2026', '-', 'IMPS/P2A/412345678904/RATAN DAS/AXIS', '', '3,500.00', '13,500.00', '1234'],
  ['19-11-2026', '112233', 'CLG/RENT', '500.00', '', '13,000.00', '1234'],
];

const kotak: Row[] = [
  ['Account No. XXXXXX7890', '', 'Period 01-11-2026 to 30-11-2026'],
  ['Sl. No.', 'Date', 'Description', 'Chq / Ref number', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'],
  ['1', '18-Nov-2026', 'UPI/ASHA/412345678905/B41', 'UPI-632212345678', '1,200.00', 'CR', '11,200.00', 'CR'],
  ['2', '18-Nov-2026', 'Recd charges', '', '17.70', 'DR', '11,182.30', 'CR'],
  ['', 'Opening balance', '', '', '10,000.00', 'CR'],
  ['', 'Closing balance', '', '', '11,182.30', 'CR'],
];

describe.each([
  ['CSV', csv],
  ['a workbook', workbook],
])('a statement as %s', (_name, read) => {
  it('of SBI', () => {
    expect(read(sbi)).toEqual({
      account: '8901',
      faults: [],
      lines: [
        line(
          '2026-11-18',
          52_693_00,
          'BY TRANSFER-UPI/CR/412345678901/MEERA/HDFC/meera@okhdfc/B41-2- · TRANSFER FROM 4897691162092',
          '412345678901',
          1_52_693_00,
        ),
        line('2026-11-19', -20_000_00, 'TO TRANSFER-RENT NOV', null, 1_32_693_00),
      ],
    });
  });

  it('of HDFC, whose summary is no line', () => {
    const { account, lines, faults } = read(hdfc);
    expect(account).toBe('6789');
    expect(lines).toEqual([
      line(
        '2026-11-18',
        1500_50,
        'UPI-MEERA NAIR-9864012345123@YBL-YESB0YBLUPI-412345678902-PAYMENT · 0000412345678902',
        '412345678902',
        11_500_50,
      ),
      line(
        '2026-11-18',
        4200_00,
        'NEFT CR-SBIN0000123-ANIL DAS-SBIN526322123456',
        'SBIN526322123456',
        15_700_50,
      ),
    ]);
    expect(faults).toEqual([]);
  });

  it('of ICICI', () => {
    const { account, lines, faults } = read(icici);
    expect([account, faults]).toEqual(['4567', []]);
    expect(lines).toEqual([
      line('2026-11-18', 2000_00, 'UPI/412345678903/B41 2/asha@upi/State Bank', '412345678903', 12_000_00),
    ]);
  });

  it('of Axis', () => {
    const { account, lines, faults } = read(axis);
    expect([account, faults]).toEqual(['5678', []]);
    expect(lines).toEqual([
      line('2026-11-18', 3500_00, 'IMPS/P2A/412345678904/RATAN DAS/AXIS', '412345678904', 13_500_00),
      line('2026-11-19', -500_00, 'CLG/RENT · 112233', null, 13_000_00),
    ]);
  });

  it('of Kotak, with one column of amounts', () => {
    const { account, lines, faults } = read(kotak);
    expect([account, faults]).toEqual(['7890', []]);
    expect(lines).toEqual([
      line('2026-11-18', 1200_00, 'UPI/ASHA/412345678905/B41 · UPI-632212345678', '412345678905', 11_200_00),
      line('2026-11-18', -17_70, 'Recd charges', null, 11_182_30),
    ]);
  });
});

describe('days and amounts', () => {
  const head = ['Date', 'Narration', 'Amount', 'Balance'];
  it.each([
    ['18/11/26', '500.00 Cr', 500_00],
    ['18-Nov-2026', '1,500.00Dr', -1500_00],
    ['2026-11-18', '-500', -500_00],
    ['18-11-2026 14:05:11', '(500.50)', -500_50],
    ['="18/11/2026"', '₹ 500.00 (Cr)', 500_00],
    ['46344', 'Rs. 1,23,456.78 DR.', -1_23_456_78],
    ['46344.5868', '0.10 cr', 10],
  ])('%s, %s', (day, amount, paise) => {
    const { lines, faults } = csv([head, [day, 'text', amount, '']]);
    expect([lines, faults]).toEqual([
      [{ day: '2026-11-18', amountPaise: paise, narration: 'text', utr: null, balancePaise: null }],
      [],
    ]);
  });

  it('without a mark are credits where debits have one, and otherwise refused', () => {
    const rows = [head, ['18/11/26', 'a', '500.00', ''], ['18/11/26', 'b', '-20.00', '']];
    expect(csv(rows).lines.map(({ amountPaise }) => amountPaise)).toEqual([500_00, -20_00]);
    expect(csv(rows.slice(0, 2)).faults).toEqual([
      { row: 2, field: 'amount', text: messages.directionMissing },
    ]);
  });

  it('that cannot be read are named with their row, and nothing is guessed', () => {
    const { lines, faults } = csv([
      ['Txn Date', 'Description', 'Debit', 'Credit'],
      ['31/02/2026', 'a', '', '5'],
      ['18/11/2026', 'b', '5', '5'],
      ['18/11/2026', 'c', '', ''],
      ['18/11/2026', 'd', '', '1.2.3'],
      ['18/11/2026', 'e', '', '1.005'],
    ]);
    expect(lines).toEqual([]);
    expect(faults.map(({ row, text }) => [row, text])).toEqual([
      [2, messages.dayWrong('31/02/2026')],
      [3, messages.amountTwice],
      [4, messages.amountMissing],
      [5, messages.amountWrong('1.2.3')],
      [6, messages.amountWrong('1.005')],
    ]);
  });

  it('are needed, each in a column', () => {
    expect(() =>
      csv([
        ['Date', 'Narration'],
        ['18/11/26', 'a'],
      ]),
    ).toThrow(messages.columnsMissing('Amount'));
  });

  it('are read back whatever the amount is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom('', ' Cr', ' DR', 'dr'),
        (paise, mark) => {
          const text = (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
          expect(bankAmount(`${text}${mark}`)).toEqual({ paise, mark: mark.trim().toLowerCase() });
        },
      ),
    );
  });
});

const dayText = (day: number) => `${String(day).padStart(2, '0')}/11/2026`;
const someLine = fc.record({
  day: fc.integer({ min: 1, max: 30 }),
  paise: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((paise) => paise !== 0),
  narration: fc.constantFrom('UPI/412345678901/ASHA', 'Charges', 'NEFT SBIN526322123456', 'B41-2'),
});

const rowsOf = (lines: readonly { day: number; paise: number; narration: string }[]): Row[] => [
  ['Account No 1234567890'],
  ['Txn Date', 'Description', 'Debit', 'Credit'],
  ...lines.map(({ day, paise, narration }) => {
    const amount = (Math.abs(paise) / 100).toFixed(2);
    return [dayText(day), narration, paise < 0 ? amount : '', paise > 0 ? amount : ''];
  }),
  ['Total', '', '1.00', '2.00'],
];

describe('any statement', () => {
  it('gives every line once, and their sum', () => {
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 30 }), (lines) => {
        const read = csv(rowsOf(lines));
        expect(read.faults).toEqual([]);
        expect(read.lines.map(({ amountPaise }) => amountPaise)).toEqual(lines.map(({ paise }) => paise));
      }),
    );
  });

  it('has a hash for each line, also of equal ones, which an overlapping statement has too', () => {
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 20 }), fc.integer({ min: 1, max: 30 }), (lines, from) => {
        const hashes = (some: typeof lines) =>
          hashLines('7890', csv(rowsOf(some)).lines).map(({ hash }) => hash.toString('hex'));
        const all = hashes(lines);
        expect(new Set(all).size).toBe(lines.length);
        const later = hashes(lines.filter(({ day }) => day >= from));
        expect(all).toEqual(expect.arrayContaining(later));
        expect(hashes(lines.toReversed()).toSorted()).toEqual(all.toSorted());
      }),
    );
  });
});
