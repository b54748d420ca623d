import { sessionCookie, staffCookies } from './cookies.ts';

/** Link preview bots; some of them run scripts. */
const previewBots = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp/i;

/** Whether a secret link was opened by the person it was sent to: link preview bots and staff do not count. */
export function isReader(request: Request, baseUrl: string): boolean {
  const isPreviewBot = previewBots.test(request.headers.get('user-agent') ?? '');
  return !isPreviewBot && staffCookies(baseUrl).read(request, sessionCookie) === undefined;
}
