import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#paths.ts';
import { renderOnPage } from '../../../../../tests/support/component-router.tsx';
import { StopField } from './stop-field.tsx';

it('suggests the names of places for the last of what is typed, and keeps any other', async () => {
  const asked: string[] = [];
  await renderOnPage(<StopField id="from" name="from" label="From" invalid={false} required />, {
    loaders: {
      [paths.adminStopNames]: (query) => {
        asked.push(query.get('q') ?? '');
        return ['Shillong', 'Shillong Peak'];
      },
    },
  });
  const from = page.getByLabelText('From');
  // As fast as keys can follow each other: only the last one is asked about.
  await from.fill('Shi');
  await from.fill('Shill');
  const suggested = () =>
    [...((from.element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
  await expect.poll(suggested).toEqual(['Shillong', 'Shillong Peak']);
  expect(asked.at(-1)).toBe('Shill');
  await expect.element(from).toHaveValue('Shill');
});
