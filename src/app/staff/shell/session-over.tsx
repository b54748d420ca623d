import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { isSessionOver, type SessionCheck } from '#app/staff/ui/action-result.ts';
import { Popup } from '#app/staff/ui/popup.tsx';
import { useStaffUser } from './use-staff-user.ts';

const load = () => import('./log-in-again.tsx');
const LogInAgain = lazy(load);

/**
 * Fetched while the session lasts, but after the screen can be used: when it is over, the network may be gone as well,
 * and what was typed must not be lost.
 */
function useLogInAgain() {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), 5000);
    return () => clearTimeout(timer);
  }, []);
}

type SessionOver = {
  /** Must be rendered beside the form, because forms cannot be nested. */
  dialog: ReactNode;
  check: SessionCheck;
};

export function useSessionOver(): SessionOver {
  const [isOver, setIsOver] = useState(false);
  const user = useStaffUser();
  useLogInAgain();
  const dialog = isOver && (
    <Popup title={content.sessionOver} onClose={() => setIsOver(false)}>
      <Suspense>
        <LogInAgain username={user?.username ?? ''} />
      </Suspense>
    </Popup>
  );
  const check: SessionCheck = (result) => {
    if (isSessionOver(result)) setIsOver(true);
    return isSessionOver(result);
  };
  return { dialog, check };
}
