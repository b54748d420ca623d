import { useEffect } from 'react';
import { isRouteErrorResponse, type Register, useLocation, useMatches } from 'react-router';
import { type Refusal, refused } from '#app/staff/ui/action-result.ts';
import { failureText, staffMessages } from '#messages.ts';
import { type FailureCode, failureStatus } from '#platform/failure.ts';

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
      // A load that a navigation has overtaken is of the page before.
      if (!request.signal.aborted) shown.set(id, { address, data });
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

/** nginx and the web process refuse a request in plain text, before it reaches the action. */
const refusedBefore: Partial<Record<number, FailureCode>> = {
  [failureStatus.too_large]: 'too_large',
  [failureStatus.too_many]: 'too_many',
};

function refusalFor(error: unknown): Refusal {
  const code = isRouteErrorResponse(error) ? refusedBefore[error.status] : undefined;
  return code ? refused(code, failureText[code]) : refused('unavailable', staffMessages.login.unreachable);
}

/**
 * For a route's `clientAction`: returns a refusal when the server cannot be reached, because the error page would
 * discard what was typed.
 */
export async function offlineReply<Result>(ask: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    return refusalFor(error);
  }
}
