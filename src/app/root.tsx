import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import './app.css';
import { paths } from '#paths.ts';
import displayFont from './fonts/fraunces-latin.woff2';
import textFont from './fonts/plus-jakarta-sans-latin.woff2';
import { pageContext } from './page-context.ts';
import { ProblemPage } from './ui/problem-page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { entryModule, nonce, baseUrl } = context.get(pageContext);
  return { entryModule, nonce, baseUrl };
}

/** It holds for as long as the document does. Asked again in vain, it would put the error page in the place of all. */
export const shouldRevalidate = () => false;

/** An optional font that is announced with the page is there at the first paint or not at all: no line moves for it. */
export const links: Route.LinksFunction = () =>
  [displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

/** A route that says so is part of the staff application; every other page is a document. */
const isApplication = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'application' in handle && handle.application === true;

function PageScripts() {
  const matches = useMatches();
  const root = useRouteLoaderData<typeof loader>('root');
  if (matches.some((match) => isApplication(match.handle))) {
    return (
      <>
        <ScrollRestoration nonce={root?.nonce} />
        <Scripts nonce={root?.nonce} />
      </>
    );
  }
  return root && <script type="module" src={root.entryModule} />;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#16243a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={paths.webManifest} />
        <Meta />
        {/* Browsers hide a nonce from script; an empty one is the same on both sides. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ProblemPage />;
}
