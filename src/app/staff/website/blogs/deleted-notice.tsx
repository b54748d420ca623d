import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { Button } from '#app/staff/kit/button.tsx';
import { useFocusAfter } from '#app/staff/website/publishing/use-focus-after.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffBlogsContent as content } from './texts.ts';
import type { Undeleting } from './use-undelete.ts';

/** Location state that the delete page passes to the list. */
export type JustDeleted = { id: string; heading: string; text: string };

type NoticeProps = { deleted: JustDeleted; undeleting: Undeleting };

function Notice({ deleted, undeleting: { status, isBusy, undelete } }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Screen readers do not announce text that is in the page from the start, so the notice gets the focus.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-xl border border-line bg-card px-4 py-3"
    >
      <div className="min-w-0 wrap-anywhere">
        {!status && <p>{deleted.heading}</p>}
        <StatusLine text={status?.text ?? deleted.text} tone={status?.tone ?? 'good'} />
      </div>
      {status?.tone !== 'good' && (
        <Button look="secondary" aria-disabled={isBusy} onClick={() => undelete(deleted.id)}>
          {content.undo}
        </Button>
      )}
    </div>
  );
}

const deletedIn = ({ state }: Location) => (state as { deleted?: JustDeleted } | null)?.deleted;

/** Names the blog that was just deleted, with a button to undo. */
export function DeletedNotice({ undeleting }: { undeleting: Undeleting }) {
  const location = useLocation();
  const deleted = deletedIn(location);
  return deleted ? <Notice key={location.key} deleted={deleted} undeleting={undeleting} /> : null;
}

type BroughtBackProps = { undeleting: Undeleting; blogs: readonly object[] | undefined };

/** Shows the result of undeleting, unless the notice above already shows it. */
export function BroughtBack({ undeleting: { status }, blogs }: BroughtBackProps) {
  const isSaidAbove = deletedIn(useLocation()) !== undefined;
  const line = useFocusAfter<HTMLDivElement>(status, blogs);
  return (
    <div ref={line} tabIndex={-1}>
      <StatusLine text={isSaidAbove ? undefined : status?.text} tone={status?.tone ?? 'good'} />
    </div>
  );
}
