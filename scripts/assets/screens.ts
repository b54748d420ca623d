import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { articlePath, bhutanPackagePath, paths, publicPages } from '../../src/paths.ts';

/**
 * Takes the pictures in docs/screens of a running site: every public page on a phone and on a desk, from top to bottom.
 * Usage: npm run screens -- http://localhost:3000 /usr/bin/chromium
 */
const [address = 'http://localhost:3000', browserFile = '/usr/bin/chromium'] = process.argv.slice(2);
type View = { width: number; height: number; shownAt: number; colorScheme: 'light' | 'dark' };

const phone: View = { width: 390, height: 844, shownAt: 390, colorScheme: 'light' };
const desk: View = { width: 1440, height: 900, shownAt: 720, colorScheme: 'light' };

async function examples(): Promise<Record<string, string>> {
  const { result } = await (await fetch(`${address}${paths.api}/bhutan-tour-packages`)).json();
  return {
    [paths.bhutanPackage]: bhutanPackagePath(result[0]._id),
    [articlePath('article')]: articlePath('taktsang-at-an-easy-pace'),
  };
}

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

const browser = await chromium.launch({
  executablePath: browserFile,
  args: ['--no-sandbox'],
});
const example = await examples();
const pages = [...publicPages.map(({ path }) => path), articlePath('article'), '/no-such-page'];

/** The format takes no picture that is taller. */
const tallest = 16_000;

async function take(view: View, wanted: string[]): Promise<void> {
  const { width, height, shownAt, colorScheme } = view;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  // The first visit warms the cache, so that the typefaces are there for the pictures.
  await page.goto(address);
  for (const path of wanted) {
    await page.goto(address + (example[path] ?? path));
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const picture = await page.screenshot({ fullPage: true });
    const name = `${nameOf(path)}-${width}${colorScheme === 'dark' ? '-dark' : ''}`;
    await sharp(picture)
      .resize({ width: shownAt, height: tallest, fit: 'inside' })
      .webp({ quality: 34, effort: 6 })
      .toFile(`docs/screens/${name}.webp`);
  }
  await page.close();
}

await take(phone, pages);
await take(desk, pages);
await take({ ...phone, colorScheme: 'dark' }, [paths.home]);
await take({ ...desk, width: 768, colorScheme: 'dark' }, [paths.home]);
await browser.close();
