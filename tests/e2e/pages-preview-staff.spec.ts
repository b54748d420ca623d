import type { Page } from '@playwright/test';
import { originals } from '#app/content/pages.ts';
import { pageTextOf } from '#app/pages/page-texts.ts';
import { paths } from '#paths.ts';
import { editPagePath, pagePreviewPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid } from './support/seen.ts';
import { fixedWork } from './support/slow-phone.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByLabel('Heading', { exact: true }).first();
const frame = (page: Page) => page.frameLocator('iframe');

async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(editPagePath(path));
  await expect(page.getByRole('button', { name: 'Save the page' })).toBeEnabled();
}

test.beforeEach(async ({ query }) => {
  await query('delete from unsaved_work', []);
  await query('delete from edited_pages', []);
});

test('what is typed shows in the preview at its place, and survives the tab', async ({
  page,
  logIn,
  browser,
}) => {
  await page.setViewportSize({ ...desktop, width: 1440 });
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.cruises);
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  const scrollY = () =>
    page.locator('iframe').evaluate((one: HTMLIFrameElement) => one.contentWindow?.scrollY);
  await page.locator('iframe').evaluate((one: HTMLIFrameElement) => one.contentWindow?.scrollTo(0, 300));
  await heading(page).fill('Cruises as I type them');
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Cruises as I type them');
  await expect.poll(scrollY).toBe(300);
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect
    .poll(() => page.locator('iframe').evaluate((one: HTMLIFrameElement) => one.contentWindow?.innerWidth))
    .toBe(1280);

  const visitor = await browser.newPage();
  await visitor.goto(paths.cruises);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Cruises as I type them');
  await visitor.goto(pagePreviewPath(paths.cruises));
  await expect(visitor).toHaveURL(new RegExp(paths.adminLogin));

  await page.goto(paths.adminTourism);
  await page.goto(editPagePath(paths.cruises));
  await page.getByRole('button', { name: 'Continue where you were' }).click();
  await expect(heading(page)).toHaveValue('Cruises as I type them');
});

for (const viewport of firstOrAll([desktop, phone]))
  test(
    `the preview shows the section that was changed, at ${viewport.width} px`,
    fullOnly,
    async ({ page, logIn }) => {
      await page.setViewportSize(viewport);
      await logIn(page, 'Rupa Das');
      await openEditor(page, paths.scubaDiving);
      await page.getByText('Section 7: Questions from beginners').click();
      await page.getByLabel('Answer').first().fill('Yes, with a guide beside you.');
      await expectSaid(page, /Draft kept/);
      if (viewport === phone) await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(frame(page).getByRole('heading', { name: 'Questions from beginners' })).toBeInViewport();
      await expect(frame(page).getByText('Yes, with a guide beside you.')).toHaveCount(1);
    },
  );

test('on a phone the preview takes the place of the fields', fullOnly, async ({ page, logIn }) => {
  await page.setViewportSize(phone);
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.home);
  await page.getByLabel('First sentences').fill('Tell us where and when, by phone.');
  await expectSaid(page, /Draft kept/);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(frame(page).getByText('Tell us where and when, by phone.')).toBeVisible();
  await expect(page.getByLabel('First sentences')).toBeHidden();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('First sentences')).toBeVisible();
});

test('two people who edit one page lose nothing', fullOnly, async ({ page, browser, logIn }) => {
  await logIn(page, 'Rupa Das');
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'Second Person');
  await openEditor(page, paths.contact);
  await openEditor(other, paths.contact);
  await heading(other).fill('Reach us');
  await other.getByRole('button', { name: 'Save the page' }).click();
  await expectSaid(other, 'The page is published.');
  await heading(page).fill('Talk to us');
  await page.getByRole('button', { name: 'Save the page' }).click();
  await expect(page.getByRole('heading', { name: /Another staff member has saved/ })).toBeFocused();
  await expect(heading(page)).toHaveValue('Talk to us');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaid(page, 'The page is published.');
  await other.goto(paths.contact);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
});

test('a section is dragged to another place', fullOnly, async ({ page, logIn }) => {
  await page.setViewportSize({ ...desktop, width: 1440 });
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.bookingTerms);
  const headings = page.locator('summary', { hasText: /^Section \d/ });
  const first = (await headings.first().textContent())?.replace('Section 1: ', '') ?? '';
  const handle = page.locator('[data-drag="page-sections"]').first();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await headings.nth(2).boundingBox();
  if (!from || !to) throw new Error('both are on the screen');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height - 2, { steps: 4 });
  await expect(page.locator('[data-drop]')).toHaveCount(1);
  await page.mouse.up();
  await expect(headings.nth(2)).toHaveText(`Section 3: ${first}`);
});

test('typing in a page of 200 blocks does not lag', fullOnly, async ({ page, logIn, query }) => {
  const text = pageTextOf(originals[paths.cruises]);
  text.sections = Array.from({ length: 20 }, (_, section) => ({
    id: `part-${section}`,
    heading: `Part ${section}`,
    blocks: Array.from({ length: 10 }, (_each, block) => ({
      kind: 'questions' as const,
      questions: [{ question: `Question ${section}-${block}`, answer: 'An answer of some length.' }],
    })),
  }));
  await query('insert into edited_pages (path, live, version) values ($1, $2, 1)', [
    paths.cruises,
    JSON.stringify(text),
  ]);
  await page.setViewportSize({ ...desktop, width: 1440 });
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.cruises);
  await page.getByText('Section 10:').click();
  const field = page.getByLabel('Question', { exact: true }).nth(90);
  await field.focus();
  const longest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let max = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) max = Math.max(max, duration);
        }).observe({ entryTypes: ['longtask'] });
        addEventListener('keyup', ({ key }) => key === 'End' && requestAnimationFrame(() => resolve(max)));
      }),
  );
  await page.keyboard.type('typed into the middle of a long page', { delay: 40 });
  await page.keyboard.press('End');
  const ms = await longest;
  const work = await page.evaluate(fixedWork);
  test
    .info()
    .annotations.push({ type: 'longest task while typing', description: `${ms} ms, work ${work} ms` });
  // Of the same page, so that a busy machine slows both down.
  expect(ms / work).toBeLessThan(4);
});
