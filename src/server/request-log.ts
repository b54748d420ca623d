import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { type Log, requestScope } from '#platform/log.ts';
import { spellingOf } from '#server/pages/page-address.ts';
import type { Metrics } from './metrics.ts';

/** Who has such an address sees what is behind it, so a log must not have it, however it is spelt. */
export const withoutToken = (path: string) =>
  (spellingOf(path) ?? '/[unreadable]').replace(/^(\/(?:quote|preview)\/)[^/]+/, '$1[hidden]');

/** nginx's own word for a client that went away before its answer. */
const clientGone = 499;

type Bindings = { Bindings: Partial<HttpBindings> };

const knownIdPattern = /^[A-Za-z0-9-]{8,64}$/;

/** One line and one measurement a request; the id ties the proxy's line, ours and the visitor's complaint together. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler<Bindings> {
  return async (c, next) => {
    const started = performance.now();
    const sent = c.req.header('x-request-id');
    const requestId = sent && knownIdPattern.test(sent) ? sent : randomUUID();
    await requestScope.run({ requestId }, next);
    // Set on the answer itself: the framework's own way copies it, body and all.
    c.res.headers.set('x-request-id', requestId);

    const { method } = c.req;
    const path = withoutToken(c.req.path);
    const outgoing = c.env?.outgoing;
    const isGone = outgoing?.destroyed === true && !outgoing.writableFinished;
    const status = isGone ? clientGone : c.res.status;
    const seconds = (performance.now() - started) / 1000;
    metrics.observeRequest(method, status, seconds);
    const line = { requestId, method, path, status, ms: Math.round(seconds * 1000) };
    if (status >= 500) log.error(line, 'request failed');
    else log.debug(line, 'request');
  };
}
