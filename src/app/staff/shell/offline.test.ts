import { UNSAFE_ErrorResponseImpl as ErrorAnswer, redirect } from 'react-router';
import { describe, expect, it } from 'vitest';
import { failureText, staffMessages } from '#messages.ts';
import { offlineReply, staleOnError } from './offline.ts';

const load = staleOnError<{ request: Request; serverLoader: () => Promise<string> }>(
  'staff/settings/settings-page',
);
const ask = (address: string, serverLoader: () => Promise<string>, signal?: AbortSignal) =>
  load({ request: new Request(`http://localhost${address}`, { signal: signal ?? null }), serverLoader });
const failing = (error: unknown) => () => Promise.reject(error);

const networkFault = new TypeError('Failed to fetch');
const unavailable = new ErrorAnswer(503, '', '');
const tooMany = new ErrorAnswer(429, '', '');

describe('staleOnError', () => {
  it.each([networkFault, unavailable, tooMany])(
    'returns the last data of the same address when a load fails',
    async (error) => {
      await ask('/a?b=1', async () => 'kept');
      expect(await ask('/a?b=1', failing(error))).toBe('kept');
    },
  );

  it('fails at another address', async () => {
    await ask('/a', async () => 'kept');
    await expect(ask('/a?b=1', failing(networkFault))).rejects.toBe(networkFault);
  });

  it('keeps the data of the page that is shown when a load of the page before ends late', async () => {
    await ask('/a', async () => 'kept');
    await ask('/before', async () => 'late', AbortSignal.abort());
    expect(await ask('/a', failing(networkFault))).toBe('kept');
  });

  it.each([redirect('/login'), new ErrorAnswer(404, '', '')])(
    'passes on a redirect and a refusal',
    async (answer) => {
      await ask('/a', async () => 'kept');
      await expect(ask('/a', failing(answer))).rejects.toBe(answer);
    },
  );
});

describe('offlineReply', () => {
  it('says that the server is away, as a new refusal each time, and passes on a redirect', async () => {
    const first = await offlineReply(failing(networkFault));
    expect(first).toEqual({ done: false, code: 'unavailable', text: staffMessages.login.unreachable });
    expect(await offlineReply(failing(networkFault))).not.toBe(first);
    const elsewhere = redirect('/login');
    await expect(offlineReply(failing(elsewhere))).rejects.toBe(elsewhere);
  });

  it.each([
    [413, 'too_large'],
    [429, 'too_many'],
  ] as const)('says why nginx refused with %i', async (status, code) => {
    const refusal = await offlineReply(failing(new ErrorAnswer(status, '', 'plain text')));
    expect(refusal).toEqual({ done: false, code, text: failureText[code] });
  });
});
