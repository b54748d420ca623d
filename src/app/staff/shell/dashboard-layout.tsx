import { lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { AddEnquiryHost } from '#app/staff/enquiries/add/add-enquiry-host.tsx';
import { openAddEnquiry } from '#app/staff/enquiries/add/open-add-enquiry.ts';
import { forgetInputOfOthers } from '#app/staff/forms/kept-input/kept-input-store.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { Toasts } from '#app/staff/kit/toasts.tsx';
import { ProblemPage } from '#app/ui/problem-page.tsx';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { countAttention } from '#domain/reports/work-service.ts';
import { hasArea } from '#domain/staff/areas.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/dashboard-layout.ts';
import { choicesOf } from './find/choices.ts';
import { useFindKey } from './find/use-find-key.ts';
import { BottomBar } from './menu/bottom-bar.tsx';
import { Rail } from './menu/rail.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { useAttention } from './menu/use-attention.ts';
import { useTabTitle } from './menu/use-tab-title.ts';
import { useRememberedData } from './offline.ts';
import { isMenuFolded } from './preferences.ts';
import { requireStaff } from './require-staff.ts';
import { isWide, mayOpen } from './screens.ts';
import { handleSession } from './session-action.ts';
import { SessionProvider } from './session-provider.tsx';
import { shellContent as content } from './texts.ts';
import type { ShellUser } from './use-staff-user.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { name, username, adminStatus, designation, address, areas, mustChangePassword } = actor;
  const user: ShellUser = { name, username, adminStatus, designation, address, areas, mustChangePassword };
  const { db } = context.get(pageContext);
  const counts = hasArea(actor, 'enquiries') ? await countAttention(db, actor) : { new: 0, late: 0 };
  return { user, counts, cabs: await readCabNames(db), isFolded: isMenuFolded(request) };
}

export const action = handleSession;

const Palette = lazy(() => import('./find/palette.tsx'));

export default function DashboardLayout({
  loaderData: { user, counts: loaded, isFolded },
}: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [isFinding, setFinding] = useState(false);
  const counts = useAttention(loaded, user.username);
  const worksOnEnquiries = mayOpen(user, paths.adminMessages);
  useRememberedData();
  useTabTitle(counts.new);
  // After an expired session, the tab's storage still holds what another user typed.
  useEffect(() => forgetInputOfOthers(user.username), [user.username]);

  const find = () => setFinding(true);
  useFindKey(find);

  return (
    <SessionProvider username={user.username}>
      <div className="min-h-svh">
        <a className="sr-only focus:not-sr-only focus:bg-card focus:p-3" href="#main">
          {content.skip}
        </a>
        <TopBar user={user} onFind={find} />
        <div className="lg:flex">
          <Rail user={user} counts={counts} isFoldedAtFirst={isFolded} />
          <main
            id="main"
            className={`mx-auto w-full min-w-0 px-4 pt-4 pb-[calc(var(--shell-bottom)+1rem)] has-data-wide:pt-1 lg:px-6 ${isWide(pathname) ? '' : 'max-w-6xl'}`}
          >
            <Outlet />
          </main>
        </div>
        <BottomBar
          user={user}
          counts={counts}
          onAdd={openAddEnquiry}
          menu={(close) => <SideMenu user={user} counts={counts} onChoose={close} />}
        />
        {worksOnEnquiries && <AddEnquiryHost />}
        <Toasts />
        {isFinding && (
          <Suspense>
            <Palette pages={choicesOf(user)} onAdd={openAddEnquiry} onClose={() => setFinding(false)} />
          </Suspense>
        )}
      </div>
    </SessionProvider>
  );
}

/** A page of an area that this Admin does not have; every other error has the page of the whole site. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== failureStatus.forbidden) return <ProblemPage />;
  return (
    <main className="mx-auto grid min-h-svh max-w-xl content-center justify-items-start gap-4 px-5 py-16">
      <title>{content.forbidden.title}</title>
      <PageTitle>{content.forbidden.title}</PageTitle>
      <p className="text-quiet">{content.forbidden.text}</p>
      <TextLink to={paths.adminDashboard}>{content.forbidden.back}</TextLink>
    </main>
  );
}
