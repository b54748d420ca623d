import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { SessionContext } from './session.ts';
import { shellContent as content } from './texts.ts';

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

type Props = { username: string; children: ReactNode };

/** Gives what is inside `useSession`. The login is rendered beside it, because forms cannot be nested. */
export function SessionProvider({ username, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  const session = useMemo(() => ({ askToLogIn: () => setIsOver(true) }), []);
  useLogInAgain();
  return (
    <>
      <SessionContext value={session}>{children}</SessionContext>
      {isOver && (
        <Dialog title={content.sessionOver} onClose={() => setIsOver(false)}>
          <Suspense>
            <LogInAgain username={username} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
