import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { someOrAll } from '../../support/check-extent.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = { axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } };

/** Sections below the first screen, whose layout a public page defers; see `src/app/islands/deferred-sections.ts`. */
const deferredSections =
  ':root[data-defer-sections] :is(#main > section, #main > section ~ div, #main + footer):not([data-laid-out])';

/** Until then they have no boxes, or other ones. */
export const expectLaidOut = (page: Page) => expect(page.locator(deferredSections)).toHaveCount(0);

/** As tall as the page, so that the bar at the bottom covers nothing; a user would scroll. */
async function atFullHeight<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  await expectLaidOut(page);
  const size = page.viewportSize();
  if (!size) throw new Error('the page has no size of its own');
  const height = await page.evaluate(() => document.documentElement.scrollHeight + 100);
  await page.setViewportSize({ ...size, height });
  const result = await look();
  await page.setViewportSize(size);
  return result;
}

/** Boxes of pictures have their size without them, axe asks only for alternative texts, and a tall page would load all. */
export const withoutPictures = (page: Page) => page.route('**/*.{avif,webp}', (route) => route.abort());

/** Includes the rule for the size of touch targets. */
const everything: RunOptions = { rules: { 'target-size': { enabled: true } } };
/** A theme changes colours and nothing else. */
const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Each violation with its elements. Without frames: what the frame of a preview shows is tested as a page of its own. */
export async function askAxe(page: Page, options: RunOptions): Promise<[rule: string, elements: string[]][]> {
  // Once for each document: reading and running this script takes as long as asking about the colours of a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async (asked) => {
      // A panel that is still opening would be judged half open.
      const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const results = await (window as WithAxe).axe?.run({ exclude: ['iframe'] }, asked);
      if (!results) throw new Error('axe is not in this page');
      return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

/** The violations that axe finds on the page. */
export const faultsOf = (page: Page) => atFullHeight(page, () => askAxe(page, everything));

/** In a check a phone is light and a wider screen dark: what a theme changes hardly depends on the width. */
const themesAt = (width: number) =>
  someOrAll([width < 600 ? 'light' : 'dark'] as const, ['light', 'dark'] as const);

/** Expects no violation, in the themes for this width. */
export const expectNoFaults = (page: Page, screen = page.url()): Promise<void> =>
  atFullHeight(page, async () => {
    let about = everything;
    for (const colorScheme of themesAt(page.viewportSize()?.width ?? 0)) {
      await page.emulateMedia({ colorScheme });
      expect([screen, colorScheme, await askAxe(page, about)]).toEqual([screen, colorScheme, []]);
      about = colours;
    }
  });

/** Expects nothing wider than the screen. */
export async function expectNoOverflow(page: Page, screen = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([screen, overflow]).toEqual([screen, 0]);
}

/** Names of controls, headings and columns of which a box hides a part sideways. A name with a title is a record's. */
const cutOffLabels = (page: Page) =>
  page.evaluate(() => {
    const labels = document.querySelectorAll(
      'button, a, label, legend, summary, th:not([scope=row]), h1, h2, h3, [role=tab]',
    );
    const boxesAround = (node: Node) => {
      const boxes: Element[] = [];
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement)
        boxes.push(box);
      return boxes.filter((box) => ['hidden', 'clip'].includes(getComputedStyle(box).overflowX));
    };
    const isCut = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width: shown } = range.getBoundingClientRect();
      const edges = boxesAround(text).map((box) => box.getBoundingClientRect());
      // What is for screen readers alone is a pixel wide.
      if (shown === 0 || edges.some(({ width }) => width <= 1)) return false;
      return edges.some((edge) => right > edge.right + 1 || left < edge.left - 1);
    };
    const textsOf = (label: Element) => {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    };
    return [...labels]
      .filter((label) => label.checkVisibility({ visibilityProperty: true }) && !label.closest('[title]'))
      .filter((label) => textsOf(label).some(isCut))
      .map((label) => `${label.tagName} ${label.textContent}`);
  });

export async function expectWholeLabels(page: Page, screen = page.url()): Promise<void> {
  expect([screen, await cutOffLabels(page)]).toEqual([screen, []]);
}

/** Expects no violation, and nothing wider than the screen. */
export async function expectSound(page: Page, screen = page.url()): Promise<void> {
  await expectNoFaults(page, screen);
  await expectNoOverflow(page, screen);
}

/** The status text, visible and announced by screen readers. */
export const expectSaid = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

/** From now on the form sends this in place of the field's value, which React would write again at its next render. */
export const sendInstead = (page: Page, name: string, value: string) =>
  page
    .locator(`[name=${name}]`)
    .evaluate(
      (field: HTMLInputElement, sent) =>
        field.form?.addEventListener('formdata', ({ formData }) => formData.set(field.name, sent)),
      value,
    );
