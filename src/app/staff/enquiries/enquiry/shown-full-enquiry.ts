import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffLeadContent as content } from '#app/content/staff/enquiry.ts';
import { presentLead, type ShownLead, shownReasons } from '#app/staff/enquiries/inbox/shown-enquiry.ts';
import { shownTime } from '#app/ui/shown-time.ts';
import type { Lead } from '#domain/enquiries/inbox/enquiry.ts';
import type { LostReason } from '#domain/enquiries/stages.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { bhutanPackagePath, tourPath } from '#paths.ts';

export type ShownFact = { name: string; value: string; href?: string };

/** An enquiry as its own page shows it. */
export type ShownFullLead = ShownLead & {
  message: string;
  email: string;
  page: string;
  contact: ShownFact[];
  origin: ShownFact[];
  isErased: boolean;
};

const reasonNames: Record<LostReason, string> = staffEnquiriesContent.lostReasons;
const isReason = (reason: string): reason is LostReason => Object.hasOwn(reasonNames, reason);

/** What is empty is left out; there is plenty of what is not. */
const known = (facts: ShownFact[]) => facts.filter(({ value }) => value !== '');

/** An enquiry keeps the page it came from and the package's id; a package in India is named by its page. */
const packagePageOf = (page: string, packageId: string): string =>
  page.startsWith(tourPath('')) ? page : bhutanPackagePath(packageId);

const originOf = (lead: Lead): ShownFact[] =>
  known([
    { name: content.formDate, value: shownTime(lead.receivedAt) },
    { name: content.source, value: staffEnquiriesContent.sources[lead.source] },
    { name: content.page, value: lead.page, ...(lead.page && { href: lead.page }) },
    {
      name: content.tourPackage,
      value: lead.packageId ?? '',
      ...(lead.packageId && { href: packagePageOf(lead.page, lead.packageId) }),
    },
    { name: content.campaign, value: lead.campaign },
    { name: content.service, value: lead.service },
    { name: content.city, value: lead.city },
    { name: content.code, value: lead.clickCode },
    { name: content.consent, value: lead.consentVersion },
    { name: content.spam, value: shownReasons(lead.spamReasons) },
  ]);

export function presentFullLead(lead: Lead, settings: SiteSettings): ShownFullLead {
  const line = presentLead(lead, settings);
  const { lostReason, email, message, page } = lead;
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
    origin: originOf(lead),
    isErased: lead.erasedAt !== null,
  };
}
