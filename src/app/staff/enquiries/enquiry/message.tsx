import { useState } from 'react';
import { Link } from 'react-router';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { enquiryPath } from '#staff-paths.ts';
import type { ShownFullEnquiry } from './shown-full-enquiry.ts';

/** Longer messages are cut to `line-clamp-6` at first, so that the reply box stays in sight. */
const maxShort = { characters: 240, lines: 6 };

export function EnquiryMessage({ enquiry }: { enquiry: ShownFullEnquiry }) {
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
        <button
          type="button"
          aria-expanded={isWhole}
          className="min-h-11 font-semibold text-sm text-teal underline lg:min-h-7"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? content.less : content.more}
        </button>
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
      <Link
        to={enquiryPath(id)}
        className="inline-flex min-h-11 items-center font-semibold text-teal underline"
      >
        {content.joined.open(reference)}
      </Link>
      <ScriptButton
        className="min-h-11 font-semibold text-teal underline disabled:opacity-60"
        onClick={onUnjoin}
      >
        {content.joined.unjoin}
      </ScriptButton>
    </div>
  );
}
