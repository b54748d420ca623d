import { useEffect } from 'react';
import { isRouteErrorResponse, type Register, useLocation, useMatches } from 'react-router';
import { failureStatus } from '#platform/failure.ts';

type RouteId = keyof Register['routeModules'];
type LoaderArgs = { request: Request; serverLoader: () => Promise<unknown> };
type DataOf<Args extends LoaderArgs> = Awaited<ReturnType<Args['serverLoader']>>;

/** What each route showed last, and where. Only a browser fills it. */
const shown = new Map<string, { address: string; data: unknown }>();

/** Whoever logs in next has nothing of it. */
export const forgetShown = (): void => shown.clear();

/** Without the origin, which is always ours. */
const addressOf = (url: string) => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
};

/**
 * Nobody answered, or nobody who could; nginx may also have said that this address asks too often. A redirect and any
 * other refusal are answers.
 */
const isAway = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status >= 500 || error.status === failureStatus.too_many
    : !(error instanceof Response);

/**
 * For a route's `clientLoader`: what a page shows outlasts a server that is away, because the error page would take
 * along all that is typed. Whoever goes to another address is told.
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
 * The first data come with the document, past every `clientLoader`. `hydrate` would send them through, but then the
 * router counts as having navigated: it scrolls to the top and forgets what an action answered.
 */
export function useRememberedData(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = addressOf(pathname + search);
    for (const { id, loaderData } of matches) shown.set(id, { address, data: loaderData });
  }, [matches, pathname, search]);
}
