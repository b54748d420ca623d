import type { ReactNode } from 'react';
import { createRoutesStub, type MiddlewareFunction, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { offlineReply } from '#app/staff/shell/offline.ts';
import { SessionProvider } from '#app/staff/shell/session-provider.tsx';
import type { ShellUser } from '#app/staff/shell/use-staff-user.ts';

export type Sent = Readonly<Record<string, string>>;
type Answer = (fields: Sent) => ActionResult<unknown, string> | Promise<ActionResult<unknown, string>>;

/** What actions and loaders of the server answer, by address; that of the page itself is `/`. */
type Answers = {
  actions?: Readonly<Record<string, Answer>>;
  loaders?: Readonly<Record<string, (query: URLSearchParams) => unknown>>;
};

const user: ShellUser = {
  ...{ name: 'Rupa Das', username: 'rupa', adminStatus: 'Admin', designation: '', address: '', areas: [] },
  mustChangePassword: false,
};

/** Every other page says where it is. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

/** A component on a page of the staff area at `/`, which was reached from `/before`. What it sends to actions is noted in `sent`. */
export async function renderOnPage(element: ReactNode, { actions = {}, loaders = {} }: Answers = {}) {
  const sent: Sent[] = [];
  const routeOf = (path: string) => ({
    ...(actions[path] && {
      action: async ({ request }: { request: Request }) => {
        const fields = Object.fromEntries(await request.formData()) as Sent;
        sent.push(fields);
        return actions[path]?.(fields);
      },
    }),
    ...(loaders[path] && {
      loader: ({ request }: { request: Request }) => loaders[path]?.(new URL(request.url).searchParams),
    }),
  });
  const addresses = new Set([...Object.keys(actions), ...Object.keys(loaders)]);
  addresses.delete('/');
  const layout = 'staff/shell/dashboard-layout';
  const Page = createRoutesStub([
    {
      id: layout,
      path: '/',
      middleware: [offlineReply as MiddlewareFunction],
      loader: () => ({ user }),
      // While the loader of the page runs for the first time.
      HydrateFallback: () => null,
      children: [
        {
          index: true,
          Component: () => <SessionProvider username={user.username}>{element}</SessionProvider>,
          ...routeOf('/'),
        },
        ...[...addresses].map((path) => ({ path, ...routeOf(path) })),
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  const { unmount } = await render(
    <Page initialEntries={['/before', '/']} hydrationData={{ loaderData: { [layout]: { user } } }} />,
  );
  return { sent, unmount };
}
