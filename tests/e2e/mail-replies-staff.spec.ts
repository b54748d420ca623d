import { enquiryPath } from '#staff-paths.ts';
import { somePhoto } from '../support/some-images.ts';
import { expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

test('a customer’s reply by mail appears on the open enquiry, with what is attached', async ({
  page,
  address,
  query,
  logIn,
  mailAbout,
  sendMail,
}) => {
  await logIn(page, 'Rupa Das');
  const email = `asha.${crypto.randomUUID()}@purvai.example`;
  const [row] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, follow_up_at)
     values ($1, $1, '', 'Asha Devi', '98640 12345', $1, 'To Shillong, please.', now() + interval '1 hour')
     returning id`,
    [email],
  );
  const id = String(row?.id);
  await page.goto(enquiryPath(id));
  const words = `Shall we book? ${crypto.randomUUID()}`;
  const form = { intent: 'mail', id, text: words, key: crypto.randomUUID() };
  expect((await page.request.post(address + enquiryPath(id), { form })).status()).toBe(200);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(`Rupa Das mailed ${email}`)).toBeVisible();

  const { replyTo, messageId } = await mailAbout(words, email);
  await sendMail({
    from: `Asha Devi <${email}>`,
    to: replyTo ?? '',
    inReplyTo: messageId,
    subject: 'Re: शिलांग',
    text: `Yes, for four.\n\nOn Mon, 16 Nov 2026 at 10:00, Purvai wrote:\n> ${words}\n`,
    attachments: [
      { filename: 'passport.jpg', content: Buffer.alloc(120_000) },
      { filename: 'hotel.jpg', content: await somePhoto(1200, 900) },
      { filename: 'ticket.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n') },
      { filename: 'plan.docx', content: 'not stored' },
    ],
  });
  await expect(timeline.getByText('The customer wrote a mail: “Re: शिलांग”')).toBeVisible();
  await expect(timeline.getByText('Yes, for four.', { exact: true })).toBeVisible();
  await expect(timeline.getByText('passport.jpg (120 KB) cannot be shown here')).toBeVisible();
  await expect(timeline.getByText(/plan\.docx \(\d+ bytes\) open it in the mailbox/)).toBeVisible();
  // They come a moment after the mail, without a reload.
  const picture = timeline.getByRole('img', { name: 'hotel.jpg' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await picture.click();
  const large = page.getByRole('dialog', { name: 'hotel.jpg' }).getByRole('img');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expectSound(page);
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await timeline.getByRole('link', { name: 'ticket.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('ticket.pdf');
  const earlier = timeline.getByText(`> ${words}`);
  await expect(earlier).toBeHidden();
  await timeline.getByText('Earlier mails').click();
  await expect(earlier).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectSound(page);
});
