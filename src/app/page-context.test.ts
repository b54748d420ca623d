import { text } from 'node:stream/consumers';
import { createRequestHandler, type EntryContext, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageData } from './page-context.ts';

/** What the router encodes for its script, and what the component of the route gets. */
async function loadedBy(loader: () => unknown): Promise<{ sent: string; loaded: unknown }> {
  let seen: EntryContext | undefined;
  const build = {
    entry: {
      module: {
        default: (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
          seen = context;
          return new Response();
        },
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: () => null, loader } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  await createRequestHandler(build, 'production')(new Request('http://localhost/'));
  if (!seen?.serverHandoffStream) throw new Error('the router has rendered nothing');
  return {
    sent: await text(seen.serverHandoffStream),
    loaded: seen.staticHandlerContext.loaderData.root,
  };
}

describe('the data of a public page', () => {
  it('reaches its component and is not encoded', async () => {
    const { sent, loaded } = await loadedBy(() => new PageData({ place: 'Kaziranga' }));
    expect(loaded).toMatchObject({ data: { place: 'Kaziranga' } });
    expect(sent).not.toContain('Kaziranga');
  });

  it('would be encoded as a plain object', async () => {
    expect((await loadedBy(() => ({ place: 'Kaziranga' }))).sent).toContain('Kaziranga');
  });
});
