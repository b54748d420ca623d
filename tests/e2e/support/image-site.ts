import type { Page } from '@playwright/test';
import { somePhoto } from '../../support/some-images.ts';
import { startWorker } from '../../support/system.ts';
import { test as base } from './own-site.ts';
import { expectSaid } from './seen.ts';

/** A site with a worker, which makes the files of the images. */
export const test = base.extend<object, { images: undefined }>({
  images: [
    async ({ ownSite: { databaseUrl, storageDir } }, use) => {
      const env = { STORAGE_DIR: storageDir };
      const worker = await startWorker({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:9', env });
      await use(undefined);
      await worker.stop();
    },
    { scope: 'worker', auto: true },
  ],
});

export const photo = async (name: string, width = 900) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await somePhoto(width, 600),
});

export const uploadRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

/** Uploads a photo on the page of images and describes it; returns the description. */
export async function upload(
  page: Page,
  name: string,
  text = `A river boat ${crypto.randomUUID().slice(0, 8)}`,
): Promise<string> {
  await page.getByLabel('Upload images').setInputFiles(await photo(name));
  const row = uploadRow(page, name);
  await row.getByLabel('What does it show?').fill(text);
  await row.getByRole('button', { name: 'Save the description' }).click();
  await expectSaid(page, 'The image is saved.');
  return text;
}

/** Pastes or drops a photo where the event happens. */
export async function giveFile(page: Page, selector: string, kind: 'drop' | 'paste', name: string) {
  const bytes = [...(await somePhoto(300, 200))];
  await page.locator(selector).evaluate(
    (element, [fileName, event, numbers]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(numbers)], fileName, { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, ...options })
          : new ClipboardEvent('paste', { clipboardData: data, ...options }),
      );
    },
    [name, kind, bytes] as const,
  );
}
