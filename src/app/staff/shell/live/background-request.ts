import { backgroundRequestPrefix } from '#platform/http/cookies.ts';

/** The cookie expires by itself in case the page is closed before it is deleted. */
const maxMs = 10_000;

/**
 * Marks requests that no user action caused, so that an idle page does not extend its session. It is a cookie because
 * the router's own requests take no extra headers; browsers without `cookieStore` send requests unmarked.
 */
export async function asBackgroundRequest<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!('cookieStore' in window)) return ask();
  const name = backgroundRequestPrefix + crypto.randomUUID();
  const expires = Date.now() + maxMs;
  await cookieStore.set({ name, value: '1', path: '/', sameSite: 'strict', expires });
  try {
    return await ask();
  } finally {
    await cookieStore.delete(name);
  }
}
