import { createApi } from '#api/api.ts';
import type { ApiEnv } from '#api/handler.ts';
import type { AdminStatus } from '#domain/staff/staff.ts';
import { createLog } from '#platform/log.ts';
import { cheapHash, goodPassword } from './good-password.ts';
import type { TestDatabase } from './test-database.ts';

export const apiEnv: ApiEnv = {
  NODE_ENV: 'production',
  BASE_URL: 'https://www.purvai.example',
  STRICT_LOGIN_REPLIES: false,
  SETUP_TOKEN: undefined,
  TRUSTED_PROXIES: [],
};

/** Keeps cookies from answer to answer, as a browser does. */
export type Browser = { cookies: Map<string, string> };
export const newBrowser = (): Browser => ({ cookies: new Map() });

export function remember({ cookies }: Browser, response: Response) {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (/max-age=0/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** The calls of the contract, asked by a browser that may or may not be logged in. */
export function staffApi(test: TestDatabase, env: Partial<ApiEnv> = {}) {
  const log = createLog('silent', 'script');
  let api: ReturnType<typeof createApi> | undefined;
  const askAt = async (browser: Browser, address: string, init: RequestInit = {}) => {
    api ??= createApi({ ...test, log, env: { ...apiEnv, ...env } });
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await api.request(address, { ...init, headers: { cookie, ...init.headers } });
    remember(browser, response);
    return response;
  };
  const ask = (browser: Browser, path: string, init?: RequestInit) => askAt(browser, `/api${path}`, init);
  const post = (browser: Browser, path: string, fields: Record<string, string> = {}) =>
    ask(browser, path, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    ask,
    askAt,
    post,
    get: (browser: Browser, path: string) => ask(browser, path),
    logIn: async (
      browser: Browser,
      username: string,
      password = goodPassword,
      more = {},
    ): Promise<string> => {
      const fields = { userName: username, userPassword: password, ...more };
      const response = await post(browser, '/adminLogin/check-admin-user', fields);
      const { flag, error } = await response.json();
      return response.ok ? flag : `${response.status} ${error}`;
    },
  };
}

let count = 0;

/** A user who does not have to change the password. `passwordHash` for a test that needs the product's own. */
export async function addStaff(
  test: Pick<TestDatabase, 'pool'>,
  adminStatus: AdminStatus = 'Admin',
  passwordHash: Promise<string> = cheapHash,
) {
  const username = `staff-${process.pid}-${++count}@purvai.example`;
  const { rows } = await test.pool.query(
    `insert into staff_users (name, username, password_hash, admin_status, designation, address)
     values ($1, $2, $3, $4, 'Clerk', 'Guwahati') returning id`,
    [`Staff ${count}`, username, await passwordHash, adminStatus],
  );
  return { id: String(rows[0].id), name: `Staff ${count}`, username };
}
