import { useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { enquiryPath } from '#staff-paths.ts';
import type { FullEnquiryView } from './full-enquiry-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

/** Longer messages are cut to `line-clamp-6` at first, so that the reply box stays in sight. */
const maxShort = { characters: 240, lines: 6 };

export function EnquiryMessage({ enquiry }: { enquiry: FullEnquiryView }) {
  const { message, isFromCabForm, isErased, ride } = enquiry;
  const [isWhole, setWhole] = useState(false);
  const isLong = message.length > maxShort.characters || message.split('\n').length > maxShort.lines;
  const emptyText = isFromCabForm ? content.cabForm : content.nothing;
  return (
    <section aria-label={content.message} className="rounded-xl border-teal border-l-4 bg-card px-3 py-2">
      {ride.length > 0 && (
        <ul className="mb-1 wrap-anywhere lg:hidden">
          {ride.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p
        className={`whitespace-pre-wrap wrap-anywhere ${message ? '' : 'text-quiet'} ${isLong && !isWhole ? 'line-clamp-6' : ''}`}
      >
        {message || emptyText}
      </p>
      {isLong && (
        <Button look="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? content.less : content.more}
        </Button>
      )}
      {isErased && <p className="text-brick">{content.erased}</p>}
    </section>
  );
}

type JoinedProps = { joinedInto: { id: string; reference: string }; onUnjoin: () => void };

/** Says where a joined enquiry went. */
export function JoinedNotice({ joinedInto: { id, reference }, onUnjoin }: JoinedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-xl border border-teal bg-card px-3 py-1">
      <p>{content.joined.into(reference)}</p>
      <TextLink to={enquiryPath(id)}>{content.joined.open(reference)}</TextLink>
      <Button look="text" onClick={onUnjoin}>
        {content.joined.unjoin}
      </Button>
    </div>
  );
}
