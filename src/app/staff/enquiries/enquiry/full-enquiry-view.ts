import { type EnquiryView, reasonTexts, toEnquiryView } from '#app/staff/enquiries/inbox/enquiry-view.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { rideLines, type TripView, toTripView } from '#app/staff/enquiries/trip-view.ts';
import type { Enquiry } from '#domain/enquiries/inbox/enquiry.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { isOpen, type LostReason } from '#domain/enquiries/stages.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { tripMessage } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import { priceRows } from '#domain/tour-packages/price/package-price-text.ts';
import { packageToPrice } from '#domain/tour-packages/price/party-input.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import { bhutanPackagePath, paths, tourPath } from '#paths.ts';
import { type FieldsView, toFieldsView } from './fields-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

export type PlainField = { name: string; value: string; href?: string };

/** An enquiry as its own page shows it. */
export type FullEnquiryView = EnquiryView & {
  /** Without the trip that the cab form wrote into it. */
  message: string;
  isFromCabForm: boolean;
  email: string;
  page: string;
  facts: FieldsView;
  origin: PlainField[];
  packagePage: string;
  value: string;
  purpose: string;
  isOpen: boolean;
  isErased: boolean;
  /** What the customer asked for, in a few lines. */
  ride: readonly string[];
  tripDetails: TripView | undefined;
  /** The party that was entered on a package's page, and the price that it showed. */
  priceDetails: PriceView | undefined;
  joinedInto: { id: string; reference: string } | undefined;
};

const reasonNames: Record<LostReason, string> = staffEnquiriesContent.lostReasons;
const isReason = (reason: string): reason is LostReason => Object.hasOwn(reasonNames, reason);

/** Leaves out facts without a value. */
const known = (facts: PlainField[]) => facts.filter(({ value }) => value !== '');

/**
 * An enquiry stores its page and the package's id. The page of an Indian package has a slug, so the stored page is
 * used.
 */
const packagePageOf = (page: string, packageId: string): string =>
  page.startsWith(tourPath(''))
    ? page
    : page === paths.packagePrice
      ? packageToPrice(packageId)
      : bhutanPackagePath(packageId);

type PriceView = { party: string; total: string; lines: { name: string; value: string }[] };

const toPriceView = ({ country, party, price }: PriceRequest): PriceView => ({
  party: partyText(party, country),
  total: price ? formatPaise(price.totalPaise) : '',
  lines: price
    ? priceRows(price).map(({ name, detail, amount }) => ({
        name: `${name} ${detail}`.trim(),
        value: amount,
      }))
    : [],
});

/** Where it came from, which staff do not edit. */
const originOf = (enquiry: Enquiry): PlainField[] =>
  known([
    { name: content.formDate, value: timeText(enquiry.receivedAt) },
    { name: content.page, value: enquiry.page, ...(enquiry.page && { href: enquiry.page }) },
    { name: content.campaign, value: enquiry.campaign },
    { name: content.code, value: enquiry.clickCode },
    { name: content.consent, value: enquiry.consentVersion },
    { name: content.spam, value: reasonTexts(enquiry.spamReasons) },
  ]);

/** The facts show the trip already. */
const withoutTrip = (message: string, trip: RequestedTrip | null, cabs: CabNames): string =>
  trip ? message.replace(tripMessage(trip, cabs), '').trim() : message;

export function toFullEnquiryView(
  enquiry: Enquiry,
  { settings, packageName, cabs }: { settings: SiteSettings; packageName: string; cabs: CabNames },
): FullEnquiryView {
  const line = toEnquiryView(enquiry, settings, cabs);
  const { lostReason, email, page, packageId, valuePaise, joinedInto } = enquiry;
  return {
    ...line,
    stageName: isReason(lostReason) ? `${line.stageName}: ${reasonNames[lostReason]}` : line.stageName,
    message: withoutTrip(enquiry.message, enquiry.trip, cabs),
    isFromCabForm: enquiry.trip !== null,
    ride: enquiry.trip ? rideLines({ ...enquiry, trip: enquiry.trip }, cabs) : [],
    email,
    page,
    facts: toFieldsView(enquiry, packageName, cabs),
    origin: originOf(enquiry),
    packagePage: packageId ? packagePageOf(page, packageId) : '',
    value: valuePaise === null ? '' : formatPaise(valuePaise),
    purpose: enquiry.followUpPurpose,
    isOpen: isOpen(enquiry.stage),
    isErased: enquiry.erasedAt !== null,
    tripDetails: enquiry.trip ? toTripView(enquiry.trip, enquiry.rideDetails, new Date()) : undefined,
    priceDetails: enquiry.packagePrice ? toPriceView(enquiry.packagePrice) : undefined,
    joinedInto: joinedInto ? { id: joinedInto, reference: referenceOf(BigInt(joinedInto)) } : undefined,
  };
}
