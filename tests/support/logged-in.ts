import { beforeAll } from 'vitest';
import { addStaff, type Browser, newBrowser, staffApi } from './staff-api.ts';
import type { TestDatabase } from './test-database.ts';

/** JSON as it is; a text, and the words of a refusal, with their status. */
export async function answerOf(response: Response) {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? await response.json() : await response.text();
  return isJson && response.ok ? body : [response.status, isJson ? body.error : body];
}

/** The contract's calls as an Admin makes them. */
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
