import { useEffect, useRef } from 'react';
import { type Location, useFetcher, useLocation } from 'react-router';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import type { FormStatus } from '#app/staff/ui/form-status.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';

/** The reply of the page's action, or of its `clientAction` when the server cannot be reached. */
type Answer = FormStatus | { kind: 'failed' };

/** One fetcher for the page, because the row that sent the request is gone when the reply arrives. */
export function useUndelete() {
  const { submit, data, state } = useFetcher<Answer>({ key: 'undelete' });
  const status: FormStatus | undefined =
    data && ('kind' in data ? { text: content.failed, tone: 'fault' } : data);
  const isBusy = state !== 'idle';
  return {
    status,
    isBusy,
    undelete: (id: string) => {
      if (!isBusy) submit({ intent: 'undelete', id }, { method: 'post', action: paths.adminBlogs });
    },
  };
}

/** Location state that the delete page passes to the list. */
export type JustDeleted = { id: string; heading: string; text: string };

function Notice({ deleted }: { deleted: JustDeleted }) {
  const { status, isBusy, undelete } = useUndelete();
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
        <button
          type="button"
          aria-disabled={isBusy}
          className={outlineButtonClass}
          onClick={() => undelete(deleted.id)}
        >
          {content.undo}
        </button>
      )}
    </div>
  );
}

const deletedIn = ({ state }: Location) => (state as { deleted?: JustDeleted } | null)?.deleted;

/** Names the blog that was just deleted, with a button to undo. */
export function DeletedNotice() {
  const location = useLocation();
  const deleted = deletedIn(location);
  return deleted ? <Notice key={location.key} deleted={deleted} /> : null;
}

/** Shows the result of undeleting, unless the notice above already shows it. */
export function BroughtBack() {
  const { status } = useUndelete();
  const isSaidAbove = deletedIn(useLocation()) !== undefined;
  const line = useRef<HTMLDivElement>(null);
  // The row with the clicked button has been removed, so the focus must be set.
  useEffect(() => {
    if (status && document.activeElement === document.body) line.current?.focus();
  }, [status]);
  return (
    <div ref={line} tabIndex={-1}>
      <StatusLine text={isSaidAbove ? undefined : status?.text} tone={status?.tone ?? 'good'} />
    </div>
  );
}
