import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { attempt } from './visit.ts';

/** On a phone that removed a trip no trip is kept until its user asks for it. It names no trip, so that nothing is left of one. */
const refusal = 'trips are not kept';

/** The name is in `public/booking/offline.js` too. */
const copiesOf = (page: string) => `booking ${page}`;

const isRefused = () => attempt(() => localStorage.getItem(refusal)) != null;

function show(section: HTMLElement, state: 'kept' | 'removed'): void {
  const isKept = state === 'kept';
  section.hidden = false;
  section.querySelector('[data-copy]')?.removeAttribute('hidden');
  for (const [mark, isShown] of [
    ['kept', isKept],
    ['remove', isKept],
    ['removed', !isKept],
    ['keep', !isKept],
  ] as const)
    section.querySelector(`[data-${mark}]`)?.toggleAttribute('hidden', !isShown);
}

async function removeCopy(page: string): Promise<void> {
  await caches.delete(copiesOf(page));
  const registration = await navigator.serviceWorker.getRegistration(page);
  if (registration && new URL(registration.scope).pathname === page) await registration.unregister();
}

/** Copies of other trips whose links were replaced or have ended. */
async function removeGone(page: string): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const others = registrations
    .map(({ scope }) => new URL(scope).pathname)
    .filter((other) => other !== page && other.startsWith(`${paths.customerBooking}/`));
  for (const other of others) {
    const { status } = await fetch(other, { method: 'HEAD' });
    if (status === 404 || status === 410) await removeCopy(other);
  }
}

/** The files that the page has loaded: its script and its fonts; styles are in the page. */
function builtFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(loaded)].filter((name) => name.startsWith(`${location.origin}/assets/`));
}

async function isReady(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const { active } = await (registration.active ? registration : navigator.serviceWorker.ready);
  return active ?? undefined;
}

async function keep(page: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.register(paths.bookingWorker, { scope: page });
  await document.fonts.ready;
  const worker = await isReady(registration);
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ files: builtFiles() }, [port2]);
  return (await answer) === 'kept';
}

/** A page that was made on an earlier day opens today's day in place of what it says comes next. */
function showToday(): void {
  const opening = document.querySelector<HTMLElement>('[data-as-of]');
  const today = dayInIndia(new Date());
  if (!opening || opening.dataset.asOf === today) return;
  opening.hidden = true;
  for (const day of document.querySelectorAll<HTMLDetailsElement>('details[data-day]')) {
    const isToday = day.dataset.day === today;
    day.open = isToday;
    const near = day.querySelector('[data-near]');
    if (near) near.textContent = isToday ? (near.getAttribute('data-near') ?? '') : '';
  }
}

/** Keeps the page of a trip on the phone, so that it opens without network from the first visit on. */
export async function keepTrip(section: HTMLElement): Promise<void> {
  showToday();
  document.addEventListener('visibilitychange', showToday);
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const page = section.dataset.keepPage ?? location.pathname;
  const keepAndShow = async () => {
    if (await keep(page)) show(section, 'kept');
  };
  section.querySelector('[data-remove]')?.addEventListener('click', async () => {
    attempt(() => localStorage.setItem(refusal, 'yes'));
    await removeCopy(page);
    show(section, 'removed');
  });
  section.querySelector('[data-keep]')?.addEventListener('click', () => {
    attempt(() => localStorage.removeItem(refusal));
    keepAndShow().catch(() => {});
  });
  const isCopy = document.getElementById('stored-copy')?.hidden === false;
  if (isCopy) show(section, 'kept');
  else if (isRefused()) show(section, 'removed');
  // Without network both are done at the next visit.
  else await keepAndShow();
  if (!isCopy) await removeGone(page);
}
