import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StopSuggestion } from '#domain/fares/resolved-trip.ts';
import { expectSound } from '../../../tests/support/component-axe.ts';
import { press } from '../../../tests/support/component-keys.ts';
import { StopField } from './stop-field.tsx';

const stop = (name: string, km: number): StopSuggestion => ({
  ...{ slug: name.toLowerCase(), name, km, minutes: km },
  ...{ kind: 'beyond', city: 'delhi' },
});
const usual = [stop('Agra', 233), stop('Ajmer', 415), stop('Jaipur', 281)];
const onServer = [...usual, stop('Agartala', 2481)];

/** The server suggests places that begin with what is typed. */
const serve = () =>
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    const typed = new URL(String(asked), location.href).searchParams.get('q') ?? '';
    const stops = onServer.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
    return Response.json({ stops });
  });

function Ride({ value = '', isHydrated = true }: { value?: string; isHydrated?: boolean }) {
  const [chosen, setChosen] = useState(0);
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <StopField
        {...{ id: 'to', name: 'to', label: 'To', value, isHydrated, usual, other: 'delhi' }}
        onChosen={() => setChosen(chosen + 1)}
        onLeft={() => {}}
      />
      <button type="button">Next field</button>
      <output>{chosen}</output>
      <p data-testid="sent">{sent}</p>
    </form>
  );
}

const field = page.getByRole('combobox', { name: 'To' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const all = ['Agra233 km', 'Ajmer415 km', 'Jaipur281 km'];

async function show(value?: string) {
  serve();
  const { container } = await render(<Ride {...(value && { value })} />);
  await field.click();
  await expect.poll(options).toEqual(all);
  return container;
}

it('shows the usual places when it is reached, and chooses one by the arrow keys', async () => {
  const container = await show();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expectSound(container);
  await press('<ArrowDown>', '<ArrowDown>');
  await expect
    .element(page.getByRole('option', { name: 'Ajmer 415 km' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', 'to-list-1');
  // Around the end of the list, and back.
  await press('<ArrowDown>', '<ArrowDown>');
  await expect
    .element(page.getByRole('option', { name: 'Agra 233 km' }))
    .toHaveAttribute('aria-selected', 'true');
  await press('<ArrowUp>', '<Enter>');
  await expect.element(field).toHaveValue('Jaipur');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveFocus();
  expect(document.querySelector('output')?.textContent).toBe('1');
});

it('narrows the list at once, then shows what the server knows', async () => {
  await show();
  await press('a');
  await expect.poll(options).toEqual(['Agra233 km', 'Ajmer415 km', 'Agartala2481 km']);
  await press('ga');
  await expect.poll(options).toEqual(['Agartala2481 km']);
  await press('<Enter>');
  await expect.element(field).toHaveValue('Agartala');
});

const sent = () => page.getByTestId('sent').element().textContent;

it('takes nothing for what is meant by Enter where several places are, and sends what is typed', async () => {
  await show();
  await press('ag');
  await expect.poll(options).toEqual(['Agra233 km', 'Agartala2481 km']);
  await press('<Enter>');
  await expect.poll(options).toEqual([]);
  await expect.element(field).toHaveValue('ag');
  await expect.poll(sent).toBe('1');
});

it('keeps a place that is filled in when Enter sends the form', async () => {
  await show('Jaipur');
  await press('<Enter>');
  await expect.element(field).toHaveValue('Jaipur');
  await expect.poll(sent).toBe('1');
});

it('suggests what fits to what was typed before the script ran', async () => {
  serve();
  const { rerender } = await render(<Ride isHydrated={false} />);
  await page.getByRole('textbox', { name: 'To' }).fill('aga');
  await rerender(<Ride />);
  await expect.poll(options).toEqual(['Agartala2481 km']);
});

it('Escape closes the list and leaves the focus and the text', async () => {
  await show();
  await press('ag', '<Escape>');
  await expect.poll(options).toEqual([]);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('ag');
});

it('typing replaces a place that is filled in', async () => {
  await show('Guwahati');
  await press('jai');
  await expect.element(field).toHaveValue('jai');
});

it('keeps a place that nobody knows, and says so', async () => {
  await show();
  await press('Haflong');
  const unknown = page.getByText('Not in our list. Go on: we find it, or call you with the fare.');
  await expect.element(unknown).toBeVisible();
  await press('<Tab>');
  await expect.element(unknown).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Haflong');
  await expect.element(page.getByRole('button', { name: 'Next field' })).toHaveFocus();
});

it('is chosen by a press, with the focus still in the field', async () => {
  await show();
  await page.getByRole('option', { name: 'Ajmer 415 km' }).click();
  await expect.element(field).toHaveValue('Ajmer');
  await expect.element(field).toHaveFocus();
  await expect.poll(options).toEqual([]);
});
