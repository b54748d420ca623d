import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { InlinedContext, pageContext } from './page-context.ts';

/**
 * For a page without the router's script: nothing of the loaders' data, and only the page's own routes. The router prepares
 * each of the routes that it is given, for every page.
 */
function contextOfDocument({
  serverHandoffStream: _unsent,
  manifest,
  ...context
}: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const own = <Part,>(all: Readonly<Record<string, Part>>) =>
    Object.fromEntries(ids.map((id) => [id, all[id]]));
  return {
    ...context,
    manifest: { ...manifest, routes: own(manifest.routes) },
    routeModules: own(context.routeModules),
  };
}

/**
 * An application is also rendered as a whole before the first byte is sent, because streamed parts are moved into place by
 * inline scripts.
 */
function renderApplication(page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
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
  const parts = context.get(pageContext);
  const { nonce, inlined } = parts;
  headers.set('content-type', 'text/html; charset=utf-8');
  const pageOf = (router: ReactNode) => <InlinedContext value={inlined}>{router}</InlinedContext>;
  if (nonce === undefined) {
    const page = pageOf(<ServerRouter context={contextOfDocument(entryContext)} url={request.url} />);
    // A string takes less processor time than the pieces of a stream.
    parts.document = Buffer.from(`<!DOCTYPE html>${renderToString(page)}`);
    return new Response(null, { status, headers });
  }
  const page = pageOf(<ServerRouter context={entryContext} url={request.url} nonce={nonce} />);
  return new Response(await renderApplication(page, nonce), { status, headers });
}

/** The router's own refusal (405) already has a status and is not an error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error)) return;
  context.get(pageContext).failure = error;
};
