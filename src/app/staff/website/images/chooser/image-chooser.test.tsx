import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { done } from '#app/staff/forms/action-result.ts';
import { imagePath, paths } from '#paths.ts';
import { expectSound } from '../../../../../../tests/support/component-axe.ts';
import { press } from '../../../../../../tests/support/component-keys.ts';
import { renderOnPage } from '../../../../../../tests/support/component-router.tsx';
import type { ImageChoice, ImageChoices } from './choices-route.ts';
import { ChooseImage, useImageChooser } from './choose-image.tsx';

const imageOf = (id: string, alt: string): ImageChoice => ({
  ...{ id, alt, address: imagePath(id), name: alt || `Image ${id}`, tags: '', version: 1 },
  ...{ focus: { x: 50, y: 50 }, width: 300, height: 200 },
  picture: {
    ...{ src: '/icons/apple-touch-icon.png', sources: [], share: '/icons/apple-touch-icon.png' },
    ...{ focus: [0.5, 0.5], width: 300, height: 200 },
  },
});

const library = [
  imageOf('1', 'A ferry at dawn'),
  imageOf('2', 'A rhino in the grass'),
  imageOf('3', ''),
  imageOf('4', 'A ferry at dusk'),
];
const uploaded = imageOf('9', '');

type Ask = { query: URLSearchParams; method: string };

/** As the server's calls: the library two at a time, and an upload of one piece. */
function answer(address: string, { query, method }: Ask): ImageChoices | object {
  if (address === paths.adminImageUpload) {
    const isReady = method === 'GET';
    return { id: '5', offset: method === 'POST' ? 0 : 3, ...(isReady && { state: 'ready', imageId: '9' }) };
  }
  const id = query.get('id');
  if (id) return { images: [...library, uploaded].filter((image) => image.id === id) };
  const search = query.get('search') ?? '';
  if (search) return { images: library.filter(({ alt }) => alt.includes(search)) };
  const begin = library.findIndex((image) => image.id === query.get('before')) + 1;
  const images = library.slice(begin, begin + 2);
  const isEnd = begin + 2 >= library.length;
  return { images, ...(!isEnd && { nextCursor: images.at(-1)?.id }) };
}

let isAway = false;

function serve(): void {
  isAway = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    if (isAway) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(String(asked), location.href);
    return Response.json(answer(pathname, { query: searchParams, method: init?.method ?? 'GET' }));
  });
}

const Chosen = ({ images }: { images: readonly ImageChoice[] }) => (
  <output>{images.map(({ address, alt }) => `${address} ${alt}`).join(', ')}</output>
);

function One() {
  const [chosen, setChosen] = useState<ImageChoice>();
  return (
    <form onSubmit={() => setChosen(imageOf('0', 'the form around was sent'))}>
      <ChooseImage onChoose={setChosen} />
      <Chosen images={chosen ? [chosen] : []} />
    </form>
  );
}

const opener = page.getByRole('button', { name: 'Choose an image' });
const popup = page.getByRole('dialog', { name: 'Choose an image' });
const search = popup.getByLabelText('Search descriptions, tags and file names');
const choices = () =>
  popup
    .getByRole('button', { name: /^Choose: / })
    .elements()
    .map((button) => button.getAttribute('aria-label'));

async function openChooser() {
  serve();
  const { sent } = await renderOnPage(<One />, {
    actions: { [paths.adminImageChoices]: () => done('Saved.') },
  });
  await opener.click();
  await expect.element(search).toHaveFocus();
  await expect.poll(choices).toEqual(['Choose: A ferry at dawn', 'Choose: A rhino in the grass']);
  return sent;
}

/** The images that the page got, in an element of its own. */
const reported = () => document.querySelector('output')?.textContent;

describe('the library', () => {
  it('is searched and an image chosen by keyboard, which gives the focus back', async () => {
    await openChooser();
    await expectSound(popup.element());
    await press('rhino');
    await expect.poll(choices).toEqual(['Choose: A rhino in the grass']);
    await expect.element(popup.getByText('1 image')).toBeVisible();
    await press('<Tab>', '<Enter>');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.poll(reported).toBe(`${imagePath('2')} A rhino in the grass`);
  });

  it('shows older images below the newer ones', async () => {
    await openChooser();
    const older = popup.getByRole('button', { name: 'Show older ones' });
    await older.click();
    await expect.poll(choices).toHaveLength(4);
    await expect.element(older).not.toBeInTheDocument();
    await search.fill('ferry');
    await expect.poll(choices).toEqual(['Choose: A ferry at dawn', 'Choose: A ferry at dusk']);
  });

  it('says that nothing fits, and lets everything be seen again', async () => {
    await openChooser();
    await search.fill('elephant');
    await expect.element(popup.getByText('No image fits “elephant”.')).toBeVisible();
    await search.fill('');
    await expect.poll(choices).toHaveLength(2);
  });

  it('that cannot be loaded says so, and is asked again', async () => {
    await openChooser();
    isAway = true;
    await search.fill('ferry');
    await expect
      .element(popup.getByText('The images could not be loaded. Check the connection and try again.'))
      .toBeVisible();
    isAway = false;
    await popup.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(choices).toHaveLength(2);
  });

  it('closed by Escape chooses nothing, and Enter in the search sends no form around it', async () => {
    await openChooser();
    await press('ferry', '<Enter>', '<Escape>');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(reported()).toBe('');
  });
});

describe('an image without a description', () => {
  it('is described before it is used', async () => {
    const sent = await openChooser();
    await popup.getByRole('button', { name: 'Show older ones' }).click();
    await popup.getByRole('button', { name: 'Choose: Image 3' }).click();
    const describing = popup.getByLabelText('What does it show?');
    await popup.getByRole('button', { name: 'Use this image' }).click();
    await expect.element(popup.getByText('Say what the image shows.')).toBeVisible();
    await expect.element(describing).toHaveFocus();
    await expect.element(describing).toHaveAttribute('aria-invalid', 'true');
    await expectSound(popup.element());
    await press('Mask makers');
    await popup.getByRole('button', { name: 'Use this image' }).dblClick();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.poll(reported).toBe(`${imagePath('3')} Mask makers`);
    expect(sent).toMatchObject([{ intent: 'describe', id: '3', alt: 'Mask makers', version: '1' }]);
  });

  it('can be left for all images', async () => {
    await openChooser();
    await popup.getByRole('button', { name: 'Show older ones' }).click();
    await popup.getByRole('button', { name: 'Choose: Image 3' }).click();
    await popup.getByRole('button', { name: 'Back to all images' }).click();
    await expect.element(popup.getByRole('button', { name: 'Choose: A ferry at dawn' })).toBeVisible();
  });
});

describe('a new file', () => {
  const file = (name: string) => new File(['abc'], name, { type: 'image/jpeg' });

  function Many({ files }: { files: readonly File[] }) {
    const [chosen, setChosen] = useState<readonly ImageChoice[]>([]);
    const { open, chooser } = useImageChooser({ multiple: true, onClose: setChosen });
    return (
      <>
        <button type="button" onClick={() => open(files)}>
          Pasted
        </button>
        {chooser}
        <Chosen images={chosen} />
      </>
    );
  }

  it('is described while it is uploaded, and used when it is ready', async () => {
    serve();
    const { sent } = await renderOnPage(<Many files={[file('IMG_1.jpg')]} />, {
      actions: { [paths.adminImageChoices]: () => done('Saved.') },
    });
    await page.getByRole('button', { name: 'Pasted' }).click();
    const adding = page.getByRole('dialog', { name: 'Add images' });
    await adding.getByLabelText('What does it show?').fill('Fishing nets');
    await adding.getByRole('button', { name: 'Use this image' }).click();
    await expect.element(adding).not.toBeInTheDocument();
    await expect.poll(reported).toBe(`${imagePath('9')} Fishing nets`);
    expect(sent).toMatchObject([{ intent: 'describe', id: '9', alt: 'Fishing nets' }]);
  });

  it('is chosen from the device in the place of one of the library', async () => {
    await openChooser();
    await popup.getByLabelText('Upload images').upload(file('IMG_2.jpg'));
    await popup.getByLabelText('What does it show?').fill('Sunset');
    await popup.getByRole('button', { name: 'Use this image' }).click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.poll(reported).toBe(`${imagePath('9')} Sunset`);
  });
});
