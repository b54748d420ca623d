import { useState } from 'react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PopupButton } from '#app/staff/kit/popup-button.tsx';
import { expectSound } from '../../../../../tests/support/component-axe.ts';
import { press } from '../../../../../tests/support/component-keys.ts';
import { renderOnPage } from '../../../../../tests/support/component-router.tsx';
import { GuardedPopup } from './guarded-popup.tsx';

function EditPackage({ close }: { close: () => void }) {
  const [isDirty, setDirty] = useState(false);
  return (
    <GuardedPopup title="Edit Dochula" isDirty={isDirty} onClose={close}>
      <label onInput={() => setDirty(true)}>
        Duration <input defaultValue="4 days" />
      </label>
      <button type="button" onClick={() => setDirty(false)}>
        Save
      </button>
      <Link to="/elsewhere">Its page</Link>
    </GuardedPopup>
  );
}

const opener = page.getByRole('button', { name: 'Edit: Dochula' });
const popup = page.getByRole('dialog', { name: 'Edit Dochula' });
const duration = popup.getByLabelText('Duration');
const question = page.getByRole('dialog', { name: 'Leave without saving?' });

async function openPopup() {
  await renderOnPage(<PopupButton label="Edit: Dochula" popup={(close) => <EditPackage close={close} />} />);
  await opener.click();
  await expect.element(duration).toHaveFocus();
}

it('without a change it closes at once', async () => {
  await openPopup();
  await press('<Escape>');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('with a change it asks each time, by key and by button, and keeps what was typed', async () => {
  await openPopup();
  await duration.fill('Half a day');
  for (const _time of [1, 2, 3]) {
    await press('<Escape>');
    await expect.element(question).toBeVisible();
    await press('<Escape>');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(duration).toHaveFocus();
  }
  await popup.getByRole('button', { name: 'Close' }).click();
  await expectSound(question.element());
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(duration).toHaveValue('Half a day');
});

it('is left after the question, and the focus is back at its button', async () => {
  await openPopup();
  await duration.fill('Half a day');
  await press('<Escape>');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(duration).toHaveValue('4 days');
});

it('a step to another page asks as well', async () => {
  await openPopup();
  await duration.fill('Half a day');
  await popup.getByRole('link', { name: 'Its page' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(duration).toHaveValue('Half a day');
  await popup.getByRole('link', { name: 'Its page' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(page.getByRole('heading', { name: '/elsewhere' })).toBeVisible();
});

it('after a save it closes at once', async () => {
  await openPopup();
  await duration.fill('Half a day');
  await popup.getByRole('button', { name: 'Save' }).click();
  await press('<Escape>');
  await expect.element(popup).not.toBeInTheDocument();
});
