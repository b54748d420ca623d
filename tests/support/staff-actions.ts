import { RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '#app/page-context.ts';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import { apiEnv, type Browser, remember } from './staff-api.ts';
import type { TestDatabase } from './test-database.ts';

type Reply = { data: ActionResult<unknown, string>; init: ResponseInit | null };
type Action = (args: RouteArgs) => Promise<Reply>;

/** The fields of a form, a form with a file, a body as it is, or a JSON body. */
type Sent = Record<string, string> | FormData | Blob | { json: unknown };

function bodyOf(sent: Sent): BodyInit {
  if (sent instanceof FormData || sent instanceof Blob) return sent;
  return typeof sent.json === 'object'
    ? JSON.stringify(sent.json)
    : new URLSearchParams(sent as Record<string, string>);
}

/** The actions of the staff's pages, asked by a browser that may or may not be logged in. */
export const staffActions =
  (test: TestDatabase, env: Partial<PageContext['loginEnv']> = {}) =>
  async (browser: Browser, action: Action, sent: Sent, query = '') => {
    const context = new RouterContextProvider();
    const page = {
      ...test,
      baseUrl: apiEnv.BASE_URL,
      loginEnv: { ...apiEnv, ...env },
      visitor: { fromAddress: '203.0.113.9', userAgent: 'test' },
      failure: undefined,
    };
    context.set(pageContext, page as unknown as PageContext);
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const body = bodyOf(sent);
    const request = new Request(apiEnv.BASE_URL + query, { method: 'POST', body, headers: { cookie } });
    const { data, init } = await action({ request, context });
    remember(browser, new Response(null, { headers: init?.headers ?? {} }));
    return { ...data, status: init?.status, isLogged: page.failure !== undefined };
  };
