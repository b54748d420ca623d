import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../../../../tests/support/component-axe.ts';
import { renderOnPage } from '../../../../../../tests/support/component-router.tsx';
import { CustomerMail } from './customer-mail.tsx';
import { toMailsView } from './mail-view.ts';

const at = new Date('2026-11-18T06:34:00Z');

async function open(mails: Parameters<typeof toMailsView>[0]) {
  const sent: Record<string, string>[] = [];
  await renderOnPage(
    <CustomerMail
      bookingId="7"
      mails={toMailsView(mails)}
      isCancelled={false}
      onAct={async (fields) => void sent.push(fields)}
    />,
  );
  return sent;
}

it('says what became of the mail, and sends it to a known address, each click as a mail of its own', async () => {
  const last = { to: 'asha@example.com', state: 'sent', at } as const;
  const sent = await open({ last, addresses: ['asha@example.com', 'office@example.com'] });
  await expect.element(page.getByText('Sent to asha@example.com on 18 Nov 2026, 12:04.')).toBeVisible();
  await expectSound(page.getByRole('region').element());
  await page.getByRole('button', { name: 'Mail it again to asha@example.com' }).click();
  await page.getByRole('button', { name: 'Mail it to office@example.com' }).click();
  expect(sent).toMatchObject([
    { intent: 'mail', id: '7', to: 'asha@example.com' },
    { intent: 'mail', id: '7', to: 'office@example.com' },
  ]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

it('says why nothing can be sent', async () => {
  await open({ last: undefined, addresses: [] });
  await expect.element(page.getByText('Not mailed.')).toBeVisible();
  await expect.element(page.getByText(/No mail address is known/)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
