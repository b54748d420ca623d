import { useEffect } from 'react';
import { Link, Outlet } from 'react-router';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { forgetTypedOfOthers } from '#app/staff/typed/typed-store.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/dashboard-layout.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { offlineReply, staleOnError, useRememberedData } from './offline.ts';
import { handleSession } from './session-action.ts';
import { SideMenu } from './side-menu.tsx';
import type { ShellUser } from './use-staff-user.ts';
import { UserMenu } from './user-menu.tsx';

export async function loader({ request, context }: Route.LoaderArgs): Promise<ShellUser> {
  const { name, username, adminStatus, designation, address, mustChangePassword } = await requireStaff({
    request,
    context,
  });
  return { name, username, adminStatus, designation, address, mustChangePassword };
}

export const action = handleSession;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);

export const clientLoader = staleOnError<Route.ClientLoaderArgs>('staff/shell/dashboard-layout');

export default function DashboardLayout({ loaderData: user }: Route.ComponentProps) {
  useRememberedData();
  // After an expired session, the tab's storage still holds what another user typed.
  useEffect(() => forgetTypedOfOthers(user.username), [user.username]);
  return (
    <div className="min-h-svh">
      <a className="sr-only focus:not-sr-only focus:bg-card focus:p-3" href="#main">
        {content.skip}
      </a>
      <header className="sticky top-0 z-20 flex h-14 items-center gap-2 bg-night px-2 text-on-night sm:px-4">
        <MenuDrawer />
        <Link
          to={paths.adminDashboard}
          className="shrink-0 rounded-lg px-2 py-2 font-display font-semibold text-lg"
        >
          {content.brand}
        </Link>
        <div className="ml-auto flex min-w-0">
          <UserMenu user={user} />
        </div>
      </header>
      <div className="lg:grid lg:grid-cols-[15rem_1fr]">
        <aside className="sticky top-14 h-[calc(100svh-3.5rem)] overflow-y-auto border-line border-r bg-card p-3 max-lg:hidden">
          <SideMenu />
        </aside>
        <main id="main" className="mx-auto w-full min-w-0 max-w-6xl px-4 py-6 sm:px-6">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
