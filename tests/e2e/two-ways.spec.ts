import { createHash } from 'node:crypto';
import { expect, test } from './support/test.ts';

const island = '[data-island="contact-form"]';

test.describe('a public page is a document', () => {
  test('whose inline script is allowed by its hash, under one policy for everyone', async ({ page }) => {
    const policies = new Set<string>();
    for (const path of ['/', '/contactus', '/bhutan-tour-packages', '/no-such-page']) {
      const response = await page.goto(path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      policies.add(policy);
      expect(policy).toMatch(/script-src 'self'/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      const inline = page.locator('script:not([src]):not([type="application/ld+json"])');
      for (const text of await inline.allTextContents())
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(await page.locator('[onclick], [onsubmit], [onload]').count()).toBe(0);
    }
    expect(policies.size).toBe(1);
  });

  test('its form is there before it hydrates, and hydrates on approach', async ({ page }) => {
    await page.goto('/contactus', { waitUntil: 'networkidle' });
    await expect(page.locator(island)).not.toHaveAttribute('data-awake');
    await expect(page.getByLabel('Name')).toBeVisible();

    await page.getByLabel('Name').focus();
    await page.keyboard.type('Typed while it wakes');
    await expect(page.locator(island)).toHaveAttribute('data-awake');
    await expect(page.getByLabel('Name')).toHaveValue('Typed while it wakes');
  });

  test('its form wakes when the visitor scrolls towards it', async ({ page }) => {
    await page.goto('/contactus', { waitUntil: 'networkidle' });
    await expect(page.locator(island)).not.toHaveAttribute('data-awake');
    await page.mouse.wheel(0, 200);
    await expect(page.locator(island)).toHaveAttribute('data-awake');
  });
});

test.describe('a staff page is an application', () => {
  test('hydrated by the router under a nonce of its own', async ({ page }) => {
    const policies = new Set<string | undefined>();
    for (let visit = 0; visit < 2; visit++) {
      const response = await page.goto('/adminLogin');
      const headers = response?.headers() ?? {};
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/);
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      policies.add(headers['content-security-policy']);
    }
    expect(policies.size).toBe(2);

    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('status')).toHaveText('Please Type Your Username.....');
    await page.getByLabel('Username').fill('asha@purvai.example');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('status')).toHaveText('Please Enter Your Password.....');
    await page.getByRole('textbox', { name: 'Password' }).fill('secret');
    await page.getByLabel('Show Password').check();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
  });
});
