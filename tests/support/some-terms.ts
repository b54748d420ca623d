import { noTrip, type Quote, type QuoteTerms } from '#domain/quotes/quote.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';

/** A quote of two cabs, valid for a week, in the form of quotes from before deposits and rounding. */
export const someTerms = (change: Partial<QuoteTerms> = {}): QuoteTerms => ({
  lines: [{ text: 'Sedan, Guwahati to Shillong', quantity: 2, unitPaise: 350_000 }],
  discount: null,
  serviceKind: 'cab',
  placeOfSupply: '',
  gstPercent: '5.00',
  tcsPercent: '0.00',
  buyerLivesIn: '',
  supplyState: '',
  buyerGstin: '',
  tcsReason: '',
  isRounded: false,
  deposit: null,
  balanceDue: null,
  validUntil: daysAfter(dayInIndia(new Date()), 7),
  leftOut: null,
  ...noTrip,
  inclusions: '',
  exclusions: '',
  itinerary: '',
  terms: '',
  ...change,
});

const inDays = (days: number) => daysAfter(dayInIndia(new Date()), days);

/** What a quote needs that is not for a cab: days, travellers, payments and what cancelling costs. */
export const someTrip = (change: Partial<QuoteTerms> = {}): Partial<QuoteTerms> => ({
  deposit: { kind: 'percent', percent: '30.00', due: inDays(3) },
  balanceDue: inDays(60),
  firstDay: inDays(90),
  lastDay: inDays(95),
  adults: 2,
  childAges: [7],
  plan: [],
  cancellation: {
    steps: [
      { daysBefore: 30, chargePercent: 25 },
      { daysBefore: 15, chargePercent: 50 },
      { daysBefore: 0, chargePercent: 100 },
    ],
    note: 'Visa and permit fees are not given back.',
  },
  ...change,
});

/** A quote that was made and not opened yet. */
export const someQuote = (change: Partial<Quote> = {}): Quote => ({
  ...someTerms(),
  id: '7',
  enquiryId: '3',
  version: 2,
  totalPaise: 735_000,
  madeBy: 'Rupa Das',
  madeAt: new Date('2026-11-14T20:00:00Z'),
  firstOpenedAt: null,
  openedCount: 0,
  acceptedAt: null,
  acceptedBy: '',
  chosenLines: [],
  acceptedPaise: null,
  declinedAt: null,
  declineReason: '',
  supersededAt: null,
  pdfKey: '',
  isPrintFailed: false,
  ...change,
});
