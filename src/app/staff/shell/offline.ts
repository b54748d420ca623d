import { useEffect } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from 'react-router';
import { type Refusal, refused } from '#app/staff/forms/action-result.ts';
import { failureText, staffMessages } from '#messages.ts';
import { type FailureCode, failureStatus } from '#platform/failure.ts';

/** By route id. */
type Results = Record<string, DataStrategyResult>;
type Replacement = { result: unknown } | undefined;

/** The results with data in the place of errors; an error stays where `replace` returns nothing. */
export function replaceErrors(
  results: Results,
  replace: (error: unknown, routeId: string) => Replacement,
): Results {
  const replaced = Object.entries(results).map(([id, result]): [string, DataStrategyResult] => {
    const replacement = result.type === 'error' ? replace(result.result, id) : undefined;
    return [id, replacement ? { type: 'data', ...replacement } : result];
  });
  return Object.fromEntries(replaced);
}

/** The last data of each route, and its address. Filled only in the browser. */
const shown = new Map<string, { address: string; result: unknown }>();

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
 * When a load fails, the page keeps its last data, because the error page would discard what was typed. Navigation to
 * another address still fails.
 */
export const staleOnError: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method !== 'GET') return;
  const address = addressOf(request.url);
  // As it is when the load begins: a navigation may overtake it.
  const remembered = new Map(shown);
  const results = replaceErrors(await next(), (error, id) => {
    const last = remembered.get(id);
    return last?.address === address && isAway(error) ? { result: last.result } : undefined;
  });
  // A load that a navigation has overtaken is of the page before.
  if (!request.signal.aborted)
    for (const [id, { type, result }] of Object.entries(results))
      if (type === 'data') shown.set(id, { address, result });
  return results;
};

/**
 * The first data come with the document and pass no middleware. `clientLoader.hydrate` would load them again, but the
 * router then treats hydration as a navigation: it scrolls to the top and drops action data.
 */
export function useRememberedData(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = addressOf(pathname + search);
    for (const { id, loaderData } of matches) shown.set(id, { address, result: loaderData });
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

/** An action is refused when the server cannot be reached, because the error page would discard what was typed. */
export const offlineReply: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') return;
  return replaceErrors(await next(), (error) =>
    error instanceof Response ? undefined : { result: refusalFor(error) },
  );
};
