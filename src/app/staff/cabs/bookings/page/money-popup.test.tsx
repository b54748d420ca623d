import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { done, type Refusal, refused } from '#app/staff/forms/action-result.ts';
import { PopupButton } from '#app/staff/kit/popup-button.tsx';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { expectSound } from '../../../../../../tests/support/component-axe.ts';
import { press } from '../../../../../../tests/support/component-keys.ts';
import { renderOnPage, type Sent } from '../../../../../../tests/support/component-router.tsx';
import { MoneyPopup } from './money-popup.tsx';

const messages = bookingMessages.bookings;
const balancePaise = 5_000_00;

const refusal = (code: 'invalid' | 'conflict', text: string, field: string): Refusal => ({
  ...refused(code, text),
  field,
});

/** As the service: an amount that cannot be read is refused, one above the balance is asked about. */
function enter({ amount = '', confirmed = '' }: Sent) {
  const paise = paiseFromTyped(amount);
  if (paise === undefined) return refusal('invalid', messages.amountWrong, 'amount');
  if (paise > balancePaise && paise !== paiseFromTyped(confirmed))
    return refusal(
      'conflict',
      messages.aboveBalance(formatPaise(paise), formatPaise(balancePaise)),
      'confirmed',
    );
  return done('The entry is saved.');
}

const collectors = [
  { value: '12', label: 'Nabin Boro, Ride 2 of 2' },
  { value: '11', label: 'Bikash Kalita, Ride 1 of 2' },
];
const usual = { isRefund: false, mayRefund: true, isAdvance: true, collectors, due: '' };
const opener = page.getByRole('button', { name: 'Add payment' });
const popup = page.getByRole('dialog', { name: 'Add payment' });
const amount = popup.getByLabelText('Amount');
const save = popup.getByRole('button', { name: 'Save' });

function MoneyOfBooking(props: Partial<typeof usual>) {
  const [text, setText] = useState('');
  return (
    <>
      <PopupButton
        label="Add payment"
        popup={(close) => <MoneyPopup {...usual} {...props} bookingId="7" onDone={setText} onClose={close} />}
      />
      <p>{text}</p>
    </>
  );
}

async function openPopup({
  answer = enter,
  ...props
}: Partial<typeof usual> & { answer?: (sent: Sent) => ReturnType<typeof enter> } = {}) {
  const shown = await renderOnPage(<MoneyOfBooking {...props} />, { actions: { '/': answer } });
  await opener.click();
  await expect.element(amount).toHaveFocus();
  return shown;
}

it('is filled in by keyboard, says how the amount is understood, and closes when it is saved', async () => {
  const { sent } = await openPopup();
  await press('4k');
  await expect.element(popup.getByText('Understood as ₹4,000: four thousand rupees.').first()).toBeVisible();
  await expectSound(popup.element());
  await press('<Tab>', '<ArrowRight>', '<Enter>');
  await expect.element(page.getByText('The entry is saved.')).toBeVisible();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(sent).toMatchObject([
    { intent: 'money', id: '7', amount: '4k', kind: 'payment', method: 'upi', confirmed: '' },
  ]);
});

it('shows a fault at its field, and what was typed stays', async () => {
  const { sent } = await openPopup();
  await amount.fill('four thousand');
  await popup.getByLabelText('Reference').fill('UTR 4711');
  await save.click();
  await expect.element(popup.getByText(messages.amountWrong)).toBeVisible();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  await expect.element(amount).toHaveValue('four thousand');
  await expect.element(popup.getByLabelText('Reference')).toHaveValue('UTR 4711');
  await amount.fill('4,000');
  await save.click();
  await expect.element(popup).not.toBeInTheDocument();
  // A second try has the key of the first, so that one payment is entered once.
  const keys = sent.map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('asks before more than the balance is saved, for this amount alone', async () => {
  const { sent } = await openPopup();
  await amount.fill('50,000');
  await save.click();
  const question = messages.aboveBalance('₹50,000', '₹5,000');
  await expect.element(popup.getByText(question)).toBeVisible();
  const confirm = popup.getByRole('button', { name: 'Yes, save ₹50,000' });
  await expect.element(confirm).toBeVisible();
  await amount.fill('60,000');
  await save.click();
  await expect.element(popup.getByRole('button', { name: 'Yes, save ₹60,000' })).toBeVisible();
  await amount.fill('50,000');
  await expect.element(confirm).not.toBeInTheDocument();
  await save.click();
  await confirm.click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(sent.map(({ confirmed }) => confirmed)).toEqual(['', '', '', '50,000']);
});

it('sends a double press once', async () => {
  const { sent } = await openPopup({ due: '2,000' });
  await expect.element(amount).toHaveValue('2,000');
  await save.dblClick();
  await expect.element(popup).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

it('that cannot reach the server says so and keeps what was typed', async () => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  await openPopup({ answer: away });
  await amount.fill('2,000');
  await save.click();
  await expect.element(popup.getByText('The server could not be reached. Please try again.')).toBeVisible();
  await expect.element(amount).toHaveValue('2,000');
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
});

it('asks which driver has the money that a driver collected', async () => {
  const { sent } = await openPopup();
  await amount.fill('2,000');
  await popup.getByText('Collected by driver').click();
  await popup.getByLabelText('Which driver has it').selectOptions('Bikash Kalita, Ride 1 of 2');
  await save.click();
  await expect.element(page.getByText('The entry is saved.')).toBeVisible();
  expect(sent).toMatchObject([{ kind: 'collected-by-driver', dutyId: '11', method: 'cash' }]);
});

it('takes what a driver collected for cash until staff choose, and says where the money will be', async () => {
  await openPopup();
  const method = (name: string) => popup.getByRole('radio', { name, exact: true });
  await expect.element(method('UPI')).toBeChecked();
  await expect.element(popup.getByText('The money is in our bank.')).toBeVisible();
  await popup.getByText('Collected by driver').click();
  await expect.element(method('Cash')).toBeChecked();
  await expect.element(popup.getByText('The money is with the driver until it is settled.')).toBeVisible();
  await popup.getByText('Payment', { exact: true }).click();
  await expect.element(method('UPI')).toBeChecked();
  await popup.getByText('Card', { exact: true }).click();
  await popup.getByText('Collected by driver').click();
  await expect.element(method('Card')).toBeChecked();
  await expect.element(popup.getByText('The money is in our bank.')).toBeVisible();
});

it('offers refunds to those who may enter them, and collected money only with a driver', async () => {
  const { unmount } = await openPopup({ isRefund: true, mayRefund: false, collectors: [] });
  const kinds = () =>
    popup
      .getByRole('group', { name: 'For' })
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('value'));
  expect(kinds()).toEqual(['advance', 'payment']);
  await expect
    .element(popup.getByText('Refunds are entered by staff members with the area Money.'))
    .toBeVisible();
  await unmount();
  await openPopup({ isRefund: true });
  expect(kinds()).toEqual(['advance', 'payment', 'collected-by-driver', 'refund']);
  await expect.element(popup.getByRole('radio', { name: 'Refund' })).toBeChecked();
  await expect.element(popup.getByLabelText('Paid back on')).toBeVisible();
});
