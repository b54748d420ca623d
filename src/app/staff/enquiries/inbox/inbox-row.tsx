import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import type { OpenOptions } from '#app/staff/enquiries/split/use-split.ts';
import { cameFrom } from '#app/staff/enquiries/steps/list-search.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { SampleBadge } from '#app/staff/ui/state-badge.tsx';
import { ChatIcon, PhoneIcon } from '#app/ui/icons.tsx';
import { enquiryPath } from '#staff-paths.ts';
import type { Column } from './inbox-columns.ts';
import { cells } from './row-cells.tsx';
import type { ShownEnquiry } from './shown-enquiry.ts';

// biome-ignore-start lint/a11y/noRedundantRoles: `display: flex` removes a table's implicit roles
export type RowHandlers = {
  onChoose: (id: string) => void;
  onNotSpam: (id: string) => void;
  /** A click on a call or chat link is the first response to the enquiry. */
  onContact: (id: string, channel: 'call' | 'whatsapp') => void;
  onOpen: (id: string, options?: OpenOptions) => void;
};

type Props = RowHandlers & {
  enquiry: ShownEnquiry;
  columns: readonly Column[];
  isYours: boolean;
  isChosen: boolean;
  /** It is shown beside the list. */
  isOpen: boolean;
  renderedAt: number;
  /** The query string of the list, for the way back. */
  search: string;
};

/** Columns that a row of three lines has room for; `.inbox-table` in `staff.css` places them. */
const linesOfPhone: readonly Column[] = ['stage', 'trip', 'message', 'value', 'owner', 'next'];

type CellProps = { column: Column; children: ReactNode };

const Cell = ({ column, children }: CellProps) => (
  <td
    role="cell"
    data-column={column}
    className={`truncate ${linesOfPhone.includes(column) ? '' : '@max-4xl:hidden'}`}
  >
    {children}
  </td>
);

const iconLink =
  'grid size-8 place-items-center rounded-lg bg-card text-teal ring-1 ring-line hover:ring-teal @max-4xl:size-11 @max-4xl:bg-transparent @max-4xl:ring-0';

function Contacts({ enquiry, onContact }: Pick<Props, 'enquiry' | 'onContact'>) {
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

function Message({ enquiry, onNotSpam }: Pick<Props, 'enquiry' | 'onNotSpam'>) {
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

const isPlainClick = (event: MouseEvent) =>
  isUnmodified(event) &&
  event.target instanceof Element &&
  !event.target.closest('a, button, input, label') &&
  !getSelection()?.toString();

/** One line on a wide screen, three short ones on a narrow one. */
export function InboxRow(props: Props) {
  const { enquiry, columns, isChosen, isOpen, search, onChoose, onOpen } = props;
  const follow = (event: MouseEvent) => {
    if (!isUnmodified(event)) return;
    event.preventDefault();
    // A click has a count, Enter has none.
    onOpen(enquiry.id, { byKey: event.detail === 0 });
  };
  const isStageFirst = columns[0] === 'stage';
  const contactsAfter = columns.find((column) => column === 'message');
  const cell = (column: Column) => {
    if (column === 'message')
      return (
        <Cell column={column}>
          <Message {...props} />
        </Cell>
      );
    const Content = cells[column];
    return (
      <Cell column={column}>
        <Content {...props} />
      </Cell>
    );
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
  const contacts = (
    <td role="cell" data-column="contact">
      <Contacts {...props} />
    </td>
  );
  return (
    <tr
      role="row"
      data-enquiry={enquiry.id}
      className={`inbox-row ${isChosen ? 'bg-sand' : ''}`}
      onClick={(event) => isPlainClick(event) && onOpen(enquiry.id)}
    >
      <td role="cell" data-column="choose">
        <Checkbox needsScript isLabelHidden checked={isChosen} onChange={() => onChoose(enquiry.id)}>
          {content.choose(enquiry.name)}
        </Checkbox>
      </td>
      {isStageFirst && cell('stage')}
      <th role="rowheader" scope="row" data-column="customer" className="truncate text-left font-normal">
        {enquiry.isSample ? (
          <span className="flex items-center gap-1.5">
            <span className="truncate">{named}</span>
            <span className="shrink-0 @max-4xl:hidden">
              <SampleBadge hint={content.sampleHint} isSmall />
            </span>
          </span>
        ) : (
          named
        )}
      </th>
      {columns.slice(isStageFirst ? 1 : 0).map((column) => (
        <Fragment key={column}>
          {cell(column)}
          {column === contactsAfter && contacts}
        </Fragment>
      ))}
      {contactsAfter === undefined && contacts}
    </tr>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: as above
