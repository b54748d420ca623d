import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { call } from '#app/staff/call.ts';
import { loggedInHint } from '#app/staff/login/logged-in-hint.ts';
import { forgetAllTyped } from '#app/staff/typed/typed-store.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { forgetShown } from './offline.ts';

type Outcome = 'out' | 'nothing' | 'failed';

async function logOut(username: string): Promise<Outcome> {
  try {
    const { ok, body, sessionOver } = await call<{ flag?: unknown }>('/adminDashboard/adminuser-logout', {
      fields: { n_sesId: username },
    });
    // Without a session the user is logged out already.
    if (sessionOver) return 'out';
    if (!ok) return 'failed';
    const flag = body?.flag;
    if (flag === '1+') return 'nothing';
    return flag === undefined || flag === 1 ? 'out' : 'failed';
  } catch {
    return 'failed';
  }
}

export function LogOutButton({ username }: { username: string }) {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  const press = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const outcome = await logOut(username);
    setBusy(false);
    setFailed(outcome === 'failed');
    if (outcome !== 'out') return;
    loggedInHint.clear();
    await navigate(paths.adminLogin);
    forgetShown();
    forgetAllTyped();
  };

  return (
    <div className="grid gap-1">
      <button type="button" onClick={press} aria-disabled={busy} className={outlineButtonClass}>
        {content.logOut}
      </button>
      {failed && <StatusLine text={staffMessages.logout.failed} tone="fault" />}
    </div>
  );
}
