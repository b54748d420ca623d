import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { emptyPage } from '../../tests/e2e/support/empty-page.ts';
import { goodPassword } from '../../tests/support/good-password.ts';
import { addStaff } from '../../tests/support/staff-api.ts';
import { median, type Row } from './measure.ts';
import { onPhone, type Phone } from './phone.ts';
import type { Site } from './site.ts';

type Visit = { empty: number; rows: number; script: number; kilobytes: number; responses: number };

/** Runs in the page, before its own scripts: notes when the script has taken over the bar at the bottom. */
function noteScript() {
  const observer = new MutationObserver(() => {
    const isEnabled = document.querySelector('nav button[aria-haspopup=dialog]:not([disabled])') !== null;
    if (performance.getEntriesByName('script').length > 0 || !isEnabled) return;
    performance.mark('script');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] });
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

async function visitInbox(page: Page, url: string): Promise<Visit> {
  await page.goto(url + emptyPage, { waitUntil: 'networkidle' });
  const empty = await firstPaint(page);
  const responses: { at: number; bytes: number }[] = [];
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    responses.push({ at: timestamp * 1000, bytes: encodedDataLength }),
  );
  let begun = 0;
  wire.on('Network.requestWillBeSent', ({ timestamp }) => {
    begun ||= timestamp * 1000;
  });
  await page.addInitScript(noteScript);
  await page.goto(`${url}${paths.adminMessages}?queue=all`, { waitUntil: 'commit' });
  await page.locator('[data-enquiry]').nth(8).waitFor();
  const scriptMark = () => performance.getEntriesByName('script')[0]?.startTime ?? 0;
  await page.waitForFunction(() => performance.getEntriesByName('script').length > 0);
  const script = await page.evaluate(scriptMark);
  const before = responses.filter(({ at }) => at - begun <= script);
  const kilobytes = before.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return { empty, rows: await firstPaint(page), script, kilobytes, responses: before.length };
}

/** What bounds the second figure, for the report. */
export const inboxBounds = `Rows, links, search and filters need no script (decision 0067); buttons that change something wait for it. What bounds the script:
React with its renderer (57 KB) and the router (35 KB) are two thirds of it, and hydration takes that processor a second. Tried: one file for
each family of screens (54 responses became 14), and loading forms and zod on use (193 KB became 146, headers included).`;

/** The staff inbox on the same phone: its rows and links, and then its script, as ratios to an empty page. */
export async function measureInbox(site: Site, phone: Phone, rounds: number): Promise<Row[]> {
  await site.pool.query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email, message,
       city, follow_up_at)
     select gen_random_uuid()::text, '', '', 'Slow row ' || n, '98640 1' || 1000 + n, '', '',
       'Two days in Shillong, please', 'Guwahati', now() + interval '1 hour'
     from generate_series(1, 50) n`,
  );
  const logIn = async (context: BrowserContext) => {
    const { username } = await addStaff(site);
    const form = { userName: username, userPassword: goodPassword };
    const answer = await context.request.post(`${phone.url}${paths.api}/adminLogin/check-admin-user`, {
      form,
    });
    if (!answer.ok()) throw new Error(`logging in was answered with ${answer.status()}`);
  };
  const visits: Visit[] = [];
  for (let round = 0; round <= rounds; round++)
    visits.push(await onPhone(phone, (page) => visitInbox(page, phone.url), logIn));
  // The first visit fills the caches of the process.
  visits.shift();
  const ms = (time: 'rows' | 'script' | 'empty') =>
    `${Math.round(median(visits.map((one) => one[time])))} ms`;
  const [kilobytes, responses] = (['kilobytes', 'responses'] as const).map((name) =>
    Math.round(median(visits.map((one) => one[name]))),
  );
  return [
    {
      what: 'staff inbox: rows visible, and links, search and filters working ÷ empty page',
      ratios: visits.map(({ rows, empty }) => rows / empty),
      goal: { at: 'most', ratio: 3 },
      limit: 4,
      figures: `${ms('rows')}, empty page ${ms('empty')}`,
    },
    {
      what: 'staff inbox: script has taken over ÷ empty page',
      ratios: visits.map(({ script, empty }) => script / empty),
      goal: { at: 'most', ratio: 4 },
      limit: 14,
      figures: `${ms('script')}; until then ${kilobytes} KB in ${responses} responses (goal: 160 KB, 20)`,
    },
  ];
}
