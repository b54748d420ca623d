import type { Quote, QuoteTerms } from '#domain/quotes/quote.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';

/** A quote of two cabs, valid for a week, in the form of quotes from before deposits and rounding. */
export const someTerms = (change: Partial<QuoteTerms> = {}): QuoteTerms => ({
  lines: [{ text: 'Sedan, Guwahati to Shillong', quantity: 2, unitPaise: 350_000 }],
  discount: null,
  serviceKind: 'other',
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
  inclusions: '',
  exclusions: '',
  itinerary: '',
  terms: '',
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
