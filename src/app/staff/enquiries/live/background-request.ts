import { backgroundRequestCookie } from '#platform/http/cookies.ts';

/** Should the page go away in between. */
const maxMs = 10_000;

/**
 * Lets a page ask for something by itself: a desk that nobody touches must not keep its session alive. A cookie, because
 * nothing else reaches the router's own requests; browsers without the store behave as if somebody had asked.
 */
export async function asBackgroundRequest<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!('cookieStore' in window)) return ask();
  const expires = Date.now() + maxMs;
  await cookieStore.set({
    name: backgroundRequestCookie,
    value: '1',
    path: '/',
    sameSite: 'strict',
    expires,
  });
  try {
    return await ask();
  } finally {
    await cookieStore.delete(backgroundRequestCookie);
  }
}
