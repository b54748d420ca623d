import type { MouseEvent } from 'react';
import type { OpenOptions } from '#app/staff/enquiries/split/use-split.ts';
import { cameFrom } from '#app/staff/enquiries/steps/list-search.ts';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { enquiryPath } from '#staff-paths.ts';
import type { EnquiryView } from './enquiry-view.ts';
import type { Column } from './inbox-columns.ts';

export type RowHandlers = {
  onChoose: (id: string) => void;
  onNotSpam: (id: string) => void;
  /** A click on a call or chat link is the first response to the enquiry. */
  onContact: (id: string, channel: 'call' | 'whatsapp') => void;
  onOpen: (id: string, options?: OpenOptions) => void;
};

/** Columns that a row of three lines has room for; `.inbox-table` in `staff.css` places them. */
export const linesOfPhone: readonly Column[] = ['stage', 'trip', 'message', 'value', 'owner', 'next'];

type ContactsProps = Pick<RowHandlers, 'onContact'> & { enquiry: EnquiryView };

const iconLink =
  'grid size-8 place-items-center rounded-lg bg-card text-teal ring-1 ring-line hover:ring-teal @max-4xl:size-11 @max-4xl:bg-transparent @max-4xl:ring-0';

export function Contacts({ enquiry, onContact }: ContactsProps) {
  const { id, name, callHref, chatHref } = enquiry;
  return (
    <span className="row-actions">
      {callHref && (
        <a
          href={callHref}
          className={`${iconLink} ${chatHref ? '@max-4xl:hidden' : ''}`}
          aria-label={content.call(name)}
          title={enquiry.phone}
          onClick={() => onContact(id, 'call')}
        >
          <PhoneIcon className="size-4 @max-4xl:size-5" />
        </a>
      )}
      {chatHref && (
        <IconLink
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={content.whatsapp(name)}
          title={content.whatsappShort}
          onClick={() => onContact(id, 'whatsapp')}
        >
          <ChatIcon className="size-4 @max-4xl:size-5" />
        </IconLink>
      )}
    </span>
  );
}

type MessageProps = Pick<RowHandlers, 'onNotSpam'> & { enquiry: EnquiryView };

export function Message({ enquiry, onNotSpam }: MessageProps) {
  const { id, excerpt, spam, stage, name } = enquiry;
  const held = spam && content.spamBecause(spam);
  return (
    <span className="flex items-center gap-2">
      {stage === 'spam' && (
        <Button look="quiet" aria-label={`${content.notSpam}: ${name}`} onClick={() => onNotSpam(id)}>
          {content.notSpam}
        </Button>
      )}
      <span
        title={[held, excerpt].filter(Boolean).join(' · ')}
        className={`truncate ${excerpt ? '' : 'text-quiet'}`}
      >
        {held && <span className="text-brick">{held} · </span>}
        {excerpt || content.noWords}
      </span>
    </span>
  );
}

const isUnmodified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** A click on the row itself, which opens the enquiry. */
export const isPlainClick = (event: MouseEvent) =>
  isUnmodified(event) &&
  event.target instanceof Element &&
  !event.target.closest('a, button, input, label') &&
  !getSelection()?.toString();

type NameProps = {
  enquiry: EnquiryView;
  /** It is shown beside the list. */
  isOpen: boolean;
  /** The query string of the list, for the way back. */
  search: string;
  onOpen: RowHandlers['onOpen'];
};

/** The name of the customer, which opens the enquiry. */
export function CustomerName({ enquiry, isOpen, search, onOpen }: NameProps) {
  const follow = (event: MouseEvent) => {
    if (!isUnmodified(event)) return;
    event.preventDefault();
    // A click has a count, Enter has none.
    onOpen(enquiry.id, { byKey: event.detail === 0 });
  };
  const named = (
    <>
      <TextLink
        look="name"
        to={enquiryPath(enquiry.id)}
        state={cameFrom(search)}
        data-open-enquiry
        aria-current={isOpen || undefined}
        onClick={follow}
        title={enquiry.phone}
      >
        {enquiry.name}
      </TextLink>
      {enquiry.lastDigits && <span className="text-quiet text-sm"> · {enquiry.lastDigits}</span>}
    </>
  );
  if (!enquiry.isSample) return named;
  return (
    <span className="flex items-center gap-1.5">
      <span className="truncate">{named}</span>
      <span className="shrink-0 @max-4xl:hidden">
        <SampleBadge hint={content.sampleHint} />
      </span>
    </span>
  );
}
