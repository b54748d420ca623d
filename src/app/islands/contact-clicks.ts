import { freshCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { paths } from '#paths.ts';
import { attempt, campaignOfVisit } from './visit.ts';

const sameClickMs = 60_000;
const maxBytes = 1000;
const remembered = new Map<string, string>();

/** A second click within a minute uses the same code. */
function codeFor(click: string, now: number): string {
  const key = `reach ${click}`;
  const stored = attempt(() => sessionStorage.getItem(key)) ?? remembered.get(key) ?? '';
  const [code, at] = stored.split(' ');
  if (code && now - Number(at) < sameClickMs) return code;
  const fresh = freshCode();
  remembered.set(key, `${fresh} ${now}`);
  attempt(() => sessionStorage.setItem(key, `${fresh} ${now}`));
  return fresh;
}

const codeInLink = /\(Ref%20\w{4}\)$/;

/** Writes the visitor's own code into the chat text before the browser follows the link. */
function noteClick({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  const isCall = link?.protocol === 'tel:';
  // A link without a number shares the page with a friend.
  const isChat = link?.hostname === 'wa.me' && link.pathname !== '/';
  if (!link || !(isCall || isChat)) return;
  const channel = isCall ? 'call' : 'whatsapp';
  const page = location.pathname;
  const code = codeFor(channel + page, Date.now());
  if (!isCall) link.href = link.href.replace(codeInLink, `(Ref%20${code})`);
  const campaign = campaignOfVisit();
  const click = new URLSearchParams({ code, channel, page, campaign });
  // Non-Latin characters take up to nine bytes in URL encoding.
  if (String(click).length > maxBytes) click.set('campaign', campaign.slice(0, 50));
  attempt(() => navigator.sendBeacon(paths.reach, click));
}

export function watchContactLinks(): void {
  // The Enter key fires `click`, the middle button `auxclick`.
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, noteClick, { capture: true });
}
