import { presentEnquiry, type ShownEnquiry, shownReasons } from '#app/staff/enquiries/inbox/shown-enquiry.ts';
import { presentTrip, rideLines, type ShownTrip } from '#app/staff/enquiries/shown-trip.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import type { Enquiry } from '#domain/enquiries/inbox/enquiry.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { isOpen, type LostReason } from '#domain/enquiries/stages.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { tripMessage } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { AskedPrice } from '#domain/tour-packages/price/asked-price.ts';
import { priceRows } from '#domain/tour-packages/price/package-price-text.ts';
import { packageToPrice } from '#domain/tour-packages/price/party-input.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import { bhutanPackagePath, paths, tourPath } from '#paths.ts';
import { presentFacts, type ShownFacts } from './shown-facts.ts';
import { staffEnquiryContent as content } from './texts.ts';

export type PlainFact = { name: string; value: string; href?: string };

/** An enquiry as its own page shows it. */
export type ShownFullEnquiry = ShownEnquiry & {
  /** Without the trip that the cab form wrote into it. */
  message: string;
  isFromCabForm: boolean;
  email: string;
  page: string;
  facts: ShownFacts;
  origin: PlainFact[];
  packagePage: string;
  value: string;
  purpose: string;
  isOpen: boolean;
  isErased: boolean;
  /** What the customer asked for, in a few lines. */
  ride: readonly string[];
  tripDetails: ShownTrip | undefined;
  /** The party that was entered on a package's page, and the price that it showed. */
  priceDetails: ShownPrice | undefined;
  joinedInto: { id: string; reference: string } | undefined;
};

const reasonNames: Record<LostReason, string> = staffEnquiriesContent.lostReasons;
const isReason = (reason: string): reason is LostReason => Object.hasOwn(reasonNames, reason);

/** Leaves out facts without a value. */
const known = (facts: PlainFact[]) => facts.filter(({ value }) => value !== '');

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

type ShownPrice = { party: string; total: string; lines: { name: string; value: string }[] };

const presentPrice = ({ country, party, price }: AskedPrice): ShownPrice => ({
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
const originOf = (enquiry: Enquiry): PlainFact[] =>
  known([
    { name: content.formDate, value: shownTime(enquiry.receivedAt) },
    { name: content.page, value: enquiry.page, ...(enquiry.page && { href: enquiry.page }) },
    { name: content.campaign, value: enquiry.campaign },
    { name: content.code, value: enquiry.clickCode },
    { name: content.consent, value: enquiry.consentVersion },
    { name: content.spam, value: shownReasons(enquiry.spamReasons) },
  ]);

/** The facts show the trip already. */
const withoutTrip = (message: string, trip: RequestedTrip | null, cabs: CabNames): string =>
  trip ? message.replace(tripMessage(trip, cabs), '').trim() : message;

export function presentFullEnquiry(
  enquiry: Enquiry,
  { settings, packageName, cabs }: { settings: SiteSettings; packageName: string; cabs: CabNames },
): ShownFullEnquiry {
  const line = presentEnquiry(enquiry, settings, cabs);
  const { lostReason, email, page, packageId, valuePaise, joinedInto } = enquiry;
  return {
    ...line,
    stageName: isReason(lostReason) ? `${line.stageName}: ${reasonNames[lostReason]}` : line.stageName,
    message: withoutTrip(enquiry.message, enquiry.trip, cabs),
    isFromCabForm: enquiry.trip !== null,
    ride: enquiry.trip ? rideLines({ ...enquiry, trip: enquiry.trip }, cabs) : [],
    email,
    page,
    facts: presentFacts(enquiry, packageName, cabs),
    origin: originOf(enquiry),
    packagePage: packageId ? packagePageOf(page, packageId) : '',
    value: valuePaise === null ? '' : formatPaise(valuePaise),
    purpose: enquiry.followUpPurpose,
    isOpen: isOpen(enquiry.stage),
    isErased: enquiry.erasedAt !== null,
    tripDetails: enquiry.trip ? presentTrip(enquiry.trip, enquiry.rideDetails, new Date()) : undefined,
    priceDetails: enquiry.packagePrice ? presentPrice(enquiry.packagePrice) : undefined,
    joinedInto: joinedInto ? { id: joinedInto, reference: referenceOf(BigInt(joinedInto)) } : undefined,
  };
}
