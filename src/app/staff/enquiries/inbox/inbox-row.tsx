import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import { cameFrom } from '#app/staff/enquiries/enquiry/back-link.tsx';
import { ContactLinks } from '#app/staff/enquiries/enquiry/contact-links.tsx';
import { useNow } from '#app/staff/enquiries/live/use-now.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { ListCell, ListRow, PlainCell, RowHeader } from '#app/staff/ui/list-table.tsx';
import { SampleBadge } from '#app/staff/ui/state-badge.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { enquiryPath } from '#paths.ts';
import type { ShownEnquiry } from './shown-enquiry.ts';
import { Waiting } from './waiting.tsx';

type CellProps = {
  column: keyof typeof content.columns;
  /** Hides the cell in the card layout of narrow screens. */
  isBlank?: boolean;
  isLong?: boolean;
  /** Shows the column's name before the value in the card layout. */
  isNamed?: boolean;
  children: ReactNode;
};

function Cell({ column, isBlank = false, isLong = false, isNamed = true, children }: CellProps) {
  return (
    <ListCell
      layout="4xl"
      column={content.columns[column]}
      hasLabel={isNamed}
      className={`py-2 pr-3 @max-4xl:p-0 ${isNamed ? '@max-4xl:before:mr-1.5 @max-4xl:before:text-sm' : ''} ${isBlank ? '@max-4xl:hidden' : ''} ${isLong ? '@max-4xl:w-full' : ''}`}
    >
      {children}
    </ListCell>
  );
}

function FollowUp({
  enquiry: { followUp, dueAt },
  renderedAt,
}: {
  enquiry: ShownEnquiry;
  renderedAt: number;
}) {
  const now = useNow(renderedAt);
  if (dueAt === undefined) return <span className="text-quiet">{content.noFollowUp}</span>;
  const isOverdue = dueAt < now;
  return (
    <span className={isOverdue ? 'font-semibold text-brick' : ''}>
      {followUp}
      {isOverdue && ` (${content.overdue})`}
    </span>
  );
}

type ExcerptProps = { enquiry: ShownEnquiry; onNotSpam: () => void };

function Excerpt({ enquiry: { excerpt, spam, stage, name }, onNotSpam }: ExcerptProps) {
  return (
    <>
      <span className={`wrap-anywhere ${excerpt ? '' : 'text-quiet'}`}>{excerpt || content.noWords}</span>
      {stage === 'spam' && (
        <span className="mt-1 flex flex-wrap items-center gap-2">
          {spam && <span className="text-brick text-sm">{content.spamBecause(spam)}</span>}
          <button
            type="button"
            aria-label={`${content.notSpam}: ${name}`}
            className="min-h-11 rounded-lg border border-line px-3 font-semibold text-sm text-teal hover:border-teal @4xl:min-h-8"
            onClick={onNotSpam}
          >
            {content.notSpam}
          </button>
        </span>
      )}
    </>
  );
}

type Props = {
  enquiry: ShownEnquiry;
  isYours: boolean;
  isChosen: boolean;
  renderedAt: number;
  onChoose: () => void;
  onNotSpam: () => void;
  isSessionOver: SessionCheck;
};

export function InboxRow({
  enquiry,
  isYours,
  isChosen,
  renderedAt,
  onChoose,
  onNotSpam,
  isSessionOver,
}: Props) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const hasEnded = enquiry.dueAt === undefined;
  return (
    <ListRow
      layout="4xl"
      data-enquiry={enquiry.id}
      className={`relative @max-4xl:flex-wrap @max-4xl:content-start @max-4xl:gap-x-4 @max-4xl:gap-y-1 ${isChosen ? 'bg-sand' : '@max-4xl:bg-card'}`}
    >
      <PlainCell className="py-1 pr-2 @max-4xl:absolute @max-4xl:top-3 @max-4xl:right-3 @max-4xl:p-0">
        <label className="grid size-11 place-items-center @4xl:size-8">
          <span className="sr-only">{content.choose(enquiry.name)}</span>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isHydrated}
            onChange={onChoose}
            className="size-5"
          />
        </label>
      </PlainCell>
      <RowHeader className="py-2 pr-3 font-normal wrap-anywhere @4xl:min-w-40 @6xl:min-w-72 @max-4xl:w-full @max-4xl:p-0">
        <Link
          to={enquiryPath(enquiry.id)}
          state={cameFrom(search)}
          data-open-enquiry
          className="font-semibold text-teal underline @max-4xl:mr-12 @max-4xl:text-lg"
        >
          {enquiry.name}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 @max-4xl:pb-1">
          <span className="text-quiet text-sm @max-4xl:w-full">
            {enquiry.reference}
            {enquiry.phone && (
              <>
                {' '}
                · <span className="whitespace-nowrap">{enquiry.phone}</span>
              </>
            )}
          </span>
          {enquiry.isSample && <SampleBadge hint={content.sampleHint} />}
          <ContactLinks enquiry={enquiry} isSessionOver={isSessionOver} />
        </div>
      </RowHeader>
      <Cell column="waits" isNamed={enquiry.wait.kind === 'waits'}>
        <Waiting wait={enquiry.wait} renderedAt={renderedAt} />
      </Cell>
      <Cell column="stage">{enquiry.stageName}</Cell>
      <Cell column="owner" isBlank={hasEnded && !enquiry.ownerName}>
        {isYours ? content.you : enquiry.ownerName || <span className="text-quiet">{content.noOwner}</span>}
      </Cell>
      <Cell column="followUp" isBlank={hasEnded}>
        <FollowUp enquiry={enquiry} renderedAt={renderedAt} />
      </Cell>
      <Cell column="about" isLong>
        {enquiry.trip && (
          <span className="mr-1.5 font-semibold wrap-anywhere @4xl:block">{enquiry.trip}</span>
        )}
        {enquiry.about}
      </Cell>
      <Cell column="words" isLong isNamed={false} isBlank={!enquiry.excerpt && enquiry.stage !== 'spam'}>
        <Excerpt enquiry={enquiry} onNotSpam={onNotSpam} />
      </Cell>
    </ListRow>
  );
}
