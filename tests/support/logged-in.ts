import { beforeAll } from 'vitest';
import { addStaff, type Browser, newBrowser, staffApi } from './staff-api.ts';
import type { TestDatabase } from './test-database.ts';

const answerOf = async (response: Response) =>
  response.headers.get('content-type')?.startsWith('application/json')
    ? response.json()
    : [response.status, await response.text()];

/** The contract's calls as an Admin makes them: JSON as it is, a text with its status. */
export function loggedInApi(test: TestDatabase) {
  const api = staffApi(test);
  const browser: Browser = newBrowser();
  const who = { id: '', name: '', username: '' };
  beforeAll(async () => {
    Object.assign(who, await addStaff(test));
    await api.logIn(browser, who.username);
  });
  return {
    who,
    ask: (path: string, init?: RequestInit) => api.ask(browser, path, init),
    send: async (path: string, fields: Record<string, string> = {}) =>
      answerOf(await api.post(browser, path, fields)),
    read: async (path: string) => answerOf(await api.get(browser, path)),
  };
}
