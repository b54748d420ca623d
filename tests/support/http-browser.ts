import { paths } from '#paths.ts';
import { goodPassword } from './good-password.ts';

export type HttpBrowser = ReturnType<typeof httpBrowser>;

/** Keeps cookies, over HTTP. Behind a trusted proxy it has the given address. */
export function httpBrowser(base: string, address = '198.51.100.1') {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, 'x-forwarded-for': address, ...init.headers };
    const response = await fetch(base + path, { redirect: 'manual', ...init, headers });
    for (const one of response.headers.getSetCookie()) {
      const [name = '', value = ''] = one.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const post = (path: string, fields: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    ask,
    post,
    /** The flag, or the status of a refusal. */
    async logIn(username: string, password = goodPassword, more = {}): Promise<string | number> {
      const fields = { userName: username, userPassword: password, ...more };
      const response = await post('/api/adminLogin/check-admin-user', fields);
      return response.ok ? (await response.json()).flag : response.status;
    },
    logOut: (username: string) => post('/api/adminDashboard/adminuser-logout', { n_sesId: username }),
    /** As the page of a mailed link does it. */
    resetPassword: (token: string, password: string) =>
      post(`${paths.newPassword}.data`, { token, password }),
  };
}
