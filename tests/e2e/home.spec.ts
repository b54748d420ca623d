import type { Locator, Page } from '@playwright/test';
import { fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

const carouselOf = (page: Page) => page.getByRole('list', { name: 'Destinations' });

/** The number of slides that are fully visible. */
const shown = (list: Locator) =>
  list.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.children].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });

const scrolled = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft));

async function woken(page: Page) {
  const list = carouselOf(page);
  await list.scrollIntoViewIfNeeded();
  await list.hover();
  await expect(page.locator('[data-island="package-carousel"]')).toHaveAttribute('data-awake');
  return list;
}

test.describe('the home page', () => {
  test('has every section, and its links lead where they should', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const path of [
      '/aboutus',
      '/taxis',
      '/delhi-taxi',
      '/guwahati-taxi',
      '/bhutan-tour-packages',
      '/travel-packages',
      '/adventure-tours',
      '/eco-tours',
      '/historical-tours',
    ]) {
      expect(await main.locator(`a[href="${path}"]`).count()).toBeGreaterThan(0);
    }
    await expect(main.getByRole('link', { name: 'All Holiday Packages' })).toHaveAttribute(
      'href',
      '/travel-packages',
    );
    await expect(main.getByRole('heading', { name: 'Why Choose', exact: true })).toBeVisible();
    for (const value of ['Affordability', 'Timeliness', 'Safety', 'Satisfaction']) {
      await expect(main.getByRole('heading', { name: value })).toBeVisible();
    }
    for (const name of ['New Zealand', 'Dubai', 'Maldives']) {
      expect(await carouselOf(page).getByRole('link', { name }).count()).toBe(0);
    }
    await expect(main.getByRole('heading', { name: 'Drop Your Message' })).toBeVisible();
  });

  test('takes a message and begins it for a visitor who came for something', async ({ page, query }) => {
    await page.goto('/?interest=jet-skiing#drop-your-message');
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(/jet skiing/);
    const words = crypto.randomUUID();
    await message.fill(words);
    await page.getByRole('textbox', { name: 'Name' }).fill('Dilip');
    await page.getByRole('textbox', { name: 'Mobile No' }).fill('98640 12345');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status')).toContainText('Thank you');
    expect(await query('select id from enquiries where message = $1', [words])).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('takes the same message and answers on the same page', async ({ page, query }) => {
      const words = crypto.randomUUID();
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Name' }).fill('Elina');
      await page.getByRole('textbox', { name: 'Mobile No' }).fill('98640 12345');
      await page.getByRole('textbox', { name: 'Message' }).fill(words);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status')).toContainText('Thank you');
      expect(await query('select id from enquiries where message = $1', [words])).toHaveLength(1);
    });

    test('the carousel is a list that scrolls', fullOnly, async ({ page }) => {
      await page.goto('/');
      await carouselOf(page).focus();
      await carouselOf(page).hover();
      await page.mouse.wheel(300, 0);
      await expect.poll(() => scrolled(carouselOf(page))).toBeGreaterThan(100);
    });
  });
});

test('nothing is wider than the screen at any width from 320 to 3840 px', fullOnly, async ({ page }) => {
  await page.goto('/');
  const narrow = Array.from({ length: 70 }, (_, step) => 320 + step * 20);
  const wide = Array.from({ length: 12 }, (_, step) => 1720 + step * 200);
  for (const width of [...narrow, ...wide, 3840]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, over]).toEqual([width, Math.min(over, 0)]);
  }
});

test.describe('the carousel', () => {
  for (const [width, count] of [
    [320, 1],
    [463, 1],
    [464, 2],
    [1023, 2],
    [1024, 3],
    [2999, 3],
    [3000, 4],
    [3840, 4],
  ] as const) {
    test(
      `shows ${count === 4 ? 'five places, all four taken,' : count} at ${width} px`,
      fullOnly,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        expect(await shown(carouselOf(page))).toBe(count);
        if (width >= 3000) {
          const share = await carouselOf(page).evaluate(
            (list) =>
              (list.firstElementChild?.getBoundingClientRect().width ?? 0) /
              list.getBoundingClientRect().width,
          );
          expect(share).toBeGreaterThan(0.18);
          expect(share).toBeLessThan(0.2);
        }
      },
    );
  }

  test('on a phone shows the edge of a second card, and has dots and arrows', fullOnly, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const list = await woken(page);
    const [secondLeft, edge] = await list.evaluate((element) => [
      element.children[1]?.getBoundingClientRect().left ?? 0,
      element.getBoundingClientRect().right,
    ]);
    expect((edge ?? 0) - (secondLeft ?? 0)).toBeGreaterThan(8);

    const dots = page.getByRole('list', { name: 'Slides' }).getByRole('button');
    await expect(dots).toHaveCount(4);
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await dots.nth(3).click();
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => scrolled(list)).toBeGreaterThan(600);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1100, height: 900 } });

    test('moves by arrow, by key and by dragging at least 80 px, in 400 ms', async ({ page }) => {
      await page.goto('/');
      const list = await woken(page);
      const started = Date.now();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => scrolled(list)).toBeGreaterThan(200);
      expect(Date.now() - started).toBeLessThan(2000);
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect.poll(() => scrolled(list)).toBe(0);

      await list.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => scrolled(list)).toBeGreaterThan(200);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => scrolled(list)).toBe(0);

      const drag = async (by: number) => {
        const box = await list.boundingBox();
        if (!box) throw new Error('the list has no place');
        await page.mouse.move(box.x + 600, box.y + 100);
        await page.mouse.down();
        await page.mouse.move(box.x + 600 + by, box.y + 100, { steps: 5 });
        await page.mouse.up();
      };
      await drag(-60);
      await expect.poll(() => scrolled(list)).toBe(0);
      await drag(-100);
      await expect.poll(() => scrolled(list)).toBeGreaterThan(200);
    });

    test('does not follow the link of a card that is dragged', fullOnly, async ({ page }) => {
      await page.goto('/');
      const list = await woken(page);
      const box = await list.getByRole('link', { name: 'Bhutan' }).boundingBox();
      if (!box) throw new Error('the card has no place');
      const middle = { x: box.x + box.width / 2, y: box.y + 100 };
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x - 100, middle.y, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => scrolled(list)).toBeGreaterThan(200);
      await expect(page).toHaveURL('/');

      await page.getByRole('button', { name: 'Previous' }).click();
      await expect.poll(() => scrolled(list)).toBe(0);
      await list.getByRole('link', { name: 'Bhutan' }).click();
      await expect(page).toHaveURL('/bhutan-tour-packages');
    });

    test('jumps instead of gliding for those who asked for stillness', fullOnly, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      const list = await woken(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => scrolled(list)).toBeGreaterThan(200);
    });
  });
});
