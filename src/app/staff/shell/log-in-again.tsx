import { useEffect, useRef, useState } from 'react';
import { LoginForm } from '#app/staff/login/login-form.tsx';
import type { SessionEnd } from '#domain/staff/session-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';

/** Asked for when the popup opens, because the refusal itself says only that there is no session. */
function useEndReason(): SessionEnd | undefined {
  const [reason, setReason] = useState<SessionEnd>();
  useEffect(() => {
    const stop = new AbortController();
    fetch(paths.sessionEnded, { signal: stop.signal })
      .then((response) => response.json())
      .then((found: { reason: SessionEnd | null }) => setReason(found.reason ?? undefined))
      // Without an answer the popup says only that the session has ended.
      .catch(() => {});
    return () => stop.abort();
  }, []);
  return reason;
}

export default function LogInAgain({ username }: { username: string }) {
  const inside = useRef<HTMLDivElement>(null);
  const reason = useEndReason();
  return (
    <div ref={inside} className="grid gap-3">
      <p>{staffMessages.login.ended}</p>
      {reason && <p className="text-quiet">{staffMessages.login.endedBecause[reason]}</p>}
      {/* Closed before it is unmounted, so that the browser returns the focus to the form below. */}
      <LoginForm
        // The shell's action, because its module is loaded; loading the login page's could fail and reload this page.
        action={paths.adminDashboard}
        username={username}
        onIn={() => inside.current?.closest('dialog')?.close()}
      />
    </div>
  );
}
