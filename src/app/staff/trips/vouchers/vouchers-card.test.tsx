import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Voucher, VoucherContent } from '#domain/bookings/vouchers/voucher.ts';
import type { VoucherRow } from '#domain/bookings/vouchers/voucher-rows.ts';
import { expectSound } from '../../../../../tests/support/component-axe.ts';
import { renderOnPage } from '../../../../../tests/support/component-router.tsx';
import { toVouchersView } from './voucher-view.ts';
import { VouchersCard } from './vouchers-card.tsx';

const agency = { agencyName: 'Purvai Travels', phoneE164: '+913610000000' };
const at = new Date('2026-11-18T06:34:00Z');

const content: VoucherContent = {
  ...{ number: 'B7', title: 'Bhutan', firstDay: '2027-04-12', lastDay: '2027-04-17' },
  ...{ supplier: { name: 'Hotel Druk', city: '' }, leadName: 'Meera Nair', contact: null },
  ...{ adults: 2, childAges: [], travellers: [], days: [], services: [] },
};

const voucher = (id: string, change: Partial<Voucher> = {}): Voucher => ({
  ...{ id, bookingId: '7', supplierId: '3', version: 1, content, fingerprint: '' },
  ...{ madeBy: 'Rupa Das', madeAt: at, sentAt: null, sentBy: null },
  ...change,
});

const row = (change: Partial<VoucherRow>): VoucherRow => ({
  ...{ supplierId: '3', name: 'Hotel Druk', state: 'made', newest: voucher('21', { version: 2 }) },
  ...{ earlier: [voucher('20')], mail: undefined, address: 'stay@druk.example' },
  ...{ phoneE164: '+919706011111', unconfirmed: [] },
  ...change,
});

async function open(rows: VoucherRow[], rest = { isCancelled: false, hasDays: true }) {
  const sent: Record<string, string>[] = [];
  const vouchers = toVouchersView({ rows, ...rest }, agency);
  await renderOnPage(
    <VouchersCard bookingId="7" vouchers={vouchers} onAct={async (fields) => void sent.push(fields)} />,
  );
  return sent;
}

it('makes vouchers, sends each by mail or marks it, and every mail has a key of its own', async () => {
  const other = row({
    ...{ supplierId: '4', name: 'Dhensa', state: 'out-of-date', unconfirmed: ['Hotel in Punakha'] },
    earlier: [],
  });
  const sent = await open([row({}), other]);
  await expect.element(page.getByText('Not confirmed: Hotel in Punakha.')).toBeVisible();
  await expect.element(page.getByText('Version 2, 18 Nov 2026, 12:04').first()).toBeVisible();
  await expectSound(page.getByRole('region').element());
  const pdf = page.getByRole('link', { name: 'PDF of the voucher: Hotel Druk' });
  await expect.element(pdf).toHaveAttribute('href', '/adminDashboard/voucher?id=21');
  await expect
    .element(page.getByRole('link', { name: 'Version 1' }))
    .toHaveAttribute('href', '/adminDashboard/voucher?id=20');
  const chat = page.getByRole('link', { name: 'Send by WhatsApp: Hotel Druk' }).element();
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919706011111\?text=Purvai%20Travels/);
  // What is out of date can be printed and is not sent.
  await expect.element(page.getByRole('button', { name: /Dhensa/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Make again' }).click();
  await page.getByRole('button', { name: 'Mail to stay@druk.example: Hotel Druk' }).click();
  await page.getByRole('button', { name: 'Given by hand: Hotel Druk' }).click();
  await page.getByRole('button', { name: 'Send all vouchers' }).click();
  expect(sent).toMatchObject([
    { intent: 'vouchers-make', bookingId: '7' },
    { intent: 'voucher-mail', voucherId: '21', to: 'stay@druk.example' },
    { intent: 'voucher-sent', voucherId: '21', way: 'hand' },
    { intent: 'vouchers-send', bookingId: '7' },
  ]);
  expect(sent[1]?.key).not.toBe(sent[3]?.key);
});

it('says what became of a voucher, and offers nothing that is done', async () => {
  await open([
    row({
      ...{ state: 'sent', newest: voucher('21', { sentAt: at, sentBy: 'mail' }) },
      mail: { to: 'stay@druk.example', state: 'sent', at },
    }),
    row({ supplierId: '4', name: 'Dhensa', mail: { to: 'x@y.example', state: 'refused', at }, address: '' }),
  ]);
  await expect.element(page.getByText('Mailed on 18 Nov 2026, 12:04.')).toBeVisible();
  await expect.element(page.getByText(/Refused by the mail server of x@y\.example/)).toBeVisible();
  await expect.element(page.getByText('No mail address.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Make/ })).not.toBeInTheDocument();
});

it('tells staff to inform a supplier that has a voucher with nothing left on it', async () => {
  const newest = voucher('21', { sentAt: at, sentBy: 'hand' });
  await open([row({ state: 'withdrawn', newest })], { isCancelled: true, hasDays: true });
  await expect.element(page.getByText(/Tell the supplier/)).toBeVisible();
  await expect.element(page.getByText(/The trip is cancelled/)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
