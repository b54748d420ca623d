import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { composeNote, composeReply } from './support/enquiry-page.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

async function addEnquiry(query: Query, name: string): Promise<string> {
  const [row] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, phone_e164,
       stage, follow_up_at)
     values ($1, $1, '', $2, '98640 12345', 'asha@example.com', 'To Shillong, please.', '+919864012345',
       'contacted', now() + interval '1 hour')
     returning id`,
    [crypto.randomUUID(), name],
  );
  return String(row?.id);
}

const quotesOf = (page: Page) => page.getByRole('region', { name: 'Quotes' });
const note = (page: Page) => page.getByLabel('New note');
const reply = (page: Page) => page.getByLabel('Text', { exact: true });
const restored = (page: Page) => page.getByText('Restored what you had typed.');

/** Goes to the saved replies by their link and back, without loading a document. */
async function leaveAndComeBack(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit saved replies' }).click();
  await expect(page.getByRole('button', { name: 'Add a reply' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

for (const viewport of firstOrAll([phone, desktop]))
  test(`a half-typed note and reply are there again at ${viewport.width} px`, async ({
    page,
    query,
    logIn,
  }) => {
    await page.setViewportSize(viewport);
    await logIn(page, 'Rupa Das');
    const name = `Half typed at ${viewport.width}`;
    const id = await addEnquiry(query, name);
    await page.goto(enquiryPath(id));
    await composeNote(page);
    await note(page).fill('Wants a window');
    await composeReply(page);
    await reply(page).fill('Dear Asha, the road');
    await expect(restored(page)).toHaveCount(0);

    await leaveAndComeBack(page, name);
    await expect(note(page)).toHaveValue('Wants a window');
    await expect(reply(page)).toHaveValue('Dear Asha, the road');
    await expect(restored(page)).toHaveCount(2);
    await expectSound(page);

    // Another enquiry does not show it.
    const other = `Untouched at ${viewport.width}`;
    await page.goto(enquiryPath(await addEnquiry(query, other)));
    await expect(quotesOf(page).getByRole('link', { name: 'New quote' })).toBeVisible();
    await expect(note(page)).toHaveValue('');
    await page.goto(enquiryPath(id));
    await expect(note(page)).toHaveValue('Wants a window');

    // Sent and discarded: nothing is left to restore.
    await composeNote(page);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectSaid(page, 'Note added.');
    await composeReply(page);
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(reply(page)).toHaveValue('');
    await leaveAndComeBack(page, name);
    await expect(note(page)).toHaveValue('');
    await expect(reply(page)).toHaveValue('');
    await expect(restored(page)).toHaveCount(0);
  });

test('no other user finds it, neither after a logout nor after a session that ended', async ({
  page,
  query,
  logIn,
}) => {
  await logIn(page, 'Rupa Das');
  const address = enquiryPath(await addEnquiry(query, 'On a shared computer'));
  const typeNote = async () => {
    await page.goto(address);
    await expect(quotesOf(page).getByRole('link', { name: 'New quote' })).toBeVisible();
    await composeNote(page);
    await note(page).fill('Between us');
    expect(await storedTexts(page)).toContain('Between us');
  };
  await typeNote();
  await page.context().clearCookies();
  await logIn(page, 'Anil Bora');
  await page.goto(address);
  await expect(quotesOf(page).getByRole('link', { name: 'New quote' })).toBeVisible();
  await expect(note(page)).toHaveValue('');
  await expect.poll(() => storedTexts(page)).not.toContain('Between us');

  await typeNote();
  await page.getByRole('button', { name: /Anil Bora/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.adminLogin}$`));
  await expect.poll(() => storedTexts(page)).not.toContain('Between us');
});

test('a saved reply survives a closed popup; settings ask', fullOnly, async ({ page, logIn }) => {
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminReplies);
  await page.getByRole('button', { name: 'Add a reply' }).click();
  const saving = page.getByRole('dialog', { name: 'Add a reply' });
  await saving.getByRole('textbox', { name: 'Reply' }).fill('Hello {name}, the');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a reply' }).click();
  await expect(saving.getByRole('textbox', { name: 'Reply' })).toHaveValue('Hello {name}, the');
  await saving.getByRole('button', { name: 'Discard it' }).click();
  await expect(saving.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.goto(paths.adminSettings);
  const agency = page.getByRole('textbox').first();
  const before = await agency.inputValue();
  await expect(async () => {
    await agency.fill(`${before}, changed`);
    await page.getByRole('link', { name: 'Staff area' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(agency).toHaveValue(`${before}, changed`);
});
