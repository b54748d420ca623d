import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Deposit, Discount, QuoteLine } from '#domain/quotes/quote.ts';
import { type Priced, sumsOf } from './quote-sums.ts';

const line = (quantity: number, unitPaise: number): QuoteLine => ({ text: 'x', quantity, unitPaise });
const optional = (quantity: number, unitPaise: number): QuoteLine => ({
  ...line(quantity, unitPaise),
  isOptional: true,
});
const percentOff = (percent: string): Discount => ({ kind: 'percent', percent, label: 'Discount' });
const rupeesOff = (rupees: number): Discount => ({ kind: 'amount', paise: rupees * 100, label: 'Discount' });
const percentFirst = (percent: string): Deposit => ({ kind: 'percent', percent, due: null });
const rupeesFirst = (rupees: number): Deposit => ({ kind: 'amount', paise: rupees * 100, due: null });

const usual = { discount: null, placeOfSupply: 'same-state', gstPercent: '5.00', isRounded: true } as const;
const overseas = { ...usual, tcsPercent: '2.00' } as const;
const nineHours = [line(1, 1_800_00), line(12, 14_00), line(3, 75_00)];
const shillong = [line(2, 12_500_00)];
const bhutan = [line(2, 1_00_000_00), line(1, 23_000_00)];
const withBoat = [line(1, 18_999_00), optional(1, 1_500_00)];

/** The examples of docs/quotes.md, in their order. */
const examples: { quote: Priced; chosen?: number[] }[] = [
  { quote: { ...usual, lines: [line(1, 1_900_00)] } },
  { quote: { ...usual, placeOfSupply: 'other-state', lines: [line(1, 3_240_00)] } },
  { quote: { ...usual, lines: [line(466, 14_00)] } },
  { quote: { ...usual, lines: nineHours } },
  { quote: { ...usual, placeOfSupply: 'other-state', lines: nineHours } },
  { quote: { ...usual, gstPercent: '18.00', lines: [line(1, 9_500_00)] } },
  { quote: { ...usual, lines: shillong } },
  { quote: { ...usual, lines: shillong, discount: percentOff('10.00') } },
  { quote: { ...usual, lines: shillong, discount: rupeesOff(2_000) } },
  { quote: { ...usual, lines: shillong, deposit: percentFirst('30.00') } },
  { quote: { ...overseas, lines: [line(2, 48_500_00)] } },
  { quote: { ...overseas, lines: [line(2, 48_500_00), line(10, 1_200_00), line(5, 600_00)] } },
  { quote: { ...overseas, placeOfSupply: 'other-state', lines: bhutan, discount: percentOff('20.00') } },
  {
    quote: {
      ...overseas,
      placeOfSupply: 'other-state',
      lines: bhutan,
      discount: percentOff('20.00'),
      deposit: rupeesFirst(50_000),
    },
  },
  { quote: { ...usual, lines: withBoat } },
  { quote: { ...usual, lines: withBoat }, chosen: [2] },
  { quote: { ...usual, lines: withBoat, discount: percentOff('12.50') }, chosen: [2] },
  {
    quote: { ...usual, lines: withBoat, discount: rupeesOff(500), deposit: percentFirst('25.00') },
    chosen: [2],
  },
  { quote: { ...usual, gstPercent: '0.00', lines: [line(3, 3_333_33)] } },
  { quote: { ...usual, gstPercent: '5.25', lines: [line(1, 1_234_57)] } },
];

const document = await readFile('docs/quotes.md', 'utf8');
const rows = [...document.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, number = '', rest = '']) => ({
  number: Number(number),
  cells: rest.split('|').map((cell) => cell.trim()),
}));

/** `2 × 12,500 = 25,000.00` and `−0.20` and `95.00 (IGST 5%)` in paise; empty is nothing. */
function paiseIn(cell: string): number {
  const amount =
    cell
      .replace(/\(.*\)/, '')
      .split('=')
      .at(-1) ?? '';
  return Math.round(Number(amount.replaceAll(/[,+ ]/g, '').replace('−', '-')) * 100);
}

it('has twenty examples in the document', () => {
  expect(rows.map(({ number }) => number)).toEqual(examples.map((_, index) => index + 1));
  expect(examples).toHaveLength(20);
});

it.each(rows)('works out example $number of docs/quotes.md', ({ number, cells }) => {
  const [, subtotal = '', discount = '', gst = '', tcs = '', rounding = '', total = '', paid = ''] = cells;
  const { quote, chosen = [] } = examples[number - 1] ?? {};
  if (!quote) throw new Error('the document has more examples');
  const [deposit = '', balance = ''] = paid.split(' + ');
  const sums = sumsOf(quote, chosen);
  expect(sums).toEqual({
    subtotalPaise: paiseIn(subtotal),
    discountPaise: -paiseIn(discount) + 0,
    gstPaise: paiseIn(gst),
    tcsPaise: paiseIn(tcs),
    roundingPaise: paiseIn(rounding),
    totalPaise: paiseIn(total),
    depositPaise: paiseIn(deposit),
    balancePaise: paid ? paiseIn(balance) : paiseIn(total),
  });
});
