import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { articlePath, bhutanPackagePath, guidePaths, paths, publicPages } from '../../src/paths.ts';

/**
 * Takes the screenshots in docs/screens of a running site: every public page in full on phone and desktop, guides on the phone alone, and the first
 * screen of the home page on both for the README.
 * Usage: npm run screens -- http://localhost:3000 /usr/bin/chromium
 */
const [address = 'http://localhost:3000', browserFile = '/usr/bin/chromium'] = process.argv.slice(2);
type View = { width: number; height: number; shownAt: number; colorScheme: 'light' | 'dark' };

const phone: View = { width: 390, height: 844, shownAt: 390, colorScheme: 'light' };
const desktop: View = { width: 1440, height: 900, shownAt: 720, colorScheme: 'light' };

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

/** The maximum height of a WebP picture. */
const tallest = 16_000;

async function openPage({ width, height, colorScheme }: View): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

async function take(view: View, wanted: string[]): Promise<void> {
  const { width, shownAt, colorScheme } = view;
  const page = await openPage(view);
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

async function firstScreen(view: View, height: number): Promise<Buffer> {
  const page = await openPage(view);
  await page.reload({ waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture).resize({ height }).png().toBuffer();
}

/** Both screenshots side by side, on a background that suits light and dark pages. */
async function takeForReadme(): Promise<void> {
  const height = 600;
  const onDesktop = await firstScreen(desktop, height);
  const onPhone = await firstScreen({ ...phone, colorScheme: 'dark' }, height);
  const left = (desktop.width * height) / desktop.height + 24;
  const width = left + Math.round((phone.width * height) / phone.height);
  await sharp({ create: { width, height, channels: 4, background: 'transparent' } })
    .composite([
      { input: onDesktop, left: 0, top: 0 },
      { input: onPhone, left, top: 0 },
    ])
    .webp({ quality: 60, effort: 6 })
    .toFile('docs/screens/readme.webp');
}

await takeForReadme();
await take(phone, pages);
await take(
  desktop,
  pages.filter((path) => !guidePaths.some((guide) => guide === path)),
);
await take({ ...phone, colorScheme: 'dark' }, [paths.home]);
await take({ ...desktop, width: 768, colorScheme: 'dark' }, [paths.home]);
await browser.close();
