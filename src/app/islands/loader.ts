import { freshCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { paths } from '#paths.ts';
import type { ContactFormProps } from './contact-form.island.tsx';
import { layOutDeferredSections } from './deferred-sections.ts';
import { forgetMessage, recallDraft, recallWaiting } from './kept-message.ts';
import { restoreDraft } from './restore-draft.ts';
import { attempt, campaignOfVisit, noteArrival } from './visit.ts';

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
  attempt(() => navigator.sendBeacon(paths.contactClick, click));
}

function watchContactLinks(): void {
  // The Enter key fires `click`, the middle button `auxclick`.
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, noteClick, { capture: true });
}

/** Shows the poster instead of a featured image that cannot be loaded; see featured-image.tsx. */
function watchFeaturedImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-featured] > img')) {
    const fail = () => image.parentElement?.toggleAttribute('data-failed', true);
    image.addEventListener('error', fail);
    // Loading may have failed before this script ran. `decode` is needed because a loaded SVG without a size has no
    // natural width in Firefox.
    if (image.complete && !image.naturalWidth) image.decode().catch(fail);
  }
}

noteArrival();
watchContactLinks();
layOutDeferredSections();
watchFeaturedImages();

/**
 * Hydrates each island at once when it is hovered, touched or focused, and otherwise when it comes near the viewport
 * after the first interaction with the page. Until then only this script is loaded.
 */
const islands = import.meta.glob('./*.island.tsx');

const nearby = '300px';
const interactionEvents = ['scroll', 'pointerdown', 'keydown'] as const;
const approachEvents = ['pointerover', 'touchstart', 'focusin'] as const;

const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const hydrating = new Set<HTMLElement>();

async function hydrateIsland(element: HTMLElement) {
  if (hydrating.has(element)) return;
  hydrating.add(element);
  // In development, components need the HMR runtime that the router otherwise adds.
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime');
  const { hydrate } = await import('./hydrate.tsx');
  const load = islands[`./${element.dataset.island}.island.tsx`];
  if (load) await hydrate(element, load);
  element.dataset.awake = '';
}

for (const element of elements) {
  for (const event of approachEvents) {
    element.addEventListener(event, () => hydrateIsland(element), { once: true, passive: true });
  }
}

// A visitor may have focused the form before this script ran.
for (const element of elements) if (element.contains(document.activeElement)) hydrateIsland(element);

const observeIslands = () => {
  for (const event of interactionEvents) removeEventListener(event, observeIslands);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        hydrateIsland(entry.target as HTMLElement);
      }
    },
    { rootMargin: nearby },
  );
  for (const element of elements) observer.observe(element);
};

for (const event of interactionEvents) addEventListener(event, observeIslands, { passive: true });

/** Restores the draft before hydration, because a draft that appears at the first touch would mix with new text. */
function showDraft(element: HTMLElement) {
  const [draft, form] = [recallDraft(), element.querySelector('form')];
  if (!draft || !form) return;
  const { about, answer } = JSON.parse(element.dataset.props ?? '{}') as ContactFormProps;
  if (!answer) restoreDraft(form, draft, about.page + about.packageId + about.trip);
}

for (const element of elements) {
  if (element.dataset.island === 'cab-request') showDraft(element);
  if (element.dataset.island === 'waiting-message' && recallWaiting()) hydrateIsland(element);
  if (element.dataset.island !== 'contact-form') continue;
  // An unsent message is sent again from whatever page the visitor opens next.
  if (recallWaiting()) hydrateIsland(element);
  else showDraft(element);
}

// The page that follows a sent request.
if (document.querySelector('[data-forget-draft]')) forgetMessage();

const opened = document.querySelector<HTMLElement>('[data-tell-opened]')?.dataset.tellOpened;
if (opened) import('#app/ui/tell-opened.ts').then(({ tellOpened }) => tellOpened(opened));

const copies = document.querySelectorAll<HTMLButtonElement>('[data-copy-text]');
if (copies.length > 0) import('#app/ui/copy-text.ts').then(({ showCopyButtons }) => showCopyButtons(copies));

const trip = document.querySelector<HTMLElement>('[data-keep-page]');
if (trip) import('./keep-trip.ts').then(({ keepTrip }) => keepTrip(trip)).catch(() => {});
