import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { deferSectionsScript } from '#app/islands/deferred-sections.ts';
import { type Inlined, type PageContext, pageContext } from '#app/page-context.ts';
import type { Visitor } from '#domain/staff/staff.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Parts } from '#server/parts.ts';
import { type InlinedHashes, publicHeaders } from '#server/security-headers.ts';
import type { Rendered } from './page-cache.ts';

/**
 * Shared caches revalidate after a second, and may serve a stale copy for a day on errors. A missing page is cached for
 * that second too, so that many requests to a dead link are one.
 */
const caching: Record<number, string> = {
  200: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  404: 'public, max-age=0, s-maxage=1',
};

export type LoadBuild = () => Promise<ServerBuild> | ServerBuild;

/** The router compares the address of each page with all its routes, twice, and most of them are the staff's. */
const withoutStaff = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(Object.entries(build.routes).filter(([id]) => !id.startsWith('staff/'))),
});

/** Renders pages by the router. */
export function createPageRenderer(parts: Parts, loadBuild: LoadBuild) {
  const { env, log } = parts;

  type Latest = {
    build: ServerBuild;
    handlePublic: ReturnType<typeof createRequestHandler>;
    handleStaff: ReturnType<typeof createRequestHandler>;
    /** Undefined in development, where Vite serves the styles. */
    inlined: InlinedParts | undefined;
  };

  /** Made once per build; in development each change makes a new build. */
  let latest: Latest | undefined;
  const latestBuild = async (): Promise<Latest> => {
    const build = await loadBuild();
    if (latest?.build !== build) {
      const handlePublic = createRequestHandler(withoutStaff(build), env.NODE_ENV);
      const handleStaff = createRequestHandler(build, env.NODE_ENV);
      const inlined = env.NODE_ENV === 'development' ? undefined : readInlined(build);
      latest = { build, handlePublic, handleStaff, inlined };
    }
    return latest;
  };

  const run = async (request: Request, nonce: string | undefined, visitor?: Visitor, isFramed = false) => {
    const { build, handlePublic, handleStaff, inlined } = await latestBuild();
    const page: PageContext = {
      db: parts.db,
      encryption: parts.encryption,
      queue: parts.queue,
      storage: parts.storage,
      baseUrl: env.BASE_URL,
      loginEnv: {
        NODE_ENV: env.NODE_ENV,
        SETUP_TOKEN: env.SETUP_TOKEN,
        STRICT_LOGIN_REPLIES: env.STRICT_LOGIN_REPLIES,
      },
      visitor,
      entryModule: build.assets.entry.module,
      nonce,
      inlined: isFramed ? undefined : inlined,
      tags: new Set(),
      countEstimate: parts.estimates.noteEstimate,
      printPersonalData: parts.printer.printPersonalData,
      printDriverData: parts.printer.printDriverData,
      printDutySlip: parts.printer.printDutySlip,
      printSettlement: parts.printer.printSettlement,
      printVoucher: parts.printer.printVoucher,
      printSharedVoucher: parts.printer.printSharedVoucher,
      printReceipt: parts.printer.printReceipt,
      printSharedReceipt: parts.printer.printSharedReceipt,
      readSheet: parts.readSheet,
      readFareBook: parts.fareBooks.read,
      paymentLinks: parts.paymentLinks,
      failure: undefined,
      document: undefined,
    };
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    const response = await (nonce === undefined ? handlePublic : handleStaff)(request, context);
    const failed = page.failure === undefined ? undefined : failureOf(page.failure);
    // An aborted request is not an error of the page.
    if (failed && !request.signal.aborted) {
      if (failed.code === 'unexpected') log.error({ err: page.failure }, 'a page failed');
      else log.warn({ err: page.failure }, 'a page could not be made');
    }
    return {
      response,
      body: page.document ?? response.body,
      inlined,
      tags: page.tags,
      status: failed ? failureStatus[failed.code] : response.status,
    };
  };

  /** Rendered from the address only, so that a cached page holds nothing of one visitor's request. */
  const renderPublic = async (address: string): Promise<Rendered> => {
    const made = await run(new Request(env.BASE_URL + address), undefined);
    const { response, inlined, tags, status } = made;
    const body = made.body instanceof Uint8Array ? made.body : new Uint8Array(await response.arrayBuffer());
    // Half the processor time of SHA-256, which is a tenth of a render.
    const etag = `W/"${hash('blake2b512', body, 'base64url').slice(0, 27)}"`;
    const headers = {
      ...publicHeaders(inlined),
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': caching[status] ?? 'no-store',
      ...(status === 200 && { vary: 'Accept-Encoding', etag }),
    };
    return { page: { status, headers, body }, tags };
  };

  return { run, renderPublic };
}

export type InlinedParts = Inlined & InlinedHashes;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const stylesOf = ({ assets }: ServerBuild, routes: string[]) =>
  routes
    .flatMap((route) => assets.routes[route]?.css ?? [])
    .map((file) => readFileSync(`build/client${file}`, 'utf8').trim())
    .join('\n');

/** The style sheets and the scripts that run before the first paint, read once per build, with their hashes for the CSP. */
function readInlined(build: ServerBuild): InlinedParts {
  const styles = stylesOf(build, ['root']);
  if (styles === '') throw new Error('the build has no public style sheet');
  const staffStyles = stylesOf(build, ['root', 'staff/admin-layout']);
  return {
    styles,
    script: deferSectionsScript,
    staffStyles,
    styleHash: hashSource(styles),
    scriptHash: hashSource(deferSectionsScript),
    staffStyleHash: hashSource(staffStyles),
  };
}
