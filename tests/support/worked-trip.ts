import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { changeService } from '#domain/bookings/trips/service-change-service.ts';
import { viewTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { acceptQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import type { PartKind, PlannedDay } from '#domain/shared/trip-plan.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { addTourEnquiry, packageTerms } from './some-package.ts';
import { someTrip } from './some-terms.ts';
import type { TestDatabase } from './test-database.ts';

type Planned = [kind: PartKind, title: string, starts?: string, nights?: number];

const day = (title: string, meals: PlannedDay['meals'], ...services: Planned[]): PlannedDay => ({
  ...{ title, text: '', meals },
  services: services.map(([kind, name, starts = '', nights = 0]) => ({ kind, title: name, starts, nights })),
});

/** Six days in Bhutan with fourteen services, as in docs/trips.md. */
export const workedPlan: readonly PlannedDay[] = [
  day(
    'Kolkata to Paro, on to Thimphu',
    ['dinner'],
    ['ticket', 'Flight Kolkata to Paro', '07:10'],
    ['permit', 'Entry permit'],
    ['fee', 'Sustainable Development Fee, 5 nights'],
    ['transport', 'Paro airport to Thimphu', '10:40'],
    ['hotel', 'Hotel in Thimphu', '', 2],
    ['guide', 'Guide for six days'],
  ),
  day('Thimphu', ['breakfast', 'dinner'], ['fee', 'Monument fees']),
  day(
    'Over Dochula to Punakha',
    ['breakfast', 'dinner'],
    ['transport', 'Thimphu to Punakha', '08:30'],
    ['hotel', 'Hotel in Punakha', '', 1],
  ),
  day(
    'Rafting, then Paro',
    ['breakfast', 'dinner'],
    ['activity', 'Rafting on the Mo Chhu', '09:00'],
    ['transport', 'Punakha to Paro', '13:30'],
    ['hotel', 'Hotel in Paro', '', 2],
  ),
  day('Hike to Taktsang', ['breakfast', 'dinner'], ['activity', 'Hike to Taktsang', '07:30']),
  day('Paro to Kolkata', ['breakfast'], ['ticket', 'Flight Paro to Kolkata', '12:15']),
];

/** What each of them costs, as staff type it. */
export const workedCosts: readonly [title: string, cost: string][] = [
  ['Flight Kolkata to Paro', '35,200'],
  ['Entry permit', '800'],
  ['Sustainable Development Fee, 5 nights', 'Nu 15,000'],
  ['Paro airport to Thimphu', 'Nu 4,500'],
  ['Hotel in Thimphu', 'Nu 15,600'],
  ['Guide for six days', 'Nu 12,000'],
  ['Monument fees', 'Nu 6,000'],
  ['Thimphu to Punakha', 'Nu 6,000'],
  ['Hotel in Punakha', 'USD 96.50 @ 84.37'],
  ['Rafting on the Mo Chhu', 'USD 120 @ 84.37'],
  ['Punakha to Paro', 'Nu 5,250.75'],
  ['Hotel in Paro', 'Nu 17,200.50'],
  ['Hike to Taktsang', '2,000'],
  ['Flight Paro to Kolkata', '36,800'],
];

/** Two adults and children of 5 and 9. */
const workedTerms = () =>
  packageTerms({
    ...someTrip({ adults: 2, childAges: [5, 9], plan: workedPlan }),
    lines: [
      { text: 'Bhutan in six days from Kolkata: Adult', quantity: 2, unitPaise: 68_000_00 },
      { text: 'Bhutan in six days from Kolkata: Child, 6 to under 12', quantity: 1, unitPaise: 48_000_00 },
      { text: 'Bhutan in six days from Kolkata: Child under 6', quantity: 1, unitPaise: 30_000_00 },
      { text: 'Sustainable Development Fee: Adult, a night', quantity: 10, unitPaise: 1_200_00, isFee: true },
      { text: 'Sustainable Development Fee: Child, a night', quantity: 5, unitPaise: 600_00, isFee: true },
    ],
    discount: null,
    inclusions: 'Flights from Kolkata and back\nHotels with half board\nGuide and car in Bhutan',
    exclusions: 'Lunches\nTravel insurance',
    terms: '',
    itinerary: workedPlan.map(({ title }, index) => `Day ${index + 1}: ${title}`).join('\n'),
  });

/** The trip of an accepted quote. */
export async function workedTrip(test: TestDatabase, actor: StaffActor) {
  const enquiryId = await addTourEnquiry(test, actor);
  const { quote, token } = await makeQuote(test, actor, enquiryId, workedTerms());
  await acceptQuote(test, token, { name: 'Meera Nair', chosen: [] });
  const id = await makeAtOnce(test, actor, { quote: quote.id });
  if (id === undefined) throw new Error('the quote did not become a booking');
  return { id, quote, token, enquiryId };
}

/** Types every cost into the trip, as staff with the area money do. */
export async function enterCosts(test: TestDatabase, actor: StaffActor, bookingId: string): Promise<void> {
  const { services = [] } = (await viewTrip(test.db, actor, bookingId)) ?? {};
  for (const [title, typed] of workedCosts) {
    const id = services.find((service) => service.title === title)?.id ?? '';
    await changeService(test.db, actor, id, { field: 'cost', typed, basedOn: '' });
  }
}
