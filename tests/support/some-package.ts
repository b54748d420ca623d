import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import type { QuoteTerms } from '#domain/quotes/quote.ts';
import { acceptQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { someTerms, someTrip } from './some-terms.ts';
import type { TestDatabase } from './test-database.ts';

const today = dayInIndia(new Date());
export const depositDue = daysAfter(today, 3);
export const balanceDue = daysAfter(today, 60);
export const firstDay = daysAfter(today, 90);
export const lastDay = daysAfter(today, 95);

/** Six days in Bhutan for two, less a discount, with a fee, GST and TCS: ₹1,75,644, of which ₹52,693 are the deposit. */
export const packageTerms = (change: Partial<QuoteTerms> = {}): QuoteTerms =>
  someTerms({
    ...someTrip({ firstDay, lastDay }),
    lines: [
      { text: 'Bhutan in six days, two adults\nfrom Kolkata', quantity: 2, unitPaise: 84_000_00 },
      { text: 'Sustainable Development Fee', quantity: 10, unitPaise: 1_200_00 },
      { text: 'A day of rafting', quantity: 1, unitPaise: 9_000_00, isOptional: true },
    ],
    discount: { kind: 'amount', paise: 16_000_00, label: 'Diwali offer' },
    serviceKind: 'overseas-package',
    placeOfSupply: 'other-state',
    buyerLivesIn: 'india',
    supplyState: '19',
    tcsPercent: '2.00',
    isRounded: true,
    deposit: { kind: 'percent', percent: '30.00', due: depositDue },
    balanceDue,
    inclusions: 'Hotels with half board\nGuide and car in Bhutan',
    exclusions: 'Flights',
    itinerary: 'Paro\nThimphu',
    terms: 'Cancelling 30 days before the tour: 25% of the price.',
    ...change,
  });

export async function addTourEnquiry(
  test: TestDatabase,
  actor: StaffActor,
  name = 'Meera Nair',
): Promise<string> {
  const words = { name, contactNo: '98640 41414', email: '', message: 'Bhutan in April', code: '' };
  const id = await addByHand(test.db, actor, { ...words, source: 'call' });
  await test.pool.query('update enquiries set trip_starts = $2, trip_ends = $3, adults = 2 where id = $1', [
    ...[id, firstDay, lastDay],
  ]);
  return id;
}

/** A quote for a package that the customer has accepted. */
export async function acceptedPackage(
  test: TestDatabase,
  actor: StaffActor,
  { terms = packageTerms(), chosen = [] }: { terms?: QuoteTerms; chosen?: number[] } = {},
) {
  const enquiryId = await addTourEnquiry(test, actor);
  const { quote, token } = await makeQuote(test, actor, enquiryId, terms);
  await acceptQuote(test, token, { name: 'Meera Nair', chosen });
  return { enquiryId, quote, token };
}

/** The booking that such a quote has become. */
export async function bookedPackage(test: TestDatabase, actor: StaffActor) {
  const accepted = await acceptedPackage(test, actor);
  const id = await makeAtOnce(test, actor, { quote: accepted.quote.id });
  if (id === undefined) throw new Error('the quote did not become a booking');
  return { ...accepted, id };
}
