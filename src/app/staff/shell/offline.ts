import { useEffect } from 'react';
import { isRouteErrorResponse, type Register, useLocation, useMatches } from 'react-router';
import { staffMessages } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';

type RouteId = keyof Register['routeModules'];
type LoaderArgs = { request: Request; serverLoader: () => Promise<unknown> };
type DataOf<Args extends LoaderArgs> = Awaited<ReturnType<Args['serverLoader']>>;

/** The last data of each route, and its address. Filled only in the browser. */
const shown = new Map<string, { address: string; data: unknown }>();

/** Called on logout, so that the next user sees none of it. */
export const forgetShown = (): void => shown.clear();

/** Without the origin, which is always the same. */
const addressOf = (url: string) => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
};

/** A network error, a server error, or nginx's rate limit. Redirects and other refusals are valid responses. */
const isAway = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status >= 500 || error.status === failureStatus.too_many
    : !(error instanceof Response);

/**
 * For a route's `clientLoader`: when a load fails, the page keeps its last data, because the error page would discard
 * what was typed. Navigation to another address still fails.
 */
export const staleOnError =
  <Args extends LoaderArgs>(id: RouteId) =>
  async ({ request, serverLoader }: LoaderArgs): Promise<DataOf<Args>> => {
    const address = addressOf(request.url);
    const remembered = shown.get(id);
    try {
      const data = await serverLoader();
      shown.set(id, { address, data });
      return data as DataOf<Args>;
    } catch (error) {
      if (!remembered || remembered.address !== address || !isAway(error)) throw error;
      return remembered.data as DataOf<Args>;
    }
  };

/**
 * The first data come with the document and bypass `clientLoader`. `clientLoader.hydrate` would include them, but the
 * router then treats hydration as a navigation: it scrolls to the top and drops action data.
 */
export function useRememberedData(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = addressOf(pathname + search);
    for (const { id, loaderData } of matches) shown.set(id, { address, data: loaderData });
  }, [matches, pathname, search]);
}

/** The reply of most forms when the server cannot be reached. */
export const unreachable = { done: false, text: staffMessages.login.unreachable } as const;

/**
 * For a route's `clientAction`: returns a reply when the server cannot be reached, because the error page would discard
 * what was typed.
 */
export async function offlineReply<Answer, const Away extends object>(
  ask: () => Promise<Answer>,
  away: Away,
): Promise<Answer | Away> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    // A new object each time, so that effects run again for a second failure.
    return { ...away };
  }
}
