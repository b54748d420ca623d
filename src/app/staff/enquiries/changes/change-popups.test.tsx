import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { done } from '#app/staff/forms/action-result.ts';
import { PopupButton } from '#app/staff/kit/popup-button.tsx';
import { expectSound } from '../../../../../tests/support/component-axe.ts';
import { press } from '../../../../../tests/support/component-keys.ts';
import { renderOnPage, type Sent } from '../../../../../tests/support/component-router.tsx';
import { type ChangeKind, type ChangePopupProps, changePopups } from './change-popups.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useChange } from './use-change.ts';

const owners = [
  { id: '1', name: 'Rupa Das' },
  { id: '2', name: 'Anil Bora' },
];

type Now = Pick<ChangePopupProps, 'stage' | 'ownerId' | 'purpose' | 'hidden'>;

/** The popup of an enquiry, with what undoes its change. */
function EnquiryChange({ kind, ...now }: Now & { kind: ChangeKind }) {
  const { change, undoBar } = useChange();
  const ChangePopup = changePopups[kind];
  return (
    <>
      <PopupButton
        label="Change"
        popup={(close) => (
          <ChangePopup
            {...now}
            owners={owners}
            onChange={(fields) => change(['42'], fields)}
            onClose={close}
          />
        )}
      />
      <UndoBar {...undoBar} />
    </>
  );
}

const answer = ({ intent }: Sent) =>
  intent === 'undo' ? done('1 change undone.', {}) : done('1 enquiry changed.', { changeId: '9' });

const popup = page.getByRole('dialog');
const opener = page.getByRole('button', { name: 'Change' });
const choice = (name: string) => popup.getByRole('button', { name, exact: true });

async function openPopup(kind: ChangeKind, now: Now = {}) {
  const { sent } = await renderOnPage(<EnquiryChange kind={kind} {...now} />, { actions: { '/': answer } });
  await opener.click();
  await expect.element(popup).toBeVisible();
  await expectSound(popup.element());
  return sent;
}

describe('the stage', () => {
  it('is chosen by one press, closes the popup, and can be undone', async () => {
    const sent = await openPopup('stage', { stage: 'contacted' });
    await expect.element(choice('Contacted')).toHaveAttribute('aria-current', 'true');
    await choice('Quoted').click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(page.getByText('1 enquiry changed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('1 change undone.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(sent).toEqual([
      { intent: 'change', id: '42', change: 'stage', value: 'quoted' },
      { intent: 'undo', changeId: '9' },
    ]);
  });

  it('Lost is chosen by its reason alone', async () => {
    const sent = await openPopup('stage');
    await expect.element(choice('Lost')).not.toBeInTheDocument();
    const reasons = popup.getByRole('group', { name: 'Lost: Why it was lost' });
    await reasons.getByRole('button', { name: 'Went elsewhere' }).click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(page.getByText('1 enquiry changed.')).toBeVisible();
    expect(sent).toEqual([
      { intent: 'change', id: '42', change: 'stage', value: 'lost', lostReason: 'went-elsewhere' },
    ]);
  });

  it('leaves out stages that have a button beside it', async () => {
    await openPopup('stage', { hidden: ['new', 'contacted', 'quoted'] });
    await expect.element(choice('On hold')).toBeVisible();
    await expect.element(choice('Quoted')).not.toBeInTheDocument();
  });
});

it('pressed twice is sent once', async () => {
  const sent = await openPopup('stage');
  const quoted = choice('Quoted').element() as HTMLElement;
  quoted.click();
  quoted.click();
  await expect.element(page.getByText('1 enquiry changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(sent).toHaveLength(1);
});

it('an enquiry is given to a staff member, or to nobody', async () => {
  const sent = await openPopup('owner', { ownerId: null });
  await expect.element(choice('Unassigned')).toHaveAttribute('aria-current', 'true');
  await choice('Anil Bora').click();
  await expect.element(page.getByText('1 enquiry changed.')).toBeVisible();
  await opener.click();
  await choice('Unassigned').click();
  await expect.poll(() => sent.map(({ value }) => value)).toEqual(['2', '']);
});

describe('a follow-up', () => {
  it('has a purpose and a time that are chosen', async () => {
    const sent = await openPopup('follow-up', { purpose: 'Call' });
    await expect.element(choice('Call')).toHaveAttribute('aria-pressed', 'true');
    await choice('Send quote').click();
    await expect.element(choice('Call')).toHaveAttribute('aria-pressed', 'false');
    await choice('Tomorrow 10:00').click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect
      .poll(() => sent)
      .toMatchObject([{ change: 'follow-up', value: 'tomorrow', purpose: 'Send quote' }]);
  });

  it('has a purpose of its own and a typed time, which is needed', async () => {
    const sent = await openPopup('follow-up');
    await popup.getByLabelText('Another purpose').fill('Ask about the visa');
    await choice('Set').click();
    await expect.element(popup).toBeVisible();
    await expect.element(popup.getByLabelText('Time in India')).toHaveFocus();
    await popup.getByLabelText('Time in India').fill('2026-12-01T10:30');
    await press('<Enter>');
    await expect
      .poll(() => sent)
      .toMatchObject([{ value: '2026-12-01T10:30', purpose: 'Ask about the visa' }]);
    await expect.element(opener).toHaveFocus();
  });
});
