import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { tripFieldsLine } from '#app/staff/enquiries/trip-view.ts';
import { shortAmount } from '#app/staff/kit/short-amount.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { cut } from '#app/ui/cut.ts';
import type { EnquiryLine } from '#domain/enquiries/inbox/enquiry.ts';
import type { SpamReason } from '#domain/enquiries/spam/spam-reasons.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

/** The time until the first response: running, finished, or not measured. */
export type WaitView =
  | { kind: 'waits'; since: number; targetMs: number }
  | { kind: 'answered'; ms: number }
  | { kind: 'none' };

/** An enquiry as a row of the inbox shows it. */
export type EnquiryView = {
  id: string;
  reference: string;
  name: string;
  phone: string;
  /** The end of the number, which tells customers of one name apart. */
  lastDigits: string;
  email: string;
  callHref: string;
  chatHref: string;
  wait: WaitView;
  stage: Stage;
  stageName: string;
  ownerId: string | null;
  ownerName: string;
  followUp: string;
  dueAt: number | undefined;
  purpose: string;
  received: string;
  receivedAt: number;
  service: string;
  city: string;
  source: string;
  packageName: string;
  about: string;
  /** Where to, when, how many people or which car; what it is about when none of that is known. */
  trip: string;
  /** The value in rupees. */
  amount: { short: string; full: string } | undefined;
  excerpt: string;
  spam: string;
  isSample: boolean;
};

// A spam reason without a text does not compile.
const spamReasonNames: Record<SpamReason, string> = content.spamReasons;
const isReason = (reason: string): reason is SpamReason => Object.hasOwn(spamReasonNames, reason);

export const reasonTexts = (reasons: readonly string[]): string =>
  reasons.map((reason) => (isReason(reason) ? spamReasonNames[reason] : reason)).join(', ');

/** Of forms only, as in the reports: a call or chat that staff have typed in was answered before it was stored. */
function waitOf(
  { source, stage, receivedAt, firstResponseAt }: EnquiryLine,
  targetMinutes: number,
): WaitView {
  if (source !== 'form') return { kind: 'none' };
  if (firstResponseAt) return { kind: 'answered', ms: firstResponseAt.getTime() - receivedAt.getTime() };
  if (stage !== 'new') return { kind: 'none' };
  return { kind: 'waits', since: receivedAt.getTime(), targetMs: targetMinutes * 60_000 };
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

export function toEnquiryView(enquiry: EnquiryLine, settings: SiteSettings, cabs: CabNames): EnquiryView {
  const { id, reference, name, contactNo, phoneE164, stage, ownerId, ownerName, followUpAt } = enquiry;
  const hello = content.greeting(firstNameOf(name), settings.agencyName, reference);
  const number = phoneE164 || contactNo.replaceAll(/[^\d+]/g, '');
  const excerpt = enquiry.message.replaceAll(/\s+/g, ' ').trim();
  return {
    id,
    reference,
    // An erased customer has no name, so the reference stands for it.
    name: name || reference,
    phone: phoneE164 ? displayPhone(phoneE164) : contactNo,
    lastDigits: contactNo.replaceAll(/\D/g, '').slice(-5),
    email: enquiry.email,
    callHref: number && `tel:${number}`,
    chatHref: phoneE164 && chatLink(phoneE164, hello),
    wait: waitOf(enquiry, settings.responseTargetMinutes),
    stage,
    stageName: content.stages[stage],
    ownerId,
    ownerName,
    followUp: followUpAt ? timeText(followUpAt) : '',
    dueAt: followUpAt?.getTime(),
    purpose: enquiry.followUpPurpose,
    received: timeText(enquiry.receivedAt),
    receivedAt: enquiry.receivedAt.getTime(),
    service: enquiry.service,
    city: enquiry.city,
    source: content.sources[enquiry.source],
    packageName: enquiry.packageName,
    // The trip says more than the page that it was asked on.
    about: [
      ...(enquiry.trip ? [] : [enquiry.service, enquiry.city, enquiry.page]),
      content.sources[enquiry.source],
    ]
      .filter(Boolean)
      .join(' · '),
    trip: tripFieldsLine(enquiry, cabs) || [enquiry.service, enquiry.city].filter(Boolean).join(' · '),
    amount:
      enquiry.valuePaise === null
        ? undefined
        : { short: shortAmount(enquiry.valuePaise), full: formatPaise(enquiry.valuePaise) },
    excerpt: cut(excerpt, 160),
    spam: stage === 'spam' ? reasonTexts(enquiry.spamReasons) : '',
    isSample: enquiry.isSample,
  };
}
