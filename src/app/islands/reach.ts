import { freshCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { paths } from '#paths.ts';
import { attempt, campaignOfVisit } from './visit.ts';

const sameTouchMs = 60_000;
const maxBytes = 1000;
const remembered = new Map<string, string>();

/** One code for one touch: whoever comes back within a minute and touches again goes by the same. */
function codeFor(touch: string, now: number): string {
  const key = `reach ${touch}`;
  const kept = attempt(() => sessionStorage.getItem(key)) ?? remembered.get(key) ?? '';
  const [code, at] = kept.split(' ');
  if (code && now - Number(at) < sameTouchMs) return code;
  const fresh = freshCode();
  remembered.set(key, `${fresh} ${now}`);
  attempt(() => sessionStorage.setItem(key, `${fresh} ${now}`));
  return fresh;
}

const codeInLink = /\(Ref%20\w{4}\)$/;

/** Before the browser follows the link: the words that it opens with carry this visitor's own code. */
function noteTouch({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  const isCall = link?.protocol === 'tel:';
  if (!link || !(isCall || link.hostname === 'wa.me')) return;
  const channel = isCall ? 'call' : 'whatsapp';
  const page = location.pathname;
  const code = codeFor(channel + page, Date.now());
  if (!isCall) link.href = link.href.replace(codeInLink, `(Ref%20${code})`);
  const campaign = campaignOfVisit();
  const touch = new URLSearchParams({ code, channel, page, campaign });
  // Letters of other alphabets take nine bytes each on their way.
  if (String(touch).length > maxBytes) touch.set('campaign', campaign.slice(0, 50));
  attempt(() => navigator.sendBeacon(paths.reach, touch));
}

export function watchReachLinks(): void {
  // A press of the Enter key is a click, too; the middle button opens another tab.
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, noteTouch, { capture: true });
}
