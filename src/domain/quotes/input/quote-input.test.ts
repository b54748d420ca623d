import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noCancellationTyped } from '#domain/cancellation/terms-input.ts';
import { unknownBuyer } from '#domain/quotes/buyer.ts';
import { noTrip } from '#domain/quotes/quote.ts';
import { staffMessages } from '#messages.ts';
import { someTripInput } from '../../../../tests/support/some-trip-input.ts';
import { noDeposit } from './deposit-input.ts';
import { noDiscount } from './discount-input.ts';
import { type QuoteInput, readQuote, typedQuote } from './quote-input.ts';
import { noTripTyped } from './trip-input.ts';

const { quotes: words } = staffMessages;
const now = new Date('2026-11-15T06:00:00Z');

const aLine = (change: Partial<QuoteInput['lines'][number]> = {}) => ({
  text: 'Sedan',
  quantity: '2',
  price: '₹3,500',
  isOptional: false,
  isFee: false,
  ...change,
});

const typed = (change: Partial<QuoteInput> = {}): QuoteInput => ({
  lines: [aLine()],
  discount: noDiscount,
  serviceKind: 'other',
  placeOfSupply: 'same-state',
  buyer: unknownBuyer,
  gstPercent: '5',
  tcsPercent: '0',
  tcsReason: '',
  destination: '',
  leftOut: { parts: [], nightPrice: '' },
  deposit: noDeposit,
  validUntil: '2026-11-22',
  inclusions: '',
  exclusions: '',
  itinerary: '',
  terms: '',
  trip: noTripTyped,
  plan: [],
  cancellation: noCancellationTyped,
  ...change,
});

const withLine = (line: Partial<QuoteInput['lines'][number]>) => typed({ lines: [aLine(line)] });

/** As of an enquiry for a cab. */
const read = (quote: QuoteInput) => readQuote(quote, now, { ownState: '', asksForCab: true });

describe('readQuote', () => {
  it('reads prices in common notations and skips empty lines', () => {
    const lines = [
      aLine({ text: '', price: '' }),
      aLine({ text: 'Sedan, Guwahati to Shillong', price: 'Rs. 3,500.50/-' }),
    ];
    expect(read(typed({ lines, gstPercent: '12.5 %' }))).toEqual({
      terms: {
        lines: [{ text: 'Sedan, Guwahati to Shillong', quantity: 2, unitPaise: 350_050 }],
        discount: null,
        serviceKind: 'other',
        placeOfSupply: 'same-state',
        gstPercent: '12.50',
        tcsPercent: '0.00',
        buyerLivesIn: '',
        supplyState: '',
        buyerGstin: '',
        tcsReason: '',
        isRounded: true,
        deposit: null,
        balanceDue: null,
        validUntil: '2026-11-22',
        leftOut: null,
        inclusions: '',
        exclusions: '',
        itinerary: '',
        terms: '',
        ...noTrip,
      },
    });
  });

  it('keeps what a cab leaves out, and asks for the price of a night', () => {
    const cab = (leftOut: QuoteInput['leftOut']) => read(typed({ serviceKind: 'cab', leftOut }));
    expect(cab({ parts: ['night', 'tolls'], nightPrice: '₹300' })).toMatchObject({
      terms: { leftOut: { parts: ['tolls', 'night'], nightPaise: 300_00 } },
    });
    expect(cab({ parts: ['tolls'], nightPrice: '300' })).toMatchObject({
      terms: { leftOut: { parts: ['tolls'], nightPaise: 0 } },
    });
    for (const nightPrice of ['', '0', 'ask', '10,001'])
      expect(cab({ parts: ['night'], nightPrice })).toMatchObject({ fault: { field: 'nightPrice' } });
  });

  it.each([
    ['no line', typed({ lines: [aLine({ text: '', price: '' })] }), words.lineMissing, 'lines.0.text'],
    ['a price without words', withLine({ text: '' }), words.textMissing, 'lines.0.text'],
    ['too many words', withLine({ text: 'x'.repeat(201) }), words.tooLong, 'lines.0.text'],
    ['half a car', withLine({ quantity: '1.5' }), words.quantityWrong, 'lines.0.quantity'],
    ['no car', withLine({ quantity: '0' }), words.quantityWrong, 'lines.0.quantity'],
    ['no number', withLine({ price: 'ask us' }), words.priceWrong, 'lines.0.price'],
    [
      'other text beside the price',
      withLine({ price: '2 nights 45,000' }),
      words.priceWrong,
      'lines.0.price',
    ],
    ['all of it as tax', typed({ gstPercent: '100' }), words.gstWrong, 'gstPercent'],
    ['no day', typed({ validUntil: '31/02/2026' }), words.validUntilWrong, 'validUntil'],
    ['yesterday', typed({ validUntil: '2026-11-14' }), words.validUntilWrong, 'validUntil'],
    ['a book', typed({ exclusions: 'x'.repeat(2001) }), words.tooLong, 'exclusions'],
    [
      'more than anybody has',
      withLine({ quantity: '9999', price: '10,00,00,000' }),
      words.tooMuch,
      'lines.0.price',
    ],
  ])('refuses %s, at its field', (_name, quote, text, field) => {
    expect(read(quote)).toEqual({ fault: { text, field } });
  });
});

it.each(['-44600', '₹-44,600', '- 44600', '−44,600', 'Rs. (44,600)', '–1'])(
  'refuses the rate %j in any line, and names the discount field',
  (price) => {
    for (const text of ['Discount', 'Sedan'])
      expect(read(withLine({ text, price }))).toEqual({
        fault: { text: words.discountAsLine, field: 'lines.0.price' },
      });
  },
);

it('names the discount field when its value cannot be read', () => {
  const readText = (text: string) => read(withLine({ text, price: 'as agreed' }));
  expect(readText('Early-bird discount')).toMatchObject({ fault: { text: words.discountAsLine } });
  expect(readText('Sedan')).toMatchObject({ fault: { text: words.priceWrong } });
});

it('accepts a quote from a page without the discount field', () => {
  const { discount: _, ...quote } = typed();
  expect(z.parse(typedQuote, quote)).toEqual(typed());
});

describe('a quote that is not for a cab', () => {
  const trip = (change: Partial<QuoteInput> = {}) =>
    typed({ serviceKind: 'tour-package', ...someTripInput(now), ...change });
  const ofTrip = (quote: QuoteInput) => readQuote(quote, now, { ownState: '', asksForCab: false });
  const whole = someTripInput(now);

  it('is read with its trip', () => {
    expect(ofTrip(trip())).toMatchObject({
      terms: {
        ...{ firstDay: '2027-02-13', lastDay: '2027-02-18', adults: 2, childAges: [7], plan: [] },
        cancellation: {
          steps: [
            { daysBefore: 30, chargePercent: 25 },
            { daysBefore: 0, chargePercent: 100 },
          ],
          note: whole.cancellation.note,
        },
      },
    });
  });

  it.each([
    [{ trip: { ...whole.trip, firstDay: '' } }, ['firstDay'], 'trip.firstDay'],
    [{ trip: { ...whole.trip, lastDay: '' } }, ['lastDay'], 'trip.lastDay'],
    [{ deposit: noDeposit }, ['deposit'], 'deposit.kind'],
    [{ deposit: { ...whole.deposit, due: '' } }, ['depositDue'], 'deposit.due'],
    [{ deposit: { ...whole.deposit, balanceDue: '' } }, ['balanceDue'], 'deposit.balanceDue'],
    [{ cancellation: noCancellationTyped }, ['cancellation'], 'cancellation.steps.0.daysBefore'],
    [
      { trip: noTripTyped, deposit: noDeposit, cancellation: noCancellationTyped },
      ['firstDay', 'lastDay', 'deposit', 'cancellation'],
      'trip.firstDay',
    ],
  ] as const)('cannot be made with %j, which the message names', (change, missing, field) => {
    const text = words.tripIncomplete(missing.map((name) => words.tripNeeds[name]));
    expect(ofTrip(trip(change as Partial<QuoteInput>))).toEqual({ fault: { text, field } });
  });

  it('needs no day of the balance when the deposit is the whole total', () => {
    const deposit = { ...whole.deposit, kind: 'amount' as const, value: '7350', balanceDue: '' };
    expect(ofTrip(trip({ deposit }))).toMatchObject({ terms: { balanceDue: null } });
  });

  it.each([
    [{ firstDay: '2026-11-14' }, words.firstDayWrong, 'trip.firstDay'],
    [{ firstDay: '2027-02-30' }, words.firstDayWrong, 'trip.firstDay'],
    [{ lastDay: '2027-02-12' }, words.lastDayWrong, 'trip.lastDay'],
    [{ adults: '0' }, words.adultsWrong, 'trip.adults'],
    [{ ages: '4, 25' }, words.agesWrong, 'trip.ages'],
  ])('is refused with %j', (change, text, field) => {
    expect(ofTrip(trip({ trip: { ...whole.trip, ...change } }))).toEqual({ fault: { text, field } });
  });

  it('is also one of the kind ‘other’, unless the customer asked for a cab', () => {
    const other = typed({ serviceKind: 'other' });
    expect(ofTrip(other)).toHaveProperty('fault');
    expect(read(other)).toMatchObject({ terms: noTrip });
    expect(
      readQuote(typed({ serviceKind: 'tour-package' }), now, { ownState: '', asksForCab: true }),
    ).toHaveProperty('fault');
  });

  it('as typed before it had a trip is a draft', () => {
    const { trip: _trip, plan: _plan, cancellation: _cancellation, ...before } = typed();
    expect(z.parse(typedQuote, before)).toEqual(typed());
  });
});
