import type { Page } from '@playwright/test';
import { pageCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { fullOnly } from '../support/check-extent.ts';
import { waitUntil } from '../support/wait-until.ts';
import { expect, test } from './support/test.ts';

const codeIn = (href: string | null) =>
  / \(Ref ([2-9A-HJ-NP-TV-Z]{4})\)$/.exec(decodeURIComponent(href ?? ''))?.[1];

const chat = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Chat on WhatsApp' });

/** Clicks the link without following it, because it leads to another site. */
const stayHere = (page: Page) =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));

const ready = (page: Page) => page.waitForLoadState('networkidle');

test('a touch on the chat carries a code of its own, which staff can look up', async ({ page, query }) => {
  await page.goto('/cruises?utm_source=google&utm_medium=cpc');
  await ready(page);
  expect(codeIn(await chat(page).getAttribute('href'))).toBe(pageCode('/cruises'));
  await stayHere(page);
  await chat(page).click();
  const href = await chat(page).getAttribute('href');
  const code = codeIn(href);
  expect(href).toMatch(/^https:\/\/wa\.me\/913610000000\?text=/);
  expect(decodeURIComponent(href ?? '')).toContain('please call me back about a cruise.');
  expect(code).not.toBe(pageCode('/cruises'));
  const rows = () => query('select channel, page, campaign from contact_clicks where code = $1', [code]);
  await waitUntil('the touch to be noted', async () => (await rows()).length > 0);

  // By keyboard and by another link of the same page, which counts as the same click.
  await chat(page).focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('navigation', { name: 'Reach us' }).getByRole('link', { name: 'WhatsApp' });
  await other.click();
  expect(codeIn(await other.getAttribute('href'))).toBe(code);
  await ready(page);
  expect(await rows()).toEqual([{ channel: 'whatsapp', page: '/cruises', campaign: 'google / cpc' }]);
});

test(
  'a touch on the number is noted too, and the link stays what it is',
  fullOnly,
  async ({ page, query }) => {
    await page.goto('/historical-tours');
    await ready(page);
    await stayHere(page);
    const call = page.getByRole('banner').getByRole('link', { name: /361 000 0000/ });
    await call.click();
    await expect(call).toHaveAttribute('href', 'tel:+913610000000');
    const rows = await waitUntil('the touch to be noted', async () => {
      const found = await query(
        "select code, page from contact_clicks where channel = 'call' and page = $1",
        ['/historical-tours'],
      );
      return found.length > 0 && found;
    });
    expect(rows).toEqual([{ code: expect.stringMatching(/^[2-9A-Z]{4}$/), page: '/historical-tours' }]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every chat link says what its page is about, and carries the page’s code',
    fullOnly,
    async ({ page }) => {
      for (const path of ['/', '/contactus', '/guwahati-taxi', '/bhutan-tour-packages', '/blog-page']) {
        await page.goto(path);
        const links = await page.locator('a[href^="https://wa.me/"]').all();
        expect(links.length).toBeGreaterThanOrEqual(2);
        for (const link of links) expect(codeIn(await link.getAttribute('href'))).toBe(pageCode(path));
      }
    },
  );
});

test('what is no touch is refused or forgotten, and never shown', fullOnly, async ({ request, query }) => {
  const post = (form: Record<string, string>) => request.post('/reach', { form });
  const touch = { code: 'ABC2', channel: 'whatsapp', page: '/no-such-page', campaign: '' };
  expect((await post(touch)).status()).toBe(204);
  expect((await post(touch)).status()).toBe(204);
  expect(await query("select page from contact_clicks where code = 'ABC2'", [])).toEqual([{ page: '' }]);
  expect((await post({ ...touch, code: 'O0I1' })).status()).toBe(422);
  expect((await post({ ...touch, campaign: 'x'.repeat(2000) })).status()).toBe(413);
  expect((await request.get('/form-token')).headers()['cache-control']).toBe('no-store');
});
