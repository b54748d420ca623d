import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#paths.ts';
import { expectSound } from '../../../../../tests/support/component-axe.ts';
import { renderOnPage } from '../../../../../tests/support/component-router.tsx';
import { AskDialog } from './ask-dialog.tsx';

const supplier = { id: '3', name: 'Sample Druk', toAsk: 2 };
const message = {
  ...{ count: 2, basis: '7:1,8:1', subject: '2 services for 17 Apr 2027', text: 'Hello Karma,' },
  ...{ email: 'stay@example.com', chatHref: 'https://wa.me/97517111111?text=Hello' },
};

type Message = typeof message | null;

async function open(answer: Message, refuses = false) {
  const asked: string[] = [];
  let isClosed = false;
  const { sent } = await renderOnPage(<AskDialog supplier={supplier} onClose={() => (isClosed = true)} />, {
    actions: {
      '/': () =>
        refuses
          ? { done: false, code: 'conflict', text: 'What is to be asked has changed.' }
          : { done: true, text: 'Asked.', value: {} },
    },
    loaders: {
      [paths.adminSupplierMessage]: (query) => {
        asked.push(query.toString());
        return answer;
      },
    },
  });
  return { asked, sent, isClosed: () => isClosed };
}

it('shows the message, opens WhatsApp and marks what it asks for', async () => {
  const { asked, sent, isClosed } = await open(message);
  await expect.element(page.getByLabelText('Message')).toHaveValue('Hello Karma,');
  expect(asked).toEqual(['supplier=3']);
  await expectSound(page.getByRole('dialog').element());
  await expect
    .element(page.getByRole('link', { name: 'Open in WhatsApp' }))
    .toHaveAttribute('href', message.chatHref);
  await page.getByRole('button', { name: 'Mark as asked' }).click();
  await expect.poll(isClosed).toBe(true);
  expect(sent).toMatchObject([
    { intent: 'ask', supplierId: '3', bookingId: '', channel: 'whatsapp', basis: '7:1,8:1' },
  ]);
});

it('mails, and loads the message again when it has changed', async () => {
  const { asked, sent, isClosed } = await open(message, true);
  await page.getByRole('button', { name: 'Mail to stay@example.com' }).click();
  await expect.element(page.getByText('What is to be asked has changed.')).toBeVisible();
  await expect.poll(() => asked).toHaveLength(2);
  expect(sent).toMatchObject([{ channel: 'mail' }]);
  expect(isClosed()).toBe(false);
});

it('says when there is nothing to ask, and when there is no way to ask', async () => {
  await open(null);
  await expect.element(page.getByText('There is nothing to ask this supplier any more.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark as asked' })).not.toBeInTheDocument();
});

it('names what is missing of a supplier without phone and mail', async () => {
  await open({ ...message, email: '', chatHref: '' });
  await expect.element(page.getByText(/no phone number and no mail address/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark as asked' })).toBeVisible();
});
