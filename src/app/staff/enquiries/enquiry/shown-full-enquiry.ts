import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { presentEnquiry, type ShownEnquiry, shownReasons } from '#app/staff/enquiries/inbox/shown-enquiry.ts';
import { presentTrip, type ShownTrip } from '#app/staff/enquiries/shown-trip.ts';
import type { Enquiry } from '#domain/enquiries/inbox/enquiry.ts';
import type { LostReason } from '#domain/enquiries/stages.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { bhutanPackagePath, tourPath } from '#paths.ts';

export type ShownFact = { name: string; value: string; href?: string };

/** An enquiry as its own page shows it. */
export type ShownFullEnquiry = ShownEnquiry & {
  message: string;
  email: string;
  page: string;
  contact: ShownFact[];
  origin: ShownFact[];
  isErased: boolean;
  tripDetails: ShownTrip | undefined;
};

const reasonNames: Record<LostReason, string> = staffEnquiriesContent.lostReasons;
const isReason = (reason: string): reason is LostReason => Object.hasOwn(reasonNames, reason);

/** Leaves out facts without a value. */
const known = (facts: ShownFact[]) => facts.filter(({ value }) => value !== '');

/**
 * An enquiry stores its page and the package's id. The page of an Indian package has a slug, so the stored page is
 * used.
 */
const packagePageOf = (page: string, packageId: string): string =>
  page.startsWith(tourPath('')) ? page : bhutanPackagePath(packageId);

const originOf = (enquiry: Enquiry): ShownFact[] =>
  known([
    { name: content.formDate, value: shownTime(enquiry.receivedAt) },
    { name: content.source, value: staffEnquiriesContent.sources[enquiry.source] },
    { name: content.page, value: enquiry.page, ...(enquiry.page && { href: enquiry.page }) },
    {
      name: content.tourPackage,
      value: enquiry.packageId ?? '',
      ...(enquiry.packageId && { href: packagePageOf(enquiry.page, enquiry.packageId) }),
    },
    { name: content.campaign, value: enquiry.campaign },
    { name: content.service, value: enquiry.service },
    { name: content.city, value: enquiry.city },
    { name: content.code, value: enquiry.clickCode },
    { name: content.consent, value: enquiry.consentVersion },
    { name: content.spam, value: shownReasons(enquiry.spamReasons) },
  ]);

export function presentFullEnquiry(enquiry: Enquiry, settings: SiteSettings): ShownFullEnquiry {
  const line = presentEnquiry(enquiry, settings);
  const { lostReason, email, message, page } = enquiry;
  return {
    ...line,
    stageName: isReason(lostReason) ? `${line.stageName}: ${reasonNames[lostReason]}` : line.stageName,
    message,
    email,
    page,
    contact: known([
      { name: content.number, value: line.phone, ...(line.callHref && { href: line.callHref }) },
      email
        ? { name: content.email, value: email, href: `mailto:${email}` }
        : { name: content.email, value: content.noEmail },
    ]),
    origin: originOf(enquiry),
    isErased: enquiry.erasedAt !== null,
    tripDetails: enquiry.trip ? presentTrip(enquiry.trip, new Date()) : undefined,
  };
}
