import { type ReactNode, useRef, useState } from 'react';
import { shellContent as content } from '#app/content/staff/shell.ts';
import type { Answer } from '#app/staff/call.ts';
import { LoginForm } from '#app/staff/login/login-form.tsx';
import { Popup } from '#app/staff/ui/popup.tsx';
import { staffMessages } from '#messages.ts';
import { useStaffUser } from './use-staff-user.ts';

function LogInAgain({ username }: { username: string }) {
  const inside = useRef<HTMLDivElement>(null);
  return (
    <div ref={inside} className="grid gap-3">
      <p>{staffMessages.login.ended}</p>
      {/* Closed before it is unmounted, so that the browser returns the focus to the form below. */}
      <LoginForm username={username} onIn={() => inside.current?.closest('dialog')?.close()} />
    </div>
  );
}

/** Returns true and opens the login popup when the session has ended; the form keeps its content. */
export type SessionCheck = (answer: Pick<Answer<unknown>, 'sessionOver'>) => boolean;

type SessionOver = {
  /** Must be rendered beside the form, because forms cannot be nested. */
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
