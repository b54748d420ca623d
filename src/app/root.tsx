import { type ReactNode, useContext } from 'react';
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
import { brandFonts } from './fonts/brand-fonts.ts';
import { InlinedContext, pageContext, type RootData } from './page-context.ts';
import { chosenTheme } from './staff/shell/preferences.ts';
import { ProblemPage } from './ui/problem-page.tsx';

export function loader({ request, context }: Route.LoaderArgs): RootData {
  const { entryModule, nonce, baseUrl, inlined } = context.get(pageContext);
  // Only staff pages have a nonce. A public page is cached and cannot depend on a cookie.
  const theme = nonce === undefined ? undefined : chosenTheme(request);
  return { entryModule, nonce, baseUrl, isInlined: inlined !== undefined, theme };
}

/** Loaded once per document. A failed revalidation would replace the whole page by the error page. */
export const shouldRevalidate = () => false;

/** A route with `handle.application` is part of the staff application; every other page is a static document. */
const hasMark = (handle: unknown, mark: 'application' | 'scriptless') =>
  typeof handle === 'object' && handle !== null && mark in handle;

const useIsApplication = () => useMatches().some(({ handle }) => hasMark(handle, 'application'));

function PageScripts() {
  const root = useRouteLoaderData<RootData>('root');
  // The frame of a preview runs no scripts, and browsers report each one that they block.
  const isScriptless = useMatches().some(({ handle }) => hasMark(handle, 'scriptless'));
  if (useIsApplication()) {
    return (
      <>
        <ScrollRestoration nonce={root?.nonce} />
        <Scripts nonce={root?.nonce} />
      </>
    );
  }
  return root && !isScriptless && <script type="module" src={root.entryModule} />;
}

/** Of the staff area, which begins with them. A public page asks for them when it has its layout, so that no paint waits. */
const FontPreloads = () =>
  brandFonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));

/** Inline, so that a page is painted as soon as it has arrived. */
function PageStyles() {
  const root = useRouteLoaderData<RootData>('root');
  const isStaff = useIsApplication();
  // In the browser the texts are empty, and hydration leaves what the page has.
  const { styles, script, staffStyles } = useContext(InlinedContext) ?? {
    styles: '',
    script: '',
    staffStyles: '',
  };
  // Browsers hide the nonce from scripts, so an empty one makes the hydration match.
  if (!root?.isInlined) return <Links nonce="" />;
  return (
    <>
      <style
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's text, allowed by its hash alone
        dangerouslySetInnerHTML={{ __html: isStaff ? staffStyles : styles }}
      />
      {!isStaff && (
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's text, allowed by its hash alone
          dangerouslySetInnerHTML={{ __html: script }}
        />
      )}
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<RootData>('root')?.theme;
  const isStaff = useIsApplication();
  return (
    <html lang="en-GB" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        <meta name="theme-color" content="#16243a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={paths.webManifest} />
        <Meta />
        <PageStyles />
        {isStaff && <FontPreloads />}
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
