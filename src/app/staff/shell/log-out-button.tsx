import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver } from '#app/staff/forms/action-result.ts';
import { forgetAllTyped } from '#app/staff/forms/kept-input/kept-input-store.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { loggedInHint } from '#app/staff/login/logged-in-hint.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { forgetShown } from './offline.ts';
import { shellContent as content } from './texts.ts';

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
