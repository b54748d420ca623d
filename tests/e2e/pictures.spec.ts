import { fullOnly } from '../support/check-extent.ts';
import { measuredAddresses } from './support/public-addresses.ts';
import { expect, test } from './support/test.ts';

for (const path of measuredAddresses) {
  test(
    `every picture of ${path} arrives, no part shows one twice, and its share card arrives`,
    fullOnly,
    async ({ page, request }, info) => {
      test.slow();
      await page.goto(path);
      const pictures = await page.evaluate(() => {
        const images = [...document.querySelectorAll<HTMLImageElement>('picture > img')];
        return Promise.all(
          images.map(async (image) => {
            image.loading = 'eager';
            await image.decode().catch(() => undefined);
            const part = image.closest('section')?.getAttribute('aria-labelledby') ?? '';
            return { part, file: image.currentSrc, isShown: image.naturalWidth > 0 };
          }),
        );
      });
      expect(pictures.length).toBeGreaterThan(0);
      const { posterFile } = info.project.metadata as { posterFile: string };
      for (const picture of pictures)
        expect(picture).toEqual({
          part: expect.any(String),
          file: expect.stringMatching(posterFile),
          isShown: true,
        });
      // A tour and a place of another part may share the picture of where they are.
      const files = pictures.map(({ part, file }) => `${part} ${file.replace(/-\d+\.\w+$/, '')}`);
      expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);

      const card = await page.locator('meta[property="og:image"]').getAttribute('content');
      const answer = await request.get(new URL(card ?? '').pathname);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    },
  );
}

test(
  'the plain copy of a poster, which links in the database name, is a WebP file',
  fullOnly,
  async ({ request }) => {
    const answer = await request.get('/posters/kaziranga.webp');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
  },
);
