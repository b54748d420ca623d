import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { type Log, requestScope } from '#platform/log.ts';
import { spellingOf } from '#server/pages/page-address.ts';
import type { Metrics } from './metrics.ts';

/** Removes tokens that give access, in any spelling of the path. */
export const withoutToken = (path: string) =>
  (spellingOf(path) ?? '/[unreadable]').replace(/^(\/(?:quote|booking|preview|duty)\/)[^/]+/, '$1[hidden]');

/** nginx's status for a client that closed the connection. */
const clientGone = 499;

type Bindings = { Bindings: Partial<HttpBindings> };

const knownIdPattern = /^[A-Za-z0-9-]{8,64}$/;

/** One log line and one measurement per request; the request id is the same in the proxy's log and in the response. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler<Bindings> {
  return async (c, next) => {
    const started = performance.now();
    const sent = c.req.header('x-request-id');
    const requestId = sent && knownIdPattern.test(sent) ? sent : randomUUID();
    const outgoing = c.env?.outgoing;
    // Not on Hono's response: touching its headers makes the adapter copy them.
    outgoing?.setHeader('x-request-id', requestId);
    await requestScope.run({ requestId }, next);
    if (!outgoing) c.res.headers.set('x-request-id', requestId);

    const { method } = c.req;
    const path = withoutToken(c.req.path);
    const isGone = outgoing?.destroyed === true && !outgoing.writableFinished;
    const status = isGone ? clientGone : c.res.status;
    const seconds = (performance.now() - started) / 1000;
    metrics.observeRequest(method, status, seconds);
    const line = { requestId, method, path, status, ms: Math.round(seconds * 1000) };
    if (status >= 500) log.error(line, 'request failed');
    else log.debug(line, 'request');
  };
}
