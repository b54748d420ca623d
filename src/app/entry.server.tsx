import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from './page-context.ts';

/** Pages are rendered whole: a public page is cached as it is, and a staff page has its first data from its loaders. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Response {
  const { nonce } = context.get(pageContext);
  const markup = renderToString(
    <ServerRouter context={entryContext} url={request.url} {...(nonce !== undefined && { nonce })} />,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html>${markup}`, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(pageContext).failure = error;
};
