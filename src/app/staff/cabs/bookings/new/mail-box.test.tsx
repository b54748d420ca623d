import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../../../../tests/support/component-axe.ts';
import { renderOnPage } from '../../../../../../tests/support/component-router.tsx';
import { MailBox } from './mail-box.tsx';

function Form({ email = '' }: { email?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState(0);
  const fillIn = () => {
    const field = form.current?.elements.namedItem('email');
    if (field instanceof HTMLInputElement) field.value = 'known@example.com';
    setFilled((times) => times + 1);
  };
  return (
    <form ref={form}>
      {!email && <input name="email" aria-label="E-mail" />}
      <button type="button" onClick={fillIn}>
        Take over
      </button>
      <MailBox form={form} email={email} trigger={filled} />
    </form>
  );
}

const box = page.getByRole('checkbox', { name: /^Mail the booking to the customer/ });
const field = page.getByLabelText('E-mail');

it('is on once an address is typed or taken over, and off without one', async () => {
  await renderOnPage(<Form />);
  await expect.element(box).toBeDisabled();
  await expect.element(box).not.toBeChecked();
  await field.fill('asha@');
  await expect.element(box).toBeDisabled();
  await field.fill('asha@example.com');
  await expect.element(box).toBeChecked();
  await expect.element(page.getByText('To asha@example.com.')).toBeVisible();
  await expectSound(box.element());
  await field.fill('');
  await expect.element(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect.element(page.getByText('To known@example.com.')).toBeVisible();
  await expect.element(box).toBeChecked();
});

it('stays off for this booking once staff switch it off', async () => {
  await renderOnPage(<Form email="meera@example.in" />);
  await expect.element(page.getByText('To meera@example.in.')).toBeVisible();
  await box.click();
  await expect.element(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect.element(box).not.toBeChecked();
});
