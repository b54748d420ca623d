import { useEffect, useRef } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import type { SessionView } from './session-view.ts';
import { staffUsersContent } from './texts.ts';
import type { UserIntent } from './user-intent.ts';

const content = staffUsersContent.sessions;

function Facts({ session }: { session: SessionView }) {
  const facts = [
    [content.since, session.since],
    [content.lastSeen, session.lastSeen],
    [content.from, session.from],
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 text-quiet text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { sessions: SessionView[]; yourId: string };

export function LiveSessions({ sessions, yourId }: Props) {
  const { status, isBusy, onSubmit } = useActionForm({ working: '' });
  const heading = useRef<HTMLHeadingElement>(null);

  // The line with the clicked button has been removed, so the focus must be set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line goes after the status has come
  useEffect(() => {
    if (status && document.activeElement === document.body) heading.current?.focus();
  }, [status, sessions]);

  return (
    <section aria-labelledby="live-sessions" className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h2 ref={heading} tabIndex={-1} id="live-sessions" className="text-2xl">
          {content.title}
        </h2>
        {/* Not beside the button, because the session's line is removed when it has ended. */}
        <FormStatusLine status={status} />
      </div>
      <ul className="grid divide-y divide-line rounded-xl border border-line bg-card">
        {sessions.map((session) => (
          <li
            key={session.userId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {session.name}{' '}
                <span className="font-normal text-quiet">
                  {session.username}
                  {session.userId === yourId && ` (${staffUsersContent.you})`}
                </span>
              </p>
              <Facts session={session} />
            </div>
            {session.userId !== yourId && (
              <form method="post" onSubmit={onSubmit}>
                <input type="hidden" name="intent" value={'end-session' satisfies UserIntent} />
                <input type="hidden" name="userId" value={session.userId} />
                <Button
                  look="dangerOutline"
                  type="submit"
                  aria-label={`${content.end}: ${session.name}`}
                  aria-disabled={isBusy}
                >
                  {content.end}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
