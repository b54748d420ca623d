import { type ReactNode, useRef, useState } from 'react';
import { shellContent as content } from '#app/content/staff/shell.ts';
import type { Answer } from '#app/staff/call.ts';
import { LoginForm } from '#app/staff/login/login-form.tsx';
import { Popup } from '#app/ui/popup.tsx';
import { staffMessages } from '#messages.ts';
import { useStaffUser } from './use-staff-user.ts';

function LogInAgain({ username }: { username: string }) {
  const inside = useRef<HTMLDivElement>(null);
  return (
    <div ref={inside} className="grid gap-3">
      <p>{staffMessages.login.ended}</p>
      {/* Closed, not taken away: so the browser gives the focus back to the form below. */}
      <LoginForm username={username} onIn={() => inside.current?.closest('dialog')?.close()} />
    </div>
  );
}

/** True where the session is over: then the person is asked to log in again, and the form waits as it is. */
export type SessionCheck = (answer: Pick<Answer<unknown>, 'sessionOver'>) => boolean;

type SessionOver = {
  /** Goes beside the form, never into it. */
  dialog: ReactNode;
  check: SessionCheck;
};

export function useSessionOver(): SessionOver {
  const [isOver, setIsOver] = useState(false);
  const user = useStaffUser();
  const dialog = isOver && (
    <Popup title={content.sessionOver} onClose={() => setIsOver(false)}>
      <LogInAgain username={user?.username ?? ''} />
    </Popup>
  );
  const check: SessionCheck = ({ sessionOver }) => {
    if (sessionOver) setIsOver(true);
    return sessionOver;
  };
  return { dialog, check };
}
