import type { Page } from '@playwright/test';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const island = '[data-island="contact-form"]';
const thanks = /^Thank you\..*PT-[2-9A-Z]{6}\.$/;

test.describe('the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contactus');
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await expect(page.locator(island)).toHaveAttribute('data-awake');
  });

  test('asks for the name, then for the number, in the contract’s words', async ({ page }) => {
    const submit = page.getByRole('button', { name: 'Send Message' });
    await submit.click();
    await expect(page.getByRole('status')).toHaveText('Enter Your Name.....');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Devi');
    await submit.click();
    await expect(page.getByRole('status')).toHaveText('Enter Your Conatct No.....');
    await expect(page.getByRole('textbox', { name: 'Mobile No' })).toBeFocused();
  });

  test('thanks, says what was sent, clears its fields, and the message is in the agency’s mailbox', async ({
    page,
    mailAbout,
    query,
  }) => {
    const words = `Delhi to Agra, ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Devi');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('+91 98640 12345');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('asha@example.com');
    // As slow as a quick typist, because a form that is filled in within a second counts as a bot's.
    await page.getByRole('textbox', { name: 'Message' }).pressSequentially(words, { delay: 20 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('status')).toHaveText(thanks);
    await expect(page.getByRole('status')).toBeInViewport();
    for (const text of ['Asha Devi', '+91 98640 12345', words])
      await expect(page.locator(island).getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
    const again = page.getByRole('link', { name: 'Send another message' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('');
    for (const label of ['Name', 'Mobile No', 'E-Mail', 'Message'])
      await expect(page.getByRole('textbox', { name: label })).toHaveValue('');

    const [row] = await query('select form_date, contact_no from enquiries where message = $1', [words]);
    expect(row).toEqual({
      form_date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      contact_no: '+91 98640 12345',
    });
    // By itself, or with others when many arrive; tests/faults/mail-later.test.ts has its subject and its Reply-To.
    expect((await mailAbout(words)).text).toContain('Asha Devi');
  });

  test('says where it was written, and under which notice', fullOnly, async ({ page, query }) => {
    const words = crypto.randomUUID();
    await page.goto('/cruises?utm_source=google&utm_campaign=winter');
    await page.waitForFunction(() => Object.values(sessionStorage).includes('google / winter'));
    await page.goto('/guwahati-taxi');
    await page.getByRole('link', { name: 'Write us a message' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Dipa');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('98640 12345');
    // A form that is filled in within a second counts as a bot's.
    await page.getByRole('textbox', { name: 'Message' }).pressSequentially(words, { delay: 20 });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status')).toHaveText(thanks);
    const rows = await query(
      'select page, campaign, consent_version, phone_e164, stage from enquiries where message = $1',
      [words],
    );
    expect(rows).toEqual([
      {
        page: '/guwahati-taxi',
        campaign: 'google / winter',
        consent_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        phone_e164: '+919864012345',
        stage: 'new',
      },
    ]);
  });

  test('has a field that no key and no screen reader reaches', fullOnly, async ({ page }) => {
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
    expect(await page.getByRole('textbox').count()).toBe(4);
    expect(await page.locator('[name="n_subject"]').count()).toBe(1);
  });
});

test.describe('a message that cannot be sent', () => {
  const write = async (page: Page, words: string) => {
    await page.goto('/contactus');
    await page.getByRole('textbox', { name: 'Name' }).fill('Bina');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('98640 54321');
    await page.getByRole('textbox', { name: 'Message' }).fill(words);
    await expect(page.locator(island)).toHaveAttribute('data-awake');
  };
  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
  const count = async (query: Query, words: string) =>
    (await query('select id from enquiries where message = $1', [words])).length;

  test('stays, says so, and goes by itself once the network is back', async ({ page, context, query }) => {
    const words = crypto.randomUUID();
    await write(page, words);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole('status')).toContainText('could not be sent');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words);
    await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Don’t send' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status')).toHaveText(thanks);
    await page.getByRole('link', { name: 'Send another message' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    expect(await count(query, words)).toBe(1);
  });

  test('is one message, however many answers were lost on their way', async ({ page, query }) => {
    const words = crypto.randomUUID();
    await write(page, words);
    await page.route('**/api/contact-us-message', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await expect(page.getByRole('status')).toContainText('could not be sent');
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('status')).toContainText('could not be sent');
    await page.unroute('**/api/contact-us-message');
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('status')).toHaveText(thanks);
    expect(await count(query, words)).toBe(1);
  });

  test('does not count as sent when a captive portal answers', async ({ page, query }) => {
    const words = crypto.randomUUID();
    await write(page, words);
    await page.route('**/api/contact-us-message', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to Hotel Wi-Fi</h1>' }),
    );
    await send(page);
    await expect(page.getByRole('status')).toContainText('could not be sent');
    expect(await count(query, words)).toBe(0);
  });

  test('goes from the next page that its visitor opens, which says so', async ({ page, query }) => {
    const words = crypto.randomUUID();
    await write(page, words);
    await page.route('**/api/contact-us-message', (route) => route.fulfill({ status: 503, body: '' }));
    await send(page);
    await expect(page.getByRole('status')).toContainText('could not be sent');
    await page.unroute('**/api/contact-us-message');
    await page.goto('/cruises');
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
    expect(await query('select page from enquiries where message = $1', [words])).toEqual([
      { page: '/contactus' },
    ]);
  });

  test(
    'is not sent any more once its visitor says so, and stays to be changed',
    fullOnly,
    async ({ page, query }) => {
      const words = crypto.randomUUID();
      await write(page, words);
      await page.route('**/api/contact-us-message', (route) => route.fulfill({ status: 503, body: '' }));
      await send(page);
      await page.getByRole('button', { name: 'Don’t send' }).click();
      await expect(page.getByRole('status')).toContainText('stopped trying');
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
      await page.unroute('**/api/contact-us-message');
      await page.reload();
      await page.getByRole('textbox', { name: 'Name' }).focus();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words);
      await expect(page.getByRole('status')).toHaveText('What you typed here earlier is back.');
      expect(await count(query, words)).toBe(0);
    },
  );
});

test('a draft is back when its visitor is, and gone once it is sent', fullOnly, async ({ page }) => {
  await page.goto('/contactus');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await expect(page.locator(island)).toHaveAttribute('data-awake');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ela');
  await page.getByRole('textbox', { name: 'Mobile No' }).fill('98640 11111');
  await page.getByRole('textbox', { name: 'Message' }).fill(`Half a sentence ${crypto.randomUUID()}`);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Half a sentence/);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toHaveText(thanks);
  await page.reload();
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await expect(page.locator(island)).toHaveAttribute('data-awake');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  // The stored version of the fonts is not part of the draft.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'fonts'))).toEqual([]);
});

test.describe('a draft of an earlier visit', () => {
  const draft = {
    page: '/cruises',
    words: [
      ['n_name', 'Ela'],
      ['n_contactno', '98640 11111'],
      ['n_message', 'Half a sentence'],
    ],
  };
  const valuesOf = (page: Page) =>
    page
      .locator(island)
      .locator('input[type=text]:not([tabindex]), input[type=tel], input[type=email], textarea')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

  test.beforeEach(({ page }) =>
    page.addInitScript((kept) => {
      if (!localStorage.getItem('message-draft'))
        localStorage.setItem('message-draft', JSON.stringify({ at: Date.now(), ...kept }));
    }, draft),
  );

  test(
    'is there when the page is shown, before anything is touched, and once when it is',
    fullOnly,
    async ({ page }) => {
      await page.goto('/contactus', { waitUntil: 'networkidle' });
      expect(await valuesOf(page)).toEqual(['Ela', '98640 11111', '', 'Half a sentence']);
      await expect(page.locator(island)).not.toHaveAttribute('data-awake');
      await page.getByRole('textbox', { name: 'Name' }).focus();
      await page.keyboard.press('End');
      await page.keyboard.type(' Bora');
      await expect(page.locator(island)).toHaveAttribute('data-awake');
      await expect(page.getByRole('status')).toHaveText('What you typed here earlier is back.');
      expect(await valuesOf(page)).toEqual(['Ela Bora', '98640 11111', '', 'Half a sentence']);
    },
  );

  test(
    'leaves alone what is typed before the page’s script runs, and the field that is typed in',
    fullOnly,
    async ({ page }) => {
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/assets/loader-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/contactus', { waitUntil: 'commit' });
      await page.getByRole('textbox', { name: 'Mobile No' }).fill('98640 22222');
      await page.getByRole('textbox', { name: 'Name' }).focus();
      letThrough();
      await expect(page.locator(island)).toHaveAttribute('data-awake');
      await page.keyboard.type('Ravi');
      expect(await valuesOf(page)).toEqual(['Ravi', '98640 22222', '', 'Half a sentence']);
    },
  );

  test('does not go over what the browser itself puts back', fullOnly, async ({ page }) => {
    await page.goto('/contactus', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Ravi');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('ravi@example.com');
    await page.goto('/aboutus');
    await page.goBack({ waitUntil: 'networkidle' });
    expect(await valuesOf(page)).toEqual(['Ravi', '98640 11111', 'ravi@example.com', 'Half a sentence']);
  });
});

test('the end of a page without the form says nothing where no message waits', async ({ page }) => {
  await page.goto('/cruises');
  await page.locator('#closing').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="waiting-message"][data-awake]')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form sends the same message and answers on its page', async ({ page, query, mailAbout }) => {
    const words = `Guwahati to Shillong, ${crypto.randomUUID()}`;
    await page.goto('/contactus');
    await page.getByRole('textbox', { name: 'Name' }).fill('Chandan');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('98640 12345');
    await page.getByRole('textbox', { name: 'Message' }).fill(words);
    await page.getByRole('button', { name: 'Send Message' }).click();

    await expect(page).toHaveURL(/\/contactus#drop-your-message$/);
    await expect(page.getByRole('status')).toHaveText(thanks);
    await expect(page.getByText(words)).toBeVisible();
    await page.reload();
    expect(await query('select id from enquiries where message = $1', [words])).toHaveLength(1);
    await page.getByRole('link', { name: 'Send another message' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect((await mailAbout(words)).text).toContain('Chandan');
  });

  test('an error is shown on the page, and what was typed is kept', async ({ page }) => {
    await page.goto('/contactus');
    await page.getByRole('textbox', { name: 'Name' }).fill('   ');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('98641');
    await page.getByRole('textbox', { name: 'Message' }).fill('Still here?');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('status')).toHaveText('Enter Your Name.....');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Still here?');
  });
});

for (const javaScriptEnabled of firstOrAll([true, false])) {
  test.describe(`the form at the end of the home page, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('reaches the inbox like any other, and names its notice', async ({ page, mailAbout }) => {
      await page.goto('/');
      const words = `Three nights on the river, ${crypto.randomUUID()}`;
      await expect(page.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
      await page.getByLabel('Name').fill('Asha Bora');
      await page.getByLabel('Mobile No').fill('98640 12345');
      await page.getByRole('textbox', { name: 'Message' }).fill(words);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status')).toHaveText(
        /^Thank you\..* we aim to call by \d\d:\d\d to.* India time\./,
      );
      await expect(page).toHaveURL(javaScriptEnabled ? '/' : '/#drop-your-message');
      expect((await mailAbout(words)).text).toContain('Asha Bora');
    });
  });
}
