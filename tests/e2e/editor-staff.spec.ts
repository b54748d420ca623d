import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { body, openEditor } from './support/blogs-staff.ts';
import { desktop } from './support/packages-staff.ts';
import { expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: desktop });

/** What would be saved. */
const written = (page: Page) => page.locator('input[name="n_blogBody"]');

/** The browser reports a moved cursor with the next frame, and no finger is quicker. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** A text to type, or a key in angle brackets. */
async function act(page: Page, steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const key = step.match(/^<(.+)>$/)?.[1];
    await (key ? page.keyboard.press(key) : page.keyboard.type(step));
    await nextFrame(page);
  }
}

async function startAfresh(page: Page): Promise<void> {
  await body(page).click();
  await act(page, ['<Control+a>', '<Delete>']);
  await expect(written(page)).toHaveValue('');
}

/** Steps, and what is written after them. */
type Part = [steps: string[], html: string];

const parts: Record<string, Part[]> = {
  // First, because undo joins what is typed to what was done a moment before.
  'undo and redo': [
    [['Fares', '<Control+z>'], ''],
    [['<Control+y>'], '<p>Fares</p>'],
  ],
  'headings by signs': [
    [['## Fares', '<Enter>', 'By the day.'], '<h2>Fares</h2><p>By the day.</p>'],
    [['<Enter>', '#### Small'], '<h2>Fares</h2><p>By the day.</p><h4>Small</h4>'],
  ],
  'a heading by its key, and back': [
    [['Fares', '<Control+Alt+3>'], '<h3>Fares</h3>'],
    [['<Control+Alt+2>'], '<h2>Fares</h2>'],
    [['<Control+Alt+2>'], '<p>Fares</p>'],
  ],
  'an empty heading that is left': [[['## ', '<Backspace>', 'x'], '<p>x</p>']],
  'signs that were meant as such': [[['2 **x**', '<Backspace>'], '<p>2 **x**</p>']],
  'a list inside a list': [
    [
      ['- one', '<Enter>', 'two', '<Enter>', '<Tab>', 'deep', '<Enter>', '<Shift+Tab>', 'three'],
      '<ul><li>one</li><li>two<ul><li>deep</li></ul></li><li>three</li></ul>',
    ],
    [
      ['<Enter>', '<Enter>', 'after'],
      '<ul><li>one</li><li>two<ul><li>deep</li></ul></li><li>three</li></ul><p>after</p>',
    ],
  ],
  'a list by its keys, and back': [
    [['one', '<Enter>', 'two', '<Shift+ArrowUp>', '<Control+Shift+8>'], '<ul><li>one</li><li>two</li></ul>'],
    [['<Control+Shift+7>'], '<ol><li>one</li><li>two</li></ol>'],
    [['<Control+Shift+7>'], '<p>one</p><p>two</p>'],
  ],
  'an item that leaves its list and joins it again': [
    [['1. one', '<Enter>', 'two', '<Home>', '<Backspace>'], '<ol><li>one</li></ol><p>two</p>'],
    [['<Backspace>'], '<ol><li>onetwo</li></ol>'],
  ],
  'the next item joins by Delete': [
    [['- one', '<Enter>', 'two', '<ArrowUp>', '<End>', '<Delete>'], '<ul><li>onetwo</li></ul>'],
  ],
  'a heading out of a list, and a list out of a heading': [
    [['- one', '<Control+Alt+2>'], '<h2>one</h2>'],
    [['<Control+Shift+8>'], '<ul><li>one</li></ul>'],
  ],
  'a quote': [
    [['> said', '<Enter>', '<Enter>', 'after'], '<blockquote><p>said</p></blockquote><p>after</p>'],
    [['<Home>', '<Backspace>'], '<blockquote><p>saidafter</p></blockquote>'],
    [['<Control+Shift+b>'], '<p>saidafter</p>'],
    [['<Control+Shift+b>'], '<blockquote><p>saidafter</p></blockquote>'],
  ],
  'a block that leaves its quote': [
    [['> a', '<Enter>', 'b', '<Home>', '<Backspace>'], '<blockquote><p>a</p></blockquote><p>b</p>'],
  ],
  'bold and italic by signs': [
    [['a **bold** and _slanted_ word'], '<p>a <strong>bold</strong> and <em>slanted</em> word</p>'],
  ],
  'bold by its key, over a line break': [
    [
      ['<Control+b>', 'bold', '<Shift+Enter>', 'on', '<Control+b>', ' off'],
      '<p><strong>bold</strong><br /><strong>on</strong> off</p>',
    ],
  ],
  'italic for a selected word': [
    [['one two', '<Control+Shift+ArrowLeft>', '<Control+i>'], '<p>one <em>two</em></p>'],
    [['<Control+i>'], '<p>one two</p>'],
  ],
};

test('what is typed is formatted as the signs and keys say', async ({ page, logIn }) => {
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.writeBlog);
  for (const [name, steps] of Object.entries(parts))
    await test.step(name, async () => {
      await startAfresh(page);
      for (const [typed, html] of steps) {
        await act(page, typed);
        await expect.soft(written(page), name).toHaveValue(html, { timeout: 5000 });
      }
    });
});

test('a table is made, filled, changed and removed', async ({ page, logIn }) => {
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.writeBlog);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await body(page).click();
  await tool('Insert table').click();
  await expect(tool('Insert table')).toHaveAttribute('aria-disabled', 'true');
  await act(page, ['From', '<Tab>', 'To', '<Tab>', '<Tab>', 'Guwahati', '<Tab>', 'Tezpur']);
  await tool('Remove column').click();
  const head = '<thead><tr><th scope="col">From</th><th scope="col"></th></tr></thead>';
  const row = '<tr><td>Guwahati</td><td></td></tr>';
  await expect(written(page)).toHaveValue(
    `<table>${head}<tbody>${row}<tr><td></td><td></td></tr></tbody></table>`,
  );
  await tool('Remove row').click();
  await expect(written(page)).toHaveValue(`<table>${head}<tbody><tr><td></td><td></td></tr></tbody></table>`);
  await tool('Header row').click();
  await expect(tool('Header row')).toHaveAttribute('aria-pressed', 'false');
  await tool('Add column to the right').click();
  await expect(body(page).locator('td')).toHaveCount(6);
  await tool('Add row below').click();
  await expect(body(page).locator('td')).toHaveCount(9);
  await body(page).locator('td').last().click();
  await nextFrame(page);
  await act(page, ['<Tab>', 'new row']);
  await expect(body(page).locator('tr').last()).toHaveText('new row');
  await expectSound(page, 'a table');
  await tool('Remove table').click();
  await expect(written(page)).toHaveValue('');
});

test('a link is added to words, changed, removed, and pasted over words', async ({ page, logIn }) => {
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.writeBlog);
  await body(page).click();
  await act(page, ['To Guwahati', '<Control+Shift+ArrowLeft>', '<Control+k>']);
  const adding = page.getByRole('dialog', { name: 'Add a link' });
  await adding.getByLabel('Address').fill('/taxis');
  await adding.getByRole('button', { name: 'Add link' }).click();
  await expect(written(page)).toHaveValue('<p>To <a href="/taxis">Guwahati</a></p>');
  await expect(body(page)).toBeFocused();

  await act(page, ['<ArrowRight>', '<ArrowLeft>', '<ArrowLeft>', '<Control+k>']);
  const changing = page.getByRole('dialog', { name: 'Change the link' });
  await expect(changing.getByLabel('Address')).toHaveValue('/taxis');
  await changing.getByLabel('Address').fill('/tours');
  await changing.getByRole('button', { name: 'Change link' }).click();
  await expect(written(page)).toHaveValue('<p>To <a href="/tours">Guwahati</a></p>');
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Control+k');
  await changing.getByRole('button', { name: 'Remove link' }).click();
  await expect(written(page)).toHaveValue('<p>To Guwahati</p>');

  await act(page, ['<End>', ' or ', '<Control+k>']);
  await adding.getByLabel('Address').fill('tel:+91 98640 12345');
  await adding.getByRole('button', { name: 'Add link' }).click();
  await expect(adding.getByRole('status')).toHaveText('Write the words that lead there.');
  await adding.getByLabel('Words').fill('call');
  await adding.getByRole('button', { name: 'Add link' }).click();
  await page.keyboard.type(' us');
  await expect(written(page)).toHaveValue('<p>To Guwahati or <a href="tel:+919864012345">call</a> us</p>');

  await act(page, ['<Control+Shift+ArrowLeft>']);
  await pasteText(page, 'https://example.com/us');
  await expect(written(page)).toHaveValue(
    '<p>To Guwahati or <a href="tel:+919864012345">call</a> <a href="https://example.com/us">us</a></p>',
  );
});

/** Pastes plain text. */
const pasteText = (page: Page, text: string) =>
  body(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('pasted text becomes paragraphs, with bold and italic by its signs', async ({ page, logIn }) => {
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.writeBlog);
  await body(page).click();
  await pasteText(page, 'A **bold** start\n\nand *slanted* at the __end__');
  await expect(written(page)).toHaveValue(
    '<p>A <strong>bold</strong> start</p><p>and <em>slanted</em> at the <strong>end</strong></p>',
  );
});

test('a picture is added by its address, changed and removed', async ({ page, logIn }) => {
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.writeBlog);
  await body(page).click();
  await act(page, ['Above', '<Enter>', 'below', '<Home>']);
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add a picture' });
  await adding.getByLabel('Address of the picture').fill('/icons/apple-touch-icon.png');
  await adding.getByLabel('What it shows').fill('A tea garden');
  await adding.getByRole('button', { name: 'Add picture' }).click();
  const img = (alt: string) => `<img alt="${alt}" src="/icons/apple-touch-icon.png" loading="lazy" />`;
  await expect(written(page)).toHaveValue(`<p>Above</p><p>${img('A tea garden')}</p><p>below</p>`);

  await body(page).getByRole('img').dblclick();
  const changing = page.getByRole('dialog', { name: 'Change the picture' });
  await changing.getByLabel('What it shows').fill('Tea');
  await changing.getByRole('button', { name: 'Change picture' }).click();
  await expect(written(page)).toHaveValue(`<p>Above</p><p>${img('Tea')}</p><p>below</p>`);
  await body(page).getByRole('img').click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await changing.getByRole('button', { name: 'Remove picture' }).click();
  await expect(written(page)).toHaveValue('<p>Above</p><p>below</p>');
});
