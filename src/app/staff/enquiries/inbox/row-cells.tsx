import type { ReactNode } from 'react';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { ageText, dueText } from '#app/staff/kit/time-text.ts';
import { useNow } from '#app/staff/kit/use-now.ts';
import type { EnquiryView, WaitView } from './enquiry-view.ts';
import type { Column } from './inbox-columns.ts';
import { finishedDuration } from './waiting.tsx';

type Props = { enquiry: EnquiryView; isYours: boolean; renderedAt: number };

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

function Owner({ enquiry: { ownerName }, isYours }: Props) {
  const name = isYours ? content.you : ownerName || content.noOwner;
  return (
    <span title={ownerName || content.noOwner}>
      <span
        aria-hidden="true"
        className={`inline-grid size-7 place-items-center rounded-full align-middle font-semibold text-xs @max-4xl:size-5.5 @max-4xl:text-[0.625rem] ${ownerName ? (isYours ? 'bg-teal text-on-teal' : 'bg-sand') : 'border border-quiet border-dashed text-quiet'}`}
      >
        {ownerName ? initialsOf(ownerName) : '–'}
      </span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

function Next({ enquiry: { dueAt, followUp, purpose }, renderedAt }: Props) {
  const now = useNow(renderedAt);
  if (dueAt === undefined)
    return (
      <span className="text-quiet">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{content.noFollowUp}</span>
      </span>
    );
  const isOverdue = dueAt < now;
  return (
    <span
      title={[followUp, purpose].filter(Boolean).join(' · ')}
      className={isOverdue ? 'font-semibold text-brick' : ''}
    >
      {dueText(new Date(dueAt), new Date(now))}
      {purpose && <span className="font-normal text-quiet"> · {purpose}</span>}
      <span className="sr-only">
        {' '}
        ({followUp}
        {isOverdue && `, ${content.overdue}`})
      </span>
    </span>
  );
}

const answerOf = (wait: WaitView) =>
  wait.kind === 'answered' ? content.answeredIn(finishedDuration(wait.ms)) : '';

function Age({ enquiry: { receivedAt, received, wait }, renderedAt }: Props) {
  const ms = useNow(renderedAt) - receivedAt;
  const isLate = wait.kind === 'waits' && ms > wait.targetMs;
  const more = [content.receivedOn(received), isLate ? content.pastTarget : answerOf(wait)].filter(Boolean);
  return (
    <span
      title={more.join(' · ')}
      className={`tabular-nums ${isLate ? 'font-semibold text-brick' : 'text-quiet'}`}
    >
      {ageText(ms)}
      <span className="sr-only"> ({more.join(', ')})</span>
    </span>
  );
}

function Value({ enquiry: { amount } }: Props) {
  if (!amount)
    return (
      <span className="text-quiet">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{content.noValue}</span>
      </span>
    );
  return (
    <span title={amount.full} className="tabular-nums">
      {amount.short}
    </span>
  );
}

const text = (value: string) => <span title={value}>{value}</span>;

/** What each column shows, except the message, which has the row's buttons. */
export const cells: Record<Exclude<Column, 'message'>, (props: Props) => ReactNode> = {
  stage: ({ enquiry }) => <StagePill stage={enquiry.stage} />,
  trip: ({ enquiry }) => text(enquiry.trip),
  value: Value,
  owner: Owner,
  next: Next,
  age: Age,
  reference: ({ enquiry }) => text(enquiry.reference),
  number: ({ enquiry }) => text(enquiry.phone),
  email: ({ enquiry }) => text(enquiry.email),
  received: ({ enquiry }) => text(enquiry.received),
  service: ({ enquiry }) => text(enquiry.service),
  city: ({ enquiry }) => text(enquiry.city),
  source: ({ enquiry }) => text(enquiry.source),
  package: ({ enquiry }) => text(enquiry.packageName),
};
