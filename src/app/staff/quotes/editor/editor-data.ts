import { toDraftView } from '#app/staff/quotes/quotes-view.ts';
import { listBookingsOfCustomer } from '#domain/bookings/list/booking-list-service.ts';
import { usualTermsOn } from '#domain/cancellation/cancellation-service.ts';
import { type CustomerBuyer, viewBuyer } from '#domain/enquiries/customers/customer-service.ts';
import type { EnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { type Buyer, ownStateOf, unknownBuyer } from '#domain/quotes/buyer.ts';
import { asksForCab } from '#domain/quotes/cab-quote.ts';
import { noDiscount } from '#domain/quotes/input/discount-input.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { findDraft } from '#domain/quotes/quote-draft-service.ts';
import { listQuotes } from '#domain/quotes/quote-staff-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Party } from '#domain/tour-packages/price/package-price.ts';
import { usualParty } from '#domain/tour-packages/price/party-input.ts';
import { listQuotedPackages, readQuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import { findPackageName } from '#domain/tour-packages/tour-package-service.ts';
import type { Db } from '#platform/database/db.ts';
import { taxesFor } from './buyer-taxes.ts';
import type { PromisedFare } from './left-out-texts.ts';
import {
  type DiscountOffer,
  kindOf,
  partFromPackage,
  pricePart,
  textsPart,
  tripPart,
} from './package-part.ts';
import { blankQuote, quoteFromFare, quoteFromVersion, serviceRates } from './quote-start.ts';
import type { TravellersInput } from './travellers-input.ts';
import { withTrip } from './trip-start.ts';

async function listPackages(db: Db, actor: StaffActor) {
  const listed = await listQuotedPackages(db, actor);
  return listed.map(({ id, name, country, pricePaise }) => ({
    id,
    country,
    name: pricePaise === null ? name : `${name}, ${formatPaise(pricePaise)}`,
  }));
}

/** Who travels: as the customer calculated, or as the enquiry says, and otherwise the usual party. */
function partyFor({ packagePrice, adults, tripStarts }: EnquiryContact, now: Date): Party {
  if (packagePrice) return packagePrice.party;
  const usual = usualParty(now);
  const month = tripStarts ? Number(tripStarts.slice(5, 7)) : usual.month;
  return { ...usual, adults: adults || usual.adults, month };
}

/** The enquiry says that children travel and not how old they are, so that staff have to ask before a price. */
const lacksAges = ({ packagePrice, children }: EnquiryContact): boolean =>
  packagePrice ? packagePrice.party.unreadAges !== undefined : (children ?? 0) > 0;

/** What staff are asked when a package is copied, as far as the enquiry says it. */
function travellersOf(enquiry: EnquiryContact, now: Date): TravellersInput {
  const { adults, childAges, unreadAges, passport, month, singleRooms } = partyFor(enquiry, now);
  const children = enquiry.packagePrice ? childAges.length : (enquiry.children ?? 0);
  return {
    adults: String(adults),
    children: String(children),
    ages: unreadAges ?? childAges.join(', '),
    passport,
    month: String(month),
    singleRooms: String(singleRooms),
  };
}

/** As the customer's record or calculation says. An Indian number is taken for a buyer in India; of any other number staff have to say it. */
function buyerFor(known: CustomerBuyer | undefined, { phoneE164, packagePrice }: EnquiryContact): Buyer {
  const buyer = known ?? unknownBuyer;
  if (buyer.livesIn === '' && packagePrice?.party.livesAbroad) return { ...buyer, livesIn: 'abroad' };
  const isIndianNumber = phoneE164 === '' || phoneE164.startsWith('+91');
  return { ...buyer, livesIn: buyer.livesIn || (isIndianNumber ? 'india' : '') };
}

type Start = {
  db: Db;
  actor: StaffActor;
  settings: SiteSettings;
  now: Date;
  buyer: Buyer;
  /** Bookings of the customer that were not cancelled. */
  bookedBefore: number;
};
type Begun = {
  quote: QuoteInput;
  offer?: DiscountOffer | undefined;
  isAsking?: boolean;
  /** The package that the quote begins with. */
  copiedId?: string;
};

/** What the next quote begins with: the last version, the fare or the price that the customer saw, or the package. */
async function startOf(
  { db, actor, settings, now, buyer, bookedBefore }: Start,
  enquiry: EnquiryContact,
  last: Quote | undefined,
): Promise<Begun> {
  if (last) return { quote: quoteFromVersion(last, now, dayInIndia(now), buyer) };
  const { trip, packageId, packagePrice } = enquiry;
  if (trip?.fare)
    return { quote: quoteFromFare(trip, trip.fare, settings, await readCabNames(db), now, buyer) };
  const blank = blankQuote(settings, now, buyer);
  if (!packageId) return { quote: blank };
  const found = await readQuotedPackage(db, actor, packageId);
  if (!packagePrice?.price) {
    if (!found || lacksAges(enquiry)) return { quote: blank, isAsking: found !== undefined };
    const { part, offer } = partFromPackage(found, partyFor(enquiry, now), settings);
    const { travellers, ...copied } = part;
    const trip = { ...blank.trip, ...travellers };
    return { quote: { ...blank, ...copied, trip, ...taxesFor(buyer, part) }, offer, copiedId: packageId };
  }
  // The package may have been withdrawn since; the customer saw this price.
  const named = found ?? { name: (await findPackageName(db, packageId)) ?? '', duration: '' };
  const kind = kindOf(packagePrice.country);
  const texts = found && textsPart(found, packagePrice.party, packagePrice.price);
  const priced = { ...kind, ...pricePart(named, packagePrice.price) };
  const plan = found ? tripPart(found, packagePrice.party).plan : [];
  const quote = { ...blank, ...texts, ...priced, plan, ...taxesFor(buyer, priced) };
  // The customer ticked that it is their first booking, and our records say otherwise.
  const isUnfounded = bookedBefore > 0 && priced.discount.kind !== 'none';
  return isUnfounded
    ? { quote: { ...quote, discount: noDiscount }, offer: priced.discount, copiedId: packageId }
    : { quote, copiedId: packageId };
}

/** Only what the lists of a quote name. */
const promisedBy = ({ included, extras }: Fare): PromisedFare => ({ included, extras });

/** Everything that the editor needs; `undefined` when there is no such enquiry. */
export async function readEditor(db: Db, actor: StaffActor, enquiryId: string, now = new Date()) {
  const found = await listQuotes(db, actor, enquiryId);
  if (!found) return undefined;
  const { enquiry, quotes } = found;
  const [settings, usualTerms, draft, packages, earlier, known] = await Promise.all([
    readSettings(db),
    usualTermsOn(db, actor, now),
    findDraft(db, actor, enquiryId),
    listPackages(db, actor),
    enquiry.customerId ? listBookingsOfCustomer(db, actor, enquiry.customerId) : [],
    enquiry.customerId ? viewBuyer(db, actor, enquiry.customerId) : undefined,
  ]);
  const [last] = quotes;
  const [firstName = ''] = enquiry.name.trim().split(/\s+/);
  const buyer = buyerFor(known, enquiry);
  const booked = earlier.filter(({ isCancelled }) => !isCancelled).map(({ bookingId }) => bookingId);
  const bookedBefore = new Set(booked).size;
  const begun = await startOf({ db, actor, settings, now, buyer, bookedBefore }, enquiry, last);
  return {
    enquiryId,
    name: enquiry.name,
    firstName,
    reference: enquiry.reference,
    travellers: travellersOf(enquiry, now),
    packageId: enquiry.packageId ?? '',
    /** A package waits for the ages of its children. */
    isAsking: begun.isAsking ?? false,
    offer: begun.offer,
    copiedId: begun.copiedId ?? '',
    bookedBefore,
    version: (last?.version ?? 0) + 1,
    madeBy: actor.name,
    blank: withTrip(blankQuote(settings, now, buyer), enquiry, usualTerms, now),
    buyer,
    ownState: ownStateOf(settings),
    promised: enquiry.trip?.fare ? promisedBy(enquiry.trip.fare) : null,
    initial: withTrip(begun.quote, enquiry, usualTerms, now),
    usualTerms,
    asksForCab: asksForCab(enquiry),
    // A draft from before these fields is filled in as a new quote is.
    draft: draft && toDraftView({ ...draft, typed: withTrip(draft.typed, enquiry, usualTerms, now) }),
    rates: serviceRates(settings),
    packages,
  };
}

export type EditorData = NonNullable<Awaited<ReturnType<typeof readEditor>>>;
