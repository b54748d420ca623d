import {
  createMemoryRouter,
  type DataStrategyResult,
  UNSAFE_ErrorResponseImpl as ErrorAnswer,
  type MiddlewareFunction,
  redirect,
} from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { failureText, staffMessages } from '#messages.ts';
import { forgetShown, offlineReply, staleOnError } from './offline.ts';

const page = 'staff/settings/site/settings-page';
const layout = 'staff/shell/dashboard-layout';

type Results = Record<string, DataStrategyResult>;

const loaded = (result: unknown): DataStrategyResult => ({ type: 'data', result });
const failed = (result: unknown): DataStrategyResult => ({ type: 'error', result });

/** What the router gets for one request. */
async function resultsOf(
  middleware: typeof staleOnError,
  { address = '/a', ...init }: RequestInit & { address?: string },
  results: Results,
): Promise<Results> {
  const request = new Request(`http://localhost${address}`, init);
  const args = { request } as Parameters<typeof staleOnError>[0];
  return (await middleware(args, async () => results)) ?? results;
}

const load = (address: string, results: Results, signal?: AbortSignal) =>
  resultsOf(staleOnError, { address, signal: signal ?? null }, results);
const act = (result: DataStrategyResult) => resultsOf(offlineReply, { method: 'POST' }, { [page]: result });

const networkFault = new TypeError('Failed to fetch');
const unavailable = new ErrorAnswer(503, '', '');
const tooMany = new ErrorAnswer(429, '', '');

beforeEach(forgetShown);

describe('staleOnError', () => {
  it.each([networkFault, unavailable, tooMany])(
    'returns the last data of the same address when a load fails',
    async (error) => {
      await load('/a?b=1', { [page]: loaded('kept') });
      expect(await load('/a?b=1', { [page]: failed(error) })).toEqual({ [page]: loaded('kept') });
    },
  );

  it('fails at another address', async () => {
    await load('/a', { [page]: loaded('kept') });
    expect(await load('/a?b=1', { [page]: failed(networkFault) })).toEqual({ [page]: failed(networkFault) });
  });

  it('keeps the data of each route, and takes what did arrive', async () => {
    await load('/a', { [layout]: loaded('menu'), [page]: loaded('kept') });
    expect(await load('/a', { [layout]: loaded('new menu'), [page]: failed(unavailable) })).toEqual({
      [layout]: loaded('new menu'),
      [page]: loaded('kept'),
    });
  });

  it('keeps the data of the page that is shown when a load of the page before ends late', async () => {
    await load('/a', { [page]: loaded('kept') });
    await load('/before', { [page]: loaded('late') }, AbortSignal.abort());
    expect(await load('/a', { [page]: failed(networkFault) })).toEqual({ [page]: loaded('kept') });
  });

  it('returns what was shown when a navigation aborts a load', async () => {
    await load('/a', { [page]: loaded('kept') });
    const stop = new AbortController();
    const request = new Request('http://localhost/a', { signal: stop.signal });
    const args = { request } as Parameters<typeof staleOnError>[0];
    const results = await staleOnError(args, async () => {
      await load('/next', { [page]: loaded('next') });
      stop.abort();
      return { [page]: failed(stop.signal.reason) };
    });
    expect(results).toEqual({ [page]: loaded('kept') });
  });

  it.each([redirect('/login'), new ErrorAnswer(404, '', '')])(
    'passes on a redirect and a refusal',
    async (answer) => {
      await load('/a', { [page]: loaded('kept') });
      expect(await load('/a', { [page]: failed(answer) })).toEqual({ [page]: failed(answer) });
    },
  );
});

describe('offlineReply', () => {
  it('says that the server is away, as a new refusal each time, and passes on a redirect', async () => {
    const first = await act(failed(networkFault));
    const refusal = { done: false, code: 'unavailable', text: staffMessages.login.unreachable };
    expect(first).toEqual({ [page]: loaded(refusal) });
    expect((await act(failed(networkFault)))[page]?.result).not.toBe(first[page]?.result);
    const elsewhere = failed(redirect('/login'));
    expect(await act(elsewhere)).toEqual({ [page]: elsewhere });
  });

  it('leaves a failed load to the page', async () => {
    const results = { [page]: failed(networkFault) };
    expect(await resultsOf(offlineReply, {}, results)).toBe(results);
  });

  it.each([
    [413, 'too_large'],
    [429, 'too_many'],
  ] as const)('says why nginx refused with %i', async (status, code) => {
    const result = await act(failed(new ErrorAnswer(status, '', 'plain text')));
    expect(result).toEqual({ [page]: loaded({ done: false, code, text: failureText[code] }) });
  });
});

it('the router shows what the middleware returns', async () => {
  const server = { isAway: false };
  const answer = async () => {
    if (server.isAway) throw networkFault;
    return 'kept';
  };
  const route = {
    ...{ id: page, path: '/a', loader: answer, action: answer },
    middleware: [staleOnError, offlineReply] as MiddlewareFunction[],
  };
  const router = createMemoryRouter([route], { initialEntries: ['/a'] });
  router.initialize();
  await expect.poll(() => router.state.loaderData).toEqual({ [page]: 'kept' });
  server.isAway = true;
  await router.revalidate();
  expect(router.state).toMatchObject({ loaderData: { [page]: 'kept' }, errors: null });
  await router.navigate('/a', { formMethod: 'post', formData: new FormData() });
  expect(router.state).toMatchObject({ actionData: { [page]: { code: 'unavailable' } }, errors: null });
  router.dispose();
});
