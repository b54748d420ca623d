import type { RouterContextProvider, ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type PageContext, pageContext } from '#app/page-context.ts';
import type { Parts } from '#server/parts.ts';
import { canaryEnv, variablesIn } from '../../../tests/support/canary-env.ts';
import { createPageRenderer } from './page-renderer.ts';

/** Whatever a part has besides is not meant for pages. */
const secret = 'canary-of-IMAP_URL.';
const print = () => {};
const parts = {
  ...{ env: { ...canaryEnv, NODE_ENV: 'development' }, db: {}, encryption: {}, queue: {}, storage: {} },
  ...{ readSheet: print, fareBooks: { read: print, secret }, estimates: { note: print, secret }, secret },
  printer: {
    ...{ printPersonalData: print, printDriverData: print, printDutySlip: print, printItinerary: print },
    ...{
      printSettlement: print,
      printVoucher: print,
      printSharedVoucher: print,
      printReceipt: print,
      printSharedReceipt: print,
    },
    secret,
  },
} as unknown as Parts;

/** What the loader of a page gets. */
async function givenContext(nonce: string | undefined): Promise<PageContext> {
  let given: PageContext | undefined;
  const loader = ({ context }: { context: RouterContextProvider }) => {
    given = context.get(pageContext);
    return null;
  };
  const build = {
    entry: { module: { default: () => new Response() } },
    routes: { root: { id: 'root', path: '', module: { default: () => null, loader } } },
    assets: { entry: { imports: [], module: 'entry.js' }, routes: {}, url: '', version: '' },
    ...{ publicPath: '/', future: {}, ssr: true, prerender: [] },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  await createPageRenderer(parts, () => build).run(new Request('http://localhost/'), nonce);
  if (!given) throw new Error('no page was loaded');
  return given;
}

describe.each([
  ['public', undefined],
  ['staff', 'nonce'],
])('the context of a %s page', (_kind, nonce) => {
  it('has these fields and no other', async () => {
    expect(Object.keys(await givenContext(nonce)).toSorted()).toEqual(
      [
        ...['db', 'encryption', 'queue', 'storage', 'baseUrl', 'loginEnv', 'visitor', 'entryModule', 'nonce'],
        ...['inlined', 'tags', 'countEstimate', 'printPersonalData', 'printDriverData', 'printDutySlip'],
        ...['printSettlement', 'printVoucher', 'printSharedVoucher', 'printReceipt', 'printSharedReceipt'],
        ...['readSheet', 'readFareBook', 'paymentLinks', 'failure', 'document'],
      ].toSorted(),
    );
  });

  it('has of the environment its address and what logins need', async () => {
    const page = await givenContext(nonce);
    expect(Object.keys(page.loginEnv).toSorted()).toEqual([
      'NODE_ENV',
      'SETUP_TOKEN',
      'STRICT_LOGIN_REPLIES',
    ]);
    expect(variablesIn(page).toSorted()).toEqual(['BASE_URL', 'SETUP_TOKEN', 'STRICT_LOGIN_REPLIES']);
  });
});
