// Opens the page of one trip without network, from the copy of the last visit. Its scope is that page and what lies below it.

const page = new URL(self.registration.scope).pathname;
const calendar = `${page}/calendar.ics`;
/** The name is in `src/app/islands/keep-trip.ts` too. */
const copies = `booking ${page}`;
/** With a copy at hand, a network that does not answer is not waited for. */
const patienceMs = 6000;

const copyOf = (address) => caches.match(address, { cacheName: copies, ignoreVary: true });

/** The link was replaced or has ended, so the phone must not show the trip any longer. */
async function forget() {
  await caches.delete(copies);
  await self.registration.unregister();
}

const isGone = ({ status }) => status === 404 || status === 410;
const isBusy = ({ status }) => status === 429 || status >= 500;

/** Puts the answer in the place of the copy that is there. */
async function renew(address, response) {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(copies);
  await cache.put(address, response);
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });
const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' });
const dayMs = 24 * 3600_000;

/** `17:40 yesterday`, in Indian time. */
function timeText(moment, now) {
  const day = longDay.format(moment);
  if (day === longDay.format(now)) return `${clock.format(moment)} today`;
  const isYesterday = day === longDay.format(now.getTime() - dayMs);
  return `${clock.format(moment)} ${isYesterday ? 'yesterday' : `on ${day}`}`;
}

/** The copy says when it was made. */
async function withTime(copy) {
  const madeAt = new Date(copy.headers.get('date') ?? Date.now());
  const html = await copy.text();
  const body = html
    .replace(/(<p id="stored-copy") hidden=""/, '$1')
    .replace(/(<time id="stored-at">)/, `$1${timeText(madeAt, new Date())}`);
  const headers = new Headers(copy.headers);
  // The copy is stored as it was unpacked.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(body, { status: copy.status, headers });
}

/** From the network; without one from the copy, as `present` shows it. */
async function newest(request, address, present) {
  const copy = await copyOf(address);
  if (!copy) {
    const response = await fetch(request);
    if (isGone(response)) await forget();
    return response;
  }
  const asCopy = () => present(copy.clone());
  const network = fetch(request).then(async (response) => {
    if (isBusy(response)) return asCopy();
    if (address === page && isGone(response)) await forget();
    else await renew(address, response.clone());
    return response;
  }, asCopy);
  const late = new Promise((resolve) => setTimeout(() => resolve(asCopy()), patienceMs));
  return Promise.race([network, late]);
}

/** Built files never change under their name. */
const file = async (request) => (await copyOf(request.url)) ?? fetch(request);

/** Keeps the page with its calendar and its files, and nothing else. */
async function keep(files) {
  if (!(await copyOf(page))) {
    const response = await fetch(page);
    if (isGone(response)) return forget();
    await renew(page, response);
  }
  const dates = await fetch(calendar);
  await renew(calendar, dates);
  const cache = await caches.open(copies);
  if (isGone(dates)) await cache.delete(calendar);
  const built = files.filter((name) => name.startsWith(`${self.location.origin}/assets/`));
  for (const { url } of await cache.keys())
    if (new URL(url).pathname.startsWith('/assets/') && !built.includes(url)) await cache.delete(url);
  for (const name of built) if (!(await copyOf(name))) await cache.add(name);
  return undefined;
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  const answered = keep(data.files).then(
    () => ports[0]?.postMessage('kept'),
    () => ports[0]?.postMessage('failed'),
  );
  event.waitUntil(answered);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === page && request.mode === 'navigate')
    event.respondWith(newest(request, page, withTime));
  else if (pathname === calendar) event.respondWith(newest(request, calendar, (copy) => copy));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});
