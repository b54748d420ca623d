import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver } from '#app/staff/forms/action-result.ts';
import { forgetAllInput } from '#app/staff/forms/kept-input/kept-input-store.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { loggedInHint } from '#app/staff/login/logged-in-hint.ts';
import { ThemeSwitch } from '#app/staff/shell/menu/theme-switch.tsx';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { forgetShown } from './offline.ts';
import { SessionProvider } from './session-provider.tsx';
import { shellContent as content } from './texts.ts';
import type { ShellUser } from './use-staff-user.ts';

function LogOutButton() {
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
    forgetAllInput();
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

const ChangePasswordForm = lazy(async () => ({
  default: (await import('./change-password-form.tsx')).ChangePasswordForm,
}));

const order = ['name', 'adminStatus', 'username', 'designation', 'address'] as const;

export function UserFacts({ user }: { user: ShellUser }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {order.map((fact) => (
        <div key={fact} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-quiet">{content.facts[fact]}</dt>
          <dd className="wrap-anywhere">{user[fact] || content.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}

const panelId = 'user-menu';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/** Loaded when it is first opened, and then kept, so that its fields keep their values. */
function ChangePassword({ username }: { username: string }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="group border-line border-t pt-2" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {content.changePassword}
        <ArrowDownIcon className="size-5 shrink-0 text-teal group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        {/* The login beside this form, because a dialog outside the menu closes it. */}
        <SessionProvider username={username}>
          <Suspense>{wasOpened && <ChangePasswordForm username={username} />}</Suspense>
        </SessionProvider>
      </div>
    </details>
  );
}

/** A native popover: Escape and a click outside close it, and its fields keep their values. */
export function UserMenu({ user }: { user: ShellUser }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className="flex min-h-11 w-full min-w-0 items-center gap-2 rounded-lg px-1.5 font-semibold text-[0.95rem] hover:bg-sand lg:min-h-9"
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full border border-night-line bg-night text-on-night text-xs"
        >
          {initialsOf(user.name)}
        </span>
        <span className="sr-only">{content.userMenuOf}</span>
        <span className="min-w-0 grow truncate text-left">{user.name}</span>
        <ArrowDownIcon className="size-4 shrink-0" />
      </button>
      <section
        id={panelId}
        popover="auto"
        aria-label={content.userMenu}
        className="fixed inset-auto top-(--shell-top) right-2 m-0 max-h-[calc(100dvh-4.5rem)] w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded-2xl border border-line bg-card p-5 text-ink shadow-2xl"
      >
        <div className="grid gap-4">
          <UserFacts user={user} />
          <ChangePassword username={user.username} />
          <ThemeSwitch />
          <LogOutButton />
        </div>
      </section>
    </>
  );
}
