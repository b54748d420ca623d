import { type ReactNode, useRef, useState } from 'react';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { LoginForm } from '#app/staff/login/login-form.tsx';
import { isSessionOver, type SessionCheck } from '#app/staff/ui/action-result.ts';
import { Popup } from '#app/staff/ui/popup.tsx';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { useStaffUser } from './use-staff-user.ts';

function LogInAgain({ username }: { username: string }) {
  const inside = useRef<HTMLDivElement>(null);
  return (
    <div ref={inside} className="grid gap-3">
      <p>{staffMessages.login.ended}</p>
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
  const check: SessionCheck = (result) => {
    if (isSessionOver(result)) setIsOver(true);
    return isSessionOver(result);
  };
  return { dialog, check };
}
