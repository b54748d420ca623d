import { expect, test } from './support/test.ts';

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

  test('thanks, clears its fields, and the message is in the desk’s mailbox', async ({
    page,
    mailAbout,
    query,
  }) => {
    const words = `Delhi to Agra, ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Devi');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('+91 98640 12345');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('asha@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill(words);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('status')).toHaveText(thanks);
    for (const label of ['Name', 'Mobile No', 'E-Mail', 'Message'])
      await expect(page.getByRole('textbox', { name: label })).toHaveValue('');

    const [row] = await query('select form_date, contact_no from enquiries where message = $1', [words]);
    expect(row).toEqual({
      form_date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      contact_no: '+91 98640 12345',
    });
    const mail = await mailAbout(words);
    expect(mail.subject).toMatch(/^Enquiry PT-[2-9A-Z]{6} from Asha Devi$/);
    expect(mail.replyTo).toBe('asha@example.com');
  });

  test('keeps what was typed when the network is away, says so, and sends it once', async ({
    page,
    context,
    query,
  }) => {
    const words = crypto.randomUUID();
    await page.getByRole('textbox', { name: 'Name' }).fill('Bina');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('98640');
    await page.getByRole('textbox', { name: 'Message' }).fill(words);
    const submit = page.getByRole('button', { name: 'Send Message' });

    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole('status')).toContainText('could not be sent');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words);

    // The network is back, but the first answer gets lost on its way.
    await context.setOffline(false);
    await page.route('**/api/contact-us-message', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit.click();
    await expect(page.getByRole('status')).toContainText('could not be sent');
    await page.unroute('**/api/contact-us-message');
    await submit.click();
    await expect(page.getByRole('status')).toHaveText(thanks);
    expect(await query('select id from enquiries where message = $1', [words])).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form sends the same message and answers on its page', async ({ page, query, mailAbout }) => {
    const words = `Guwahati to Shillong, ${crypto.randomUUID()}`;
    await page.goto('/contactus');
    await page.getByRole('textbox', { name: 'Name' }).fill('Chandan');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('98641');
    await page.getByRole('textbox', { name: 'Message' }).fill(words);
    await page.getByRole('button', { name: 'Send Message' }).click();

    await expect(page).toHaveURL(/\/contactus#drop-your-message$/);
    await expect(page.getByRole('status')).toHaveText(thanks);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await page.reload();
    expect(await query('select id from enquiries where message = $1', [words])).toHaveLength(1);
    expect((await mailAbout(words)).subject).toContain('Chandan');
  });

  test('a fault is told on the page, and what was typed is kept', async ({ page }) => {
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the form at the end of a page, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('reaches the desk like any other, and names its notice', async ({ page, mailAbout }) => {
      await page.goto('/cruises');
      const words = `Three nights on the river, ${crypto.randomUUID()}`;
      await expect(page.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
      await page.getByLabel('Name').fill('Asha Bora');
      await page.getByLabel('Mobile No').fill('98640 12345');
      await page.getByRole('textbox', { name: 'Message' }).fill(words);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status')).toHaveText(/^Thank you\./);
      await expect(page).toHaveURL(javaScriptEnabled ? '/cruises' : '/contactus#drop-your-message');
      expect((await mailAbout(words)).text).toContain('Asha Bora');
    });
  });
}
