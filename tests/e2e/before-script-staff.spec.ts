import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { phone } from './support/packages-staff.ts';
import { expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: phone });

/** Two enquiries of a city of their own; one is quoted. */
const addTwo = `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email,
     message, city, stage, follow_up_at)
   select gen_random_uuid()::text, '', '', stage || ' of ' || $1, '98640 12345', '', '', 'To Shillong, please', $1, stage,
     now() + interval '1 hour'
   from unnest(array['new', 'quoted']) stage`;

test('before its script has taken over, the inbox has working links, search and filters', async ({
  page,
  browser,
  address,
  query,
  logIn,
}) => {
  const city = `B${crypto.randomUUID().slice(0, 6)}`;
  await query(addTwo, [city]);
  await logIn(page, 'Rupa Das');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: phone,
    baseURL: address,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`${paths.adminMessages}?queue=all&city=${city}`);
  const rows = plain.locator('[data-enquiry]');
  await expect(rows).toHaveCount(2);

  await plain.getByRole('button', { name: 'Filters' }).click();
  const sheet = plain.getByRole('dialog', { name: 'Filters and columns' });
  await sheet.getByRole('checkbox', { name: 'Quoted', exact: true }).check();
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`quoted of ${city}`);
  await expect(sheet).toBeHidden();

  await plain.getByRole('searchbox').fill(`new of ${city}`);
  await plain.getByRole('searchbox').press('Enter');
  await expect(rows).toHaveCount(0);
  await plain.goto(`${paths.adminMessages}?queue=all&city=${city}`);
  await plain.getByRole('link', { name: `new of ${city}`, exact: true }).click();
  await expect(plain.getByRole('heading', { name: `new of ${city}` })).toBeVisible();
  await context.close();
});

test(
  'filters that the page has opened belong to its script afterwards',
  fullOnly,
  async ({ page, query, logIn }) => {
    const city = `B${crypto.randomUUID().slice(0, 6)}`;
    await query(addTwo, [city]);
    await logIn(page, 'Rupa Das');
    await page.goto(`${paths.adminMessages}?queue=all&city=${city}&filters=open`);
    const sheet = page.getByRole('dialog', { name: 'Filters and columns' });
    await expect.poll(() => sheet.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`city=${city}$`));
    await expect(page.locator('[data-enquiry]')).toHaveCount(2);
  },
);

/** Before the script has taken over. Each limit is a little above what is there: what is added, is added knowingly. */
const limits = { responses: 16, scriptKb: 150, documentKb: 40 };

test(
  'what the inbox loads until its script has taken over',
  fullOnly,
  async ({ page, query, logIn }, info) => {
    await query(addTwo, ['Guwahati']);
    await logIn(page, 'Rupa Das');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(`${paths.adminMessages}?queue=all`, { waitUntil: 'commit' });
    await expect(page.locator('nav button[aria-haspopup=dialog]:not([disabled])').first()).toBeVisible();
    const before = [...responses];
    const kilobytesOf = async (kind: string) => {
      const bodies = await Promise.all(
        before.filter((one) => one.request().resourceType() === kind).map((one) => one.body()),
      );
      return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1024;
    };
    const loaded = {
      responses: before.length,
      scriptKb: await kilobytesOf('script'),
      documentKb: await kilobytesOf('document'),
      others: before
        .map((one) => one.request().resourceType())
        .filter((kind) => !/script|document/.test(kind)),
    };
    info.annotations.push({ type: 'loaded', description: JSON.stringify(loaded) });
    expect(loaded.responses).toBeLessThanOrEqual(limits.responses);
    expect(loaded.scriptKb).toBeLessThanOrEqual(limits.scriptKb);
    expect(loaded.documentKb).toBeLessThanOrEqual(limits.documentKb);
    expect(loaded.scriptKb).toBeGreaterThan(50);
  },
);
