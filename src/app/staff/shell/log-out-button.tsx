import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { loggedInHint } from '#app/staff/login/logged-in-hint.ts';
import { forgetAllTyped } from '#app/staff/typed/typed-store.ts';
import { isSessionOver } from '#app/staff/ui/action-result.ts';
import { useAction } from '#app/staff/ui/use-action.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { forgetShown } from './offline.ts';

export function LogOutButton() {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const { send, isBusy } = useAction({
    action: paths.adminDashboard,
    revalidates: false,
    asksToLogIn: false,
  });

  const press = async () => {
    setFailed(false);
    const result = await send({ intent: 'log-out' });
    if (!result) return;
    // Without a session the user is logged out already.
    const isOut = result.done || isSessionOver(result);
    setFailed(!isOut);
    if (!isOut) return;
    loggedInHint.clear();
    await navigate(paths.adminLogin);
    forgetShown();
    forgetAllTyped();
  };

  return (
    <div className="grid gap-1">
      <Button look="secondary" onClick={press} aria-disabled={isBusy}>
        {content.logOut}
      </Button>
      {failed && <StatusLine text={staffMessages.logout.failed} tone="fault" />}
    </div>
  );
}
