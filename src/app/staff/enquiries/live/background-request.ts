import { unattendedCookie } from '#platform/http/cookies.ts';

/** Should the page go away in between. */
const longestMs = 10_000;

/**
 * Lets a page ask for something by itself: a desk that nobody touches must not keep its session alive. A cookie, because
 * nothing else reaches the router's own requests; browsers without the store behave as if somebody had asked.
 */
export async function unattended<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!('cookieStore' in window)) return ask();
  const expires = Date.now() + longestMs;
  await cookieStore.set({ name: unattendedCookie, value: '1', path: '/', sameSite: 'strict', expires });
  try {
    return await ask();
  } finally {
    await cookieStore.delete(unattendedCookie);
  }
}
