import { useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { paths } from '#paths.ts';
import { expectSound } from '../../../../tests/support/component-axe.ts';
import { renderOnPage, type Sent } from '../../../../tests/support/component-router.tsx';
import { FilePanel } from './file-panel.tsx';
import type { FilesView } from './file-view.ts';

const owner = { kind: 'booking', id: '7' } as const;
const file = (name: string, id = '1') => ({
  ...{ id, owner, name, size: '12 KB', by: 'Rupa Das, 19 Nov 2026, 14:05' },
  ...{ picture: undefined, pdfHref: '/adminDashboard/attachment?id=1' },
});

const show = (
  answer: (sent: Sent) => ReturnType<typeof refused> | ReturnType<typeof done>,
  view?: FilesView,
) =>
  renderOnPage(<FilePanel view={view ?? { owner, files: [] }} />, {
    actions: { [paths.adminFiles]: answer },
  });

const chooser = page.getByLabelText('Add files');
const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

it('sends several files one after another, each with its own key', async () => {
  const { sent } = await show(() => done('The file is added.'));
  await expectSound(page.getByRole('region', { name: 'Files' }).element());
  await chooser.upload([pdf('a.pdf'), pdf('b.pdf')]);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toMatchObject([
    { intent: 'add', owner: 'booking', ownerId: '7' },
    { intent: 'add', owner: 'booking', ownerId: '7' },
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  await expect.element(page.getByText('a.pdf')).not.toBeInTheDocument();
});

it('keeps a file that did not arrive, and sends it again under the same key', async () => {
  const replies = [refused('unavailable', 'The server cannot be reached.'), done('The file is added.')];
  const { sent } = await show(() => replies.shift() ?? done(''));
  await chooser.upload([pdf('a.pdf')]);
  await expect.element(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('a.pdf')).not.toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

it('says why a file is refused, goes on with the others, and does not send what is too large', async () => {
  const { sent } = await show(() => refused('invalid', 'Only pictures and PDFs can be added.'));
  await chooser.upload([pdf('large.pdf', 10 * 1024 * 1024 + 1), pdf('wrong.pdf')]);
  await expect.element(page.getByText('A file can have at most 10 MB.')).toBeVisible();
  await expect.element(page.getByText('Only pictures and PDFs can be added.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Take large.pdf out of the list' }).click();
  await expect.element(page.getByText('large.pdf')).not.toBeInTheDocument();
});

it('asks before it deletes a file', async () => {
  const { sent } = await show(() => done('The file is deleted.'), { owner, files: [file('visa.pdf')] });
  await page.getByRole('button', { name: 'Delete visa.pdf' }).click();
  const popup = page.getByRole('dialog', { name: 'Delete this file?' });
  await expectSound(popup.element());
  await popup.getByRole('button', { name: 'Delete' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(sent).toEqual([{ intent: 'remove', owner: 'booking', ownerId: '7', id: '1' }]);
});

it('loads the page again until a picture is made', async () => {
  const viewOf = (state: 'preparing' | 'ready'): FilesView => ({
    ...{ owner, files: [{ ...file('photo.jpg'), picture: { id: '1', width: 6, height: 4, state } }] },
  });
  const views = [viewOf('preparing'), viewOf('preparing'), viewOf('ready')];
  const Page = () => <FilePanel view={useLoaderData<FilesView>()} />;
  await renderOnPage(<Page />, { loaders: { '/': () => views.shift() ?? viewOf('ready') } });
  await expect.element(page.getByText('The photo is being prepared.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'photo.jpg' }), { timeout: 8000 }).toBeInTheDocument();
  expect(views).toEqual([]);
});

it('takes files by a drop on the panel', async () => {
  const { sent } = await show(() => done('The file is added.'));
  const data = new DataTransfer();
  data.items.add(pdf('dropped.pdf'));
  const area = page.getByRole('region', { name: 'Place for dropped files: Files' }).element();
  area.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Drop them here.')).toBeVisible();
  area.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.poll(() => sent.length).toBe(1);
});
