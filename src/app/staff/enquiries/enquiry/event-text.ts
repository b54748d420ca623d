import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { paymentSentence } from '#app/staff/money/payments/payment-event.ts';
import type { StoredMailFile } from '#domain/attachments/mail-file-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { isFieldName } from '#domain/enquiries/fields/fields.ts';
import type { EnquiryLine, EventKind, TimelineEvent } from '#domain/enquiries/inbox/enquiry.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { dateText, dayInIndia, daysAfter, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { fieldText } from './fields-view.ts';
import { type MailView, toMailView } from './mail-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

/** What the timeline can be filtered by. */
export const eventGroups = ['note', 'message', 'change'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** A line of the timeline. */
export type EventView = {
  id: string;
  moment: string;
  /** The full time, and that of the day alone. */
  when: string;
  clock: string;
  what: string;
  text: string;
  group: EventGroup;
  /** Small changes in a row are folded into one line. */
  isSmall: boolean;
  /** The change that the reader can undo; empty when there is none. */
  undo: string;
  /** Of a customer's mail: what it has besides its text. */
  mail?: MailView;
};

export type DayView = { day: string; name: string; events: EventView[] };

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
export const sentences: Record<EventKind, (who: string, detail: Detail, cabs: CabNames) => string> = {
  received: (_, { page = '' }) => events.received(page),
  'added-by-hand': (who, { source = '' }) =>
    events.addedByHand(who, nameIn(staffEnquiriesContent.sources, source)),
  imported: (who, { file = '' }) => events.imported(who, file),
  seen: (who) => events.seen(who),
  stage: (who, { from = '', to = '', reason }) =>
    reason
      ? events.lost(who, stageName(from), nameIn(staffEnquiriesContent.lostReasons, reason))
      : events.stage(who, stageName(from), stageName(to)),
  owner: (who, { to = '' }) => events.owner(who, to),
  'follow-up': (who, { to = '', purpose = '' }) => events.followUp(who, timeText(new Date(to)), purpose),
  fact: (who, { fact = '', from = '', to = '' }, cabs) =>
    isFieldName(fact)
      ? events.fact(who, content.fieldInText[fact], fieldText(fact, from, cabs), fieldText(fact, to, cabs))
      : events.undone(who, ''),
  message: (who, { source = '' }) => events.message(who, nameIn(staffEnquiriesContent.sources, source)),
  joined: (who, { from, into = '' }) => (from ? events.joinedFrom(who, from) : events.joinedInto(who, into)),
  unjoined: (who, { from, into = '' }) =>
    from ? events.unjoinedFrom(who, from) : events.unjoinedInto(who, into),
  'file-added': (who) => events.fileAdded(who),
  'file-removed': (who) => events.fileRemoved(who),
  note: (who) => events.note(who),
  'reply-opened': (who, { channel = '', title = '' }) =>
    channel === 'call' ? events.called(who) : events.replied(who, nameIn(content.channels, channel), title),
  'mail-sent': (_, { to = '', others = '0' }) => events.mailSent(to, Number(others)),
  'mail-failed': (_, detail) => events.mailFailed(failureOf(detail)),
  'mail-bounced': (_, detail) => events.mailBounced(failureOf(detail)),
  'mail-to-customer': (who, { to = '', sentAt }) => events.mailToCustomer(who, to, sentAt !== undefined),
  acknowledged: () => events.acknowledged,
  'mail-received': (_, { from = '', subject = '', isOther }) =>
    isOther ? events.mailFromOther(from, subject) : events.mailReceived(subject),
  merged: (who, { with: other = '' }) => events.merged(who, other || content.unnamedCustomer),
  unmerged: (who, { with: other = '' }) => events.unmerged(who, other || content.unnamedCustomer),
  'customer-changed': (who, { field = '', from = '', to = '' }) =>
    events.customerChanged(who, nameIn(content.customerFields, field), from, to),
  'quote-made': (who, { version = '', totalPaise = '', discountPaise = '' }) =>
    events.quoteMade(who, version, amountOf(totalPaise), amountOf(discountPaise)),
  'quote-opened': (_, { version = '' }) => events.quoteOpened(version),
  'quote-accepted': (_, { version = '', by = '' }) =>
    events.quoteAccepted(by || content.customerName, version),
  'quote-declined': (_, { version = '', reason = '' }) => events.quoteDeclined(version, reason),
  'quote-mailed': (_, { version = '', to = '', by = '' }) => events.quoteMailed(by, version, to),
  'acceptance-mailed': (_, { version = '', to = '' }) => events.acceptanceMailed(version, to),
  'booking-made': (who, { bookingId = '', totalPaise = '' }) =>
    events.bookingMade(who, bookingNumber(bookingId), amountOf(totalPaise)),
  payment: (who, detail) => paymentSentence(who, detail),
  undone: (who, { to, fact = '' }) =>
    isFieldName(fact)
      ? events.fieldUndone(who, content.fieldInText[fact])
      : events.undone(who, to ? stageName(to) : ''),
  erased: (who) => events.erased(who),
};

const groups: Partial<Record<EventKind, EventGroup>> = {
  note: 'note',
  received: 'message',
  'added-by-hand': 'message',
  message: 'message',
  'reply-opened': 'message',
  'quote-accepted': 'message',
  'mail-to-customer': 'message',
  'mail-received': 'message',
};

const smallKinds: readonly EventKind[] = [
  'seen',
  'mail-sent',
  'acknowledged',
  'acceptance-mailed',
  'fact',
  'undone',
];

type Frame = {
  /** What was attached to mails, and is kept. */
  files?: readonly StoredMailFile[];
  /** The shown enquiry, and those that were joined into it. */
  id: string;
  joined: readonly Pick<EnquiryLine, 'id' | 'reference' | 'message'>[];
  /** Only one's own changes can be undone. */
  actorId: string;
  cabs: CabNames;
  now: Date;
};

export function toEventView(
  { id, enquiryId, at, actorId, actorName, kind, detail }: TimelineEvent,
  frame: Pick<Frame, 'joined' | 'actorId' | 'files' | 'cabs'> & { undone?: ReadonlySet<string> },
): EventView {
  const joined = frame.joined.find((enquiry) => enquiry.id === enquiryId);
  const isArrival = kind === 'received' || kind === 'added-by-hand';
  const isOffered = actorId === frame.actorId && (kind === 'fact' || kind === 'joined');
  return {
    id,
    moment: at.toISOString(),
    when: timeText(at),
    clock: timeText(at).split(', ')[1] ?? '',
    what:
      joined && kind === 'received'
        ? events.receivedToo(joined.reference)
        : sentences[kind](actorName || content.system, detail, frame.cabs),
    text: joined && isArrival ? joined.message : (detail.text ?? ''),
    group: groups[kind] ?? 'change',
    isSmall: smallKinds.includes(kind),
    undo: isOffered && detail.change && !frame.undone?.has(detail.change) ? detail.change : '',
    ...(kind === 'mail-received' && {
      mail: toMailView(
        detail,
        frame.files?.filter(({ eventId }) => eventId === id),
      ),
    }),
  };
}

function dayName(day: string, now: Date): string {
  const today = dayInIndia(now);
  if (day === today) return content.today;
  return day === daysAfter(today, -1) ? content.yesterday : dateText(day);
}

/** The timeline by day, the newest first. */
export function toTimelineView(all: readonly TimelineEvent[], frame: Frame): DayView[] {
  const undone = new Set(all.flatMap(({ kind, detail }) => (kind === 'undone' && detail.change) || []));
  const days = Map.groupBy(all.toReversed(), ({ at }) => dayInIndia(at));
  return [...days].map(([day, inDay]) => ({
    day,
    name: dayName(day, frame.now),
    events: inDay.map((event) => toEventView(event, { ...frame, undone })),
  }));
}
