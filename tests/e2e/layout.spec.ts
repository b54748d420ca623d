import { pageCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

const chatText = encodeURIComponent(`Hello, please call me back. (Ref ${pageCode('/')})`);

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu has the specified entries, and its groups open by pointing, by focus and by click', async ({
    page,
  }) => {
    await page.goto('/contactus');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['Home', '/'],
      ['Travel Packages', '/travel-packages'],
      ['Cruises', '/cruises'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    const delhi = menu.getByRole('link', { name: 'Delhi', exact: true });
    await expect(delhi).toBeHidden();
    await menu.getByText('Taxi').hover();
    await expect(delhi).toBeVisible();
    for (const [name, path] of [
      ['Guwahati airport', '/guwahati-airport-taxi'],
      ['Guwahati to Shillong', '/taxi/guwahati-to-shillong'],
    ] as const) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await page.mouse.move(700, 800);
    await expect(delhi).toBeHidden();

    await menu.getByText('Special Tours').click();
    await page.mouse.move(700, 800);
    const eco = menu.getByRole('link', { name: 'Eco Tours' });
    await expect(eco).toBeVisible();
    await expect(eco).toHaveAttribute('href', '/eco-tours');

    await page.getByRole('link', { name: 'Purvai Travels' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(delhi).toBeVisible();
  });

  test('call, chat and request are at hand', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Request a Call' })).toHaveAttribute('href', '/contactus');
    await expect(header.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/913610000000?text=${chatText}`,
    );
    await expect(header.getByRole('link', { name: /\+91 361 000 0000/ })).toHaveAttribute(
      'href',
      'tel:+913610000000',
    );
    await expect(page.getByRole('navigation', { name: 'Reach us' })).toBeHidden();
  });
});

for (const javaScriptEnabled of firstOrAll([true, false])) {
  test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the menu opens, its groups open, and it closes', async ({ page }) => {
      await page.goto('/contactus');
      const menu = page.getByRole('navigation', { name: 'Mobile' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menu).toBeVisible();
      const guwahati = menu.getByRole('link', { name: 'Guwahati', exact: true });
      await expect(guwahati).toBeHidden();
      await menu.getByText('Cabs').click();
      await expect(guwahati).toBeVisible();
      for (const [name, path] of [
        ['Delhi airport', '/delhi-airport-taxi'],
        ['Guwahati airport', '/guwahati-airport-taxi'],
        ['About Us', '/aboutus'],
        ['Contact Us', '/contactus'],
      ] as const) {
        await expect(menu.getByRole('link', { name })).toBeVisible();
        await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
      }
      await menu.getByText('Special Tours').click();
      await expect(menu.getByRole('link', { name: 'Historical Tours' })).toBeVisible();
      await expect(menu.getByText('Places to Visit')).toBeVisible();
      expect(await menu.getByRole('link', { name: 'Places to Visit' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();

      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(menu).toBeHidden();
    });

    test('a bar at the bottom leads to a person and covers no button', async ({ page }) => {
      await page.goto('/contactus');
      const bar = page.getByRole('navigation', { name: 'Reach us' });
      await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+913610000000');
      await expect(bar.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '#drop-your-message');
      const button = page.getByRole('button', { name: 'Send Message' });
      await button.scrollIntoViewIfNeeded();
      await button.click({ trial: true });
      // A page without the form leads to that of the contact page.
      await page.goto('/cruises');
      await bar.getByRole('link', { name: 'Enquire' }).click();
      await expect(page).toHaveURL(/\/contactus#drop-your-message$/);
    });
  });
}

test('the footer has the specified links, icons and plain texts', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['About Us', '/aboutus'],
    ['Contact Us', '/contactus'],
    ['Places to Visit', '/blog-page'],
    ['Terms of booking', '/terms-of-booking'],
    ['Cabs', '/taxis'],
    ['Travel Packages', '/travel-packages'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(footer.locator('a[href="/"]')).toHaveCount(3);
  for (const text of ['Terms of Use', 'Privacy Policy']) {
    await expect(footer.getByText(text)).toBeVisible();
    expect(await footer.getByRole('link', { name: text }).count()).toBe(0);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Purvai Travels`);
});
