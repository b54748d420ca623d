import type { IncomingMessage, ServerResponse } from 'node:http';
import { calls } from '#api/calls.ts';
import type { KeepReply } from '#api/handler.ts';
import { paths } from '#paths.ts';
import { answerOf, type EncodedPage, sendPage } from '#server/pages/encoded-page.ts';
import { isMissingPage } from '#server/pages/missing-pages.ts';
import type { Parts } from './parts.ts';
import { noteRequest, requestIdOf } from './request-log.ts';
import { dataHeaders } from './security-headers.ts';

/** Keeps replies of calls beside the pages, under their address, until one of their tags changes. */
export function createKeepReply({ pageCache }: Pick<Parts, 'pageCache'>): KeepReply {
  return async (request, name, tags, make) => {
    const { page, outcome } = await pageCache.get(paths.api + calls[name].path, async () => {
      const response = await make();
      const headers = { ...Object.fromEntries(response.headers), vary: 'Accept-Encoding', ...dataHeaders };
      const body = new Uint8Array(await response.arrayBuffer());
      return { page: { status: response.status, headers, body }, tags: new Set(tags) };
    });
    return sendPage(page, request, outcome);
  };
}

const flat = new WeakMap<EncodedPage, string[]>();

/** Names and values in turn, the form that Node sends without copying it into objects. */
function flatHeaders(answer: EncodedPage): string[] {
  const made = flat.get(answer) ?? Object.entries(answer.headers).flat();
  flat.set(answer, made);
  return made;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/**
 * Answers fresh pages and replies before the router: nearly all of a process's requests, and each would otherwise cost more than twice
 * as much (decision 0066). Only a GET whose target is exactly the address under which the answer is kept; returns false for
 * everything else.
 */
export function createKeptAnswers({ log, metrics, pageCache, readiness }: Parts) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const started = performance.now();
    const { method, url: target = '', headers } = incoming;
    if (method !== 'GET' || readiness.draining || hasBody(incoming)) return false;
    // A missing page is kept under a name of its own, and each of its addresses has other headers.
    const page = isMissingPage(target) ? undefined : pageCache.peek(target);
    if (!page) return false;
    const answer = answerOf(page, 'hit', {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding'] as string | undefined,
    });
    // Still being compressed.
    if (answer instanceof Promise) return false;

    const requestId = requestIdOf(headers['x-request-id'] as string | undefined);
    outgoing.writeHead(answer.status, [...flatHeaders(answer), 'x-request-id', requestId]);
    outgoing.end(answer.status === 304 ? undefined : answer.body);
    if (!target.startsWith(paths.api)) metrics.countPage('hit');
    noteRequest(log, metrics, { requestId, method, path: target, status: answer.status, started });
    return true;
  };
}
