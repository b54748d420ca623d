import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { type Log, requestScope } from '#platform/log.ts';
import { spellingOf } from '#server/pages/page-address.ts';
import type { Metrics } from './metrics.ts';

/** The names of built files have random letters, too. */
const builtFile = /^\/assets\/[^/]+\.[a-z0-9]+$/;
/** What follows such a word is a token, also when the address is mistyped. */
const linkWord = /^[^a-z]*(quote|request|booking|preview|duty)(?![a-z])./i;
/** 32 or more letters and digits with a capital among them; the names of articles have none. */
const tokenShape = /(?=[\w-]{32})[a-z0-9_-]*[A-Z]/;

/** Hides tokens that give access, in any spelling of the path. `deploy/nginx/nginx.conf` has the same rules. */
export function withoutToken(path: string): string {
  const spelling = spellingOf(path);
  if (spelling === undefined) return '/[unreadable]';
  if (builtFile.test(spelling)) return spelling;
  const plain = decodeURIComponent(spelling);
  const word = linkWord.exec(plain)?.[1];
  if (word !== undefined) return `/${word}/[hidden]`;
  return tokenShape.test(plain) ? '/[hidden]' : spelling;
}

/** nginx's status for a client that closed the connection. */
const clientGone = 499;

type Bindings = { Bindings: Partial<HttpBindings> };

const knownIdPattern = /^[A-Za-z0-9-]{8,64}$/;

const requestIdOf = (sent: string | undefined): string =>
  sent && knownIdPattern.test(sent) ? sent : randomUUID();

/** One log line and one measurement per request; the request id is the same in the proxy's log and in the response. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler<Bindings> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header('x-request-id'));
    const outgoing = c.env?.outgoing;
    // Not on Hono's response: touching its headers makes the adapter copy them.
    outgoing?.setHeader('x-request-id', requestId);
    await requestScope.run({ requestId }, next);
    if (!outgoing) c.res.headers.set('x-request-id', requestId);

    const seconds = (performance.now() - started) / 1000;
    const isGone = outgoing?.destroyed === true && !outgoing.writableFinished;
    const status = isGone ? clientGone : c.res.status;
    const { method, path } = c.req;
    metrics.observeRequest(method, status, seconds);
    const isFailed = status >= 500;
    // Every page view comes here, and a line that is not written must cost nothing.
    if (!isFailed && !log.isLevelEnabled('debug')) return;
    const line = { requestId, method, path: withoutToken(path), status, ms: Math.round(seconds * 1000) };
    if (isFailed) log.error(line, 'request failed');
    else log.debug(line, 'request');
  };
}
