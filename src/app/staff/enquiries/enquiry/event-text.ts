import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { shownTime } from '#app/ui/shown-time.ts';
import type { EventKind, TimelineEvent } from '#domain/enquiries/inbox/enquiry.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** A line of the timeline in plain words. */
export type ShownEvent = { id: string; moment: string; when: string; what: string; text: string };

// What can happen needs words for it: a new kind without them does not compile.
const words: Record<EventKind, string> = content.events;

const nameIn = (names: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

const stageName = (stage = '') => nameIn(staffEnquiriesContent.stages, stage);

type Detail = Readonly<Record<string, string>>;

const details: Partial<Record<EventKind, (detail: Detail) => string>> = {
  received: ({ page = '' }) => page,
  'added-by-hand': ({ source = '' }) => nameIn(staffEnquiriesContent.sources, source),
  stage: ({ from = '', to = '', reason }) =>
    [
      content.change(stageName(from), stageName(to)),
      reason && content.because(nameIn(staffEnquiriesContent.lostReasons, reason)),
    ]
      .filter(Boolean)
      .join(', '),
  owner: ({ to }) => content.to(to || content.nobody),
  'follow-up': ({ to = '' }) => content.to(shownTime(new Date(to))),
  'reply-opened': ({ channel = '', title = '' }) =>
    [nameIn(content.channels, channel), title && `“${title}”`].filter(Boolean).join(' '),
  merged: ({ with: other = '' }) => other,
  unmerged: ({ with: other = '' }) => other,
  'quote-made': ({ version = '', totalPaise = '', discountPaise = '' }) =>
    [
      content.version(version),
      totalPaise && formatPaise(Number(totalPaise)),
      discountPaise && content.afterDiscount(formatPaise(Number(discountPaise))),
    ]
      .filter(Boolean)
      .join(', '),
  'quote-opened': ({ version = '' }) => content.version(version),
  'quote-accepted': ({ version = '', by = '' }) =>
    [content.version(version), by && content.by(by)].filter(Boolean).join(', '),
  // The message's own number says nothing to a reader.
  'mail-sent': ({ to = '', others }) =>
    [to, others && content.withOthers(Number(others))].filter(Boolean).join(', '),
  undone: ({ to }) => (to ? content.to(stageName(to)) : ''),
};

/** What the others told of it, in their own words. */
const plainDetail = ({ times, ...rest }: Detail): string =>
  [...Object.values(rest), times && times !== '1' && content.times(times)].filter(Boolean).join(', ');

/** Ours to tell begins with a person's name; what a visitor or a machine did begins with itself. */
function whatOf({ actorName, kind, detail }: TimelineEvent): string {
  const said = [actorName, words[kind]].filter(Boolean).join(' ');
  const more = kind === 'note' ? '' : (details[kind] ?? plainDetail)(detail);
  return more ? `${said}: ${more}` : said;
}

export const presentEvent = (event: TimelineEvent): ShownEvent => ({
  id: event.id,
  moment: event.at.toISOString(),
  when: shownTime(event.at),
  what: whatOf(event),
  text: event.kind === 'note' ? (event.detail.text ?? '') : '',
});
