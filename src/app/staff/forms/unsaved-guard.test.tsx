import { Link, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../../tests/support/component-axe.ts';
import { press } from '../../../../tests/support/component-keys.ts';
import { renderOnPage } from '../../../../tests/support/component-router.tsx';
import { done, refused } from './action-result.ts';
import { UnsavedPopup, useUnsavedGuard } from './unsaved-guard.tsx';
import { useActionForm } from './use-action-form.ts';
import { useEdits } from './use-edits.ts';

/** A form as the screens have it: it is dirty from the first key until everything is saved. */
function Form() {
  const { isDirty, markDirty, startSave } = useEdits();
  const blocker = useUnsavedGuard(isDirty);
  const navigate = useNavigate();
  const { status, onSubmit } = useActionForm({
    working: 'Saving…',
    onResult: (result) => result.done && startSave()(),
  });
  return (
    <>
      <form onSubmit={onSubmit} onInput={markDirty}>
        <label>
          Agency <input name="agency" defaultValue="Purvai" />
        </label>
        <button type="submit">Save</button>
        <p role="status">{status?.text}</p>
      </form>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?tab=2">Second tab</Link>
      <Link to="#part">A part of the page</Link>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Leave by script
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <UnsavedPopup blocker={blocker} />
    </>
  );
}

const render = (answer: () => ReturnType<typeof done> | ReturnType<typeof refused> = () => done('Saved.')) =>
  renderOnPage(<Form />, { actions: { '/': answer } });

const agency = page.getByLabelText('Agency');
const link = (name: string) => page.getByRole('link', { name });
const question = page.getByRole('dialog', { name: 'Leave without saving?' });
const elsewhere = page.getByRole('heading', { name: '/elsewhere' });
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('nobody is asked before something is typed', async () => {
  await render();
  expect(asksBeforeUnload()).toBe(false);
  await link('Elsewhere').click();
  await expect.element(elsewhere).toBeVisible();
});

it('leaving with typed text asks, and staying keeps it', async () => {
  await render();
  await agency.fill('Purvai Travels');
  await link('Elsewhere').click();
  await expect.element(question.getByRole('button', { name: 'Stay here' })).toHaveFocus();
  await expectSound(question.element());
  await press('<Enter>');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(link('Elsewhere')).toHaveFocus();
  await expect.element(agency).toHaveValue('Purvai Travels');
  // Also a second time, by Escape, and for steps that no link makes.
  const button = (name: string) => page.getByRole('button', { name });
  for (const step of [link('Elsewhere'), button('Leave by script'), button('Back')]) {
    await step.click();
    await expect.element(question).toBeVisible();
    await press('<Escape>');
    await expect.element(question).not.toBeInTheDocument();
  }
  await expect.element(agency).toHaveValue('Purvai Travels');
  await button('Back').click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(page.getByRole('heading', { name: '/before' })).toBeVisible();
});

it('whoever wants to leaves', async () => {
  await render();
  await agency.fill('Purvai Travels');
  await link('Elsewhere').click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(elsewhere).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(asksBeforeUnload).toBe(false);
});

it('another view of the page asks, a place on it does not', async () => {
  await render();
  await agency.fill('Purvai Travels');
  await link('A part of the page').click();
  await expect.element(question).not.toBeInTheDocument();
  await link('Second tab').click();
  await expect.element(question).toBeVisible();
});

it('after a save nobody is asked', async () => {
  await render();
  await agency.fill('Purvai Travels');
  await expect.poll(asksBeforeUnload).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.poll(asksBeforeUnload).toBe(false);
  await link('Elsewhere').click();
  await expect.element(elsewhere).toBeVisible();
});

it('a save that was refused still asks', async () => {
  await render(() => refused('conflict', 'Another staff member has saved this.'));
  await agency.fill('Purvai Travels');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Another staff member has saved this.')).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);
  await link('Elsewhere').click();
  await expect.element(question).toBeVisible();
});
