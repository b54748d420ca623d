import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import type { EventKind, TimelineEvent } from '#domain/enquiries/inbox/enquiry.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** A line of the timeline. */
export type ShownEvent = { id: string; moment: string; when: string; what: string; text: string };

const nameIn = (names: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

const stageName = (stage: string) => nameIn(staffEnquiriesContent.stages, stage);
const amountOf = (paise: string) => paise && formatPaise(Number(paise));

type Detail = Readonly<Record<string, string>>;

const { events } = content;

/** Why a mail was not delivered, and after how many attempts. */
const failureOf = ({ times = '', ...reasons }: Detail): string =>
  [...Object.values(reasons), times && times !== '1' && content.times(times)].filter(Boolean).join(', ');

/** One sentence for each kind of event; a kind without one does not compile. */
const sentences: Record<EventKind, (who: string, detail: Detail) => string> = {
  received: (_, { page = '' }) => events.received(page),
  'added-by-hand': (who, { source = '' }) =>
    events.addedByHand(who, nameIn(staffEnquiriesContent.sources, source)),
  seen: (who) => events.seen(who),
  stage: (who, { from = '', to = '', reason }) =>
    reason
      ? events.lost(who, stageName(from), nameIn(staffEnquiriesContent.lostReasons, reason))
      : events.stage(who, stageName(from), stageName(to)),
  owner: (who, { to = '' }) => events.owner(who, to),
  'follow-up': (who, { to = '' }) => events.followUp(who, shownTime(new Date(to))),
  note: (who) => events.note(who),
  'reply-opened': (who, { channel = '', title = '' }) =>
    channel === 'call' ? events.called(who) : events.replied(who, nameIn(content.channels, channel), title),
  'mail-sent': (_, { to = '', others = '0' }) => events.mailSent(to, Number(others)),
  'mail-failed': (_, detail) => events.mailFailed(failureOf(detail)),
  'mail-bounced': (_, detail) => events.mailBounced(failureOf(detail)),
  merged: (who, { with: other = '' }) => events.merged(who, other || content.unnamedCustomer),
  unmerged: (who, { with: other = '' }) => events.unmerged(who, other || content.unnamedCustomer),
  'quote-made': (who, { version = '', totalPaise = '', discountPaise = '' }) =>
    events.quoteMade(who, version, amountOf(totalPaise), amountOf(discountPaise)),
  'quote-opened': (_, { version = '' }) => events.quoteOpened(version),
  'quote-accepted': (_, { version = '', by = '' }) =>
    events.quoteAccepted(by || content.customerName, version),
  undone: (who, { to }) => events.undone(who, to ? stageName(to) : ''),
  erased: (who) => events.erased(who),
};

export const presentEvent = ({ id, at, actorName, kind, detail }: TimelineEvent): ShownEvent => ({
  id,
  moment: at.toISOString(),
  when: shownTime(at),
  what: sentences[kind](actorName || content.system, detail),
  text: kind === 'note' ? (detail.text ?? '') : '',
});
