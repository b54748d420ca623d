import type { ContactFormProps } from './contact-form.island.tsx';
import { watchFeaturedImages } from './failed-pictures.ts';
import { keepFonts } from './keep-fonts.ts';
import { recallDraft, recallWaiting } from './kept-message.ts';
import { watchReachLinks } from './reach.ts';
import { restoreDraft } from './restore-draft.ts';
import { noteArrival } from './visit.ts';

noteArrival();
watchReachLinks();
keepFonts();
watchFeaturedImages();

/**
 * Wakes a page's islands, each on its own: at once when it is pointed at, touched or focused, and otherwise when it
 * comes near the viewport after the visitor has begun to use the page. Until then a page costs its reader only this.
 */
const islands = import.meta.glob('./*.island.tsx');

const nearby = '300px';
const signsOfUse = ['scroll', 'pointerdown', 'keydown'] as const;
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const waking = new Set<HTMLElement>();

async function wake(element: HTMLElement) {
  if (waking.has(element)) return;
  waking.add(element);
  // The router brings this along on its own pages; components refuse to load without it in development.
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime');
  const { hydrate } = await import('./hydrate.tsx');
  const load = islands[`./${element.dataset.island}.island.tsx`];
  if (load) await hydrate(element, load);
  element.dataset.awake = '';
}

for (const element of elements) {
  for (const approach of approaches) {
    element.addEventListener(approach, () => wake(element), { once: true, passive: true });
  }
}

// Whoever was quicker than this script is in the form already.
for (const element of elements) if (element.contains(document.activeElement)) wake(element);

const begin = () => {
  for (const sign of signsOfUse) removeEventListener(sign, begin);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        wake(entry.target as HTMLElement);
      }
    },
    { rootMargin: nearby },
  );
  for (const element of elements) observer.observe(element);
};

for (const sign of signsOfUse) addEventListener(sign, begin, { passive: true });

/** Into the plain form, before its island wakes: a draft that appeared at the first touch would mix with new words. */
function showDraft(element: HTMLElement) {
  const [draft, form] = [recallDraft(), element.querySelector('form')];
  if (!draft || !form) return;
  const { about, answer } = JSON.parse(element.dataset.props ?? '{}') as ContactFormProps;
  if (!answer) restoreDraft(form, draft, about.page + about.packageId);
}

for (const element of elements) {
  if (element.dataset.island !== 'contact-form') continue;
  // A message that could not be sent is tried again on whatever page its visitor comes back to.
  if (recallWaiting()) wake(element);
  else showDraft(element);
}

const opened = document.querySelector<HTMLElement>('[data-tell-opened]')?.dataset.tellOpened;
if (opened) import('./tell-opened.ts').then(({ tellOpened }) => tellOpened(opened));
