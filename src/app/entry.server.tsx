import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { InlinedContext, pageContext } from './page-context.ts';

/**
 * The whole page is rendered before the first byte is sent, because streamed parts are moved into place by inline
 * scripts.
 */
function renderWhole(page: ReactNode, nonce: string | undefined): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      // Otherwise React moves large parts behind the page, to be put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, inlined } = context.get(pageContext);
  const page = (
    <InlinedContext value={inlined}>
      <ServerRouter context={entryContext} url={request.url} {...(nonce !== undefined && { nonce })} />
    </InlinedContext>
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await renderWhole(page, nonce), { status, headers });
}

/** The router's own refusal (405) already has a status and is not an error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error)) return;
  context.get(pageContext).failure = error;
};
