import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { press } from '../../../../../tests/support/component-keys.ts';
import { renderOnPage, type Sent } from '../../../../../tests/support/component-router.tsx';
import { NoteForm } from './note-form.tsx';

const noteAdded = (_sent: Sent) => done('Note added.');

/** Shows the note of one enquiry, of another one, or none, as when staff go from page to page. */
function Pages() {
  const [id, setId] = useState('42');
  return (
    <>
      {['42', '43', ''].map((one) => (
        <button key={one} type="button" onClick={() => setId(one)}>
          {one ? `Enquiry ${one}` : 'Elsewhere'}
        </button>
      ))}
      {id && <NoteForm key={id} id={id} fieldId="note" onRestored={() => {}} />}
    </>
  );
}

const show = async (
  answer: (sent: Sent) => ReturnType<typeof done> | ReturnType<typeof refused> = noteAdded,
) => renderOnPage(<Pages />, { actions: { '/': answer } });

const goTo = (name: string) => page.getByRole('button', { name }).click();
const note = page.getByLabelText('New note');
const restored = page.getByText('Restored what you had typed.');
const addNote = page.getByRole('button', { name: 'Add note' });

/** What the browser asks the page when its tab is closed or reloaded. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a half-typed text', () => {
  it('is there when staff come back, at its own enquiry alone, and says so', async () => {
    await show();
    await note.fill('Wants a window');
    await expect.element(restored).not.toBeInTheDocument();
    await goTo('Enquiry 43');
    await expect.element(note).toHaveValue('');
    await goTo('Enquiry 42');
    await expect.element(note).toHaveValue('Wants a window');
    await expect.element(restored).toBeVisible();
  });

  it('is there after a reload, for the same user', async () => {
    const { unmount } = await show();
    await note.fill('Nearly lost');
    expect(Object.keys(sessionStorage)).toContain('typed rupa note 42');
    await unmount();
    await show();
    await expect.element(note).toHaveValue('Nearly lost');
    await expect.element(restored).toBeVisible();
  });

  it('makes the browser ask before the tab is closed, until it is sent or taken back', async () => {
    await show();
    await expect.poll(asksBeforeUnload).toBe(false);
    await note.fill('Wants a boat');
    await expect.poll(asksBeforeUnload).toBe(true);
    await note.fill('');
    await expect.poll(asksBeforeUnload).toBe(false);
    await note.fill('Wants a boat');
    await addNote.click();
    await expect.element(page.getByText('Note added.')).toBeVisible();
    await expect.poll(asksBeforeUnload).toBe(false);
  });

  it('is gone once it is sent', async () => {
    const { sent } = await show();
    await note.click();
    await press('Wants a window', '<Control+Enter>');
    await expect.element(page.getByText('Note added.')).toBeVisible();
    await expect.element(note).toHaveValue('');
    await goTo('Elsewhere');
    await goTo('Enquiry 42');
    await expect.element(note).toHaveValue('');
    await expect.element(restored).not.toBeInTheDocument();
    expect(sent).toEqual([{ intent: 'note', id: '42', text: 'Wants a window' }]);
  });

  it('is kept when it is refused', async () => {
    await show(() => refused('invalid', 'Type at most 2,000 characters.'));
    await note.fill('Too long');
    await addNote.click();
    await expect.element(page.getByText('Type at most 2,000 characters.')).toBeVisible();
    await expect.element(note).toHaveValue('Too long');
    await goTo('Elsewhere');
    await goTo('Enquiry 42');
    await expect.element(note).toHaveValue('Too long');
  });

  it('is discarded on request, and stays away', async () => {
    await show();
    await note.fill('Wants a boat');
    await goTo('Elsewhere');
    await goTo('Enquiry 42');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect.element(note).toHaveValue('');
    await expect.element(note).toHaveFocus();
    await expect.poll(asksBeforeUnload).toBe(false);
    await goTo('Elsewhere');
    await goTo('Enquiry 42');
    await expect.element(note).toHaveValue('');
    await expect.element(restored).not.toBeInTheDocument();
  });

  it('that is continued while the first part is being sent stays', async () => {
    const reply = Promise.withResolvers<void>();
    await renderOnPage(<Pages />, {
      actions: { '/': () => reply.promise.then(() => done('Note added.')) },
    });
    await note.fill('Wants a window');
    await addNote.click();
    await note.fill('Wants a window, and a child seat');
    reply.resolve();
    await expect.element(page.getByText('Note added.')).toBeVisible();
    await expect.element(note).toHaveValue('Wants a window, and a child seat');
  });
});

describe('another tab', () => {
  const key = 'rupa note 42';

  /** A second copy of the module has the identity of another tab, and reaches this one only by the browser's channel. */
  const anotherTab = () => {
    const address = new URL('../../forms/kept-input/kept-input-tabs.ts', import.meta.url);
    address.searchParams.set('tab', crypto.randomUUID());
    return import(/* @vite-ignore */ address.href) as Promise<
      typeof import('#app/staff/forms/kept-input/kept-input-tabs.ts')
    >;
  };

  it('that is opened has the text, hears what is typed, and that it was sent', async () => {
    await show();
    await note.fill('Half a thought');
    const { listenToTabs } = await anotherTab();
    const heard: unknown[] = [];
    const stop = listenToTabs({ key, own: () => undefined, onValue: (value) => heard.push(value) });
    await expect.poll(() => heard).toEqual([{ text: 'Half a thought' }]);
    await note.fill('Half a thought more');
    await expect.poll(() => heard.at(-1)).toEqual({ text: 'Half a thought more' });
    await addNote.click();
    await expect.poll(() => heard.at(-1)).toBe(undefined);
    stop();
  });

  it('gives its text to this one, and takes it away when it was sent there', async () => {
    const { listenToTabs, tellTabs } = await anotherTab();
    const stop = listenToTabs({ key, own: () => ({ text: 'Half a thought' }), onValue: () => {} });
    await show();
    await expect.element(note).toHaveValue('Half a thought');
    await expect.element(restored).toBeVisible();
    tellTabs(key, undefined);
    await expect.element(note).toHaveValue('');
    await expect.element(restored).not.toBeInTheDocument();
    await expect.poll(asksBeforeUnload).toBe(false);
    stop();
  });

  it('with the text of another enquiry or another user changes nothing here', async () => {
    const { tellTabs } = await anotherTab();
    await show();
    for (const other of ['rupa note 43', 'anil note 42']) tellTabs(other, { text: 'Not this one' });
    tellTabs(key, { text: 'This one' });
    await expect.element(note).toHaveValue('This one');
  });
});
