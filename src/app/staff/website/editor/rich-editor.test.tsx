import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { press } from '../../../../../tests/support/component-keys.ts';
import { RichEditor } from './rich-editor.tsx';

/** The text is the one field of a form, as on the page of a blog. */
async function openEditor(value = '') {
  const { container } = await render(
    <RichEditor id="body" name="body" label="Body" value={value} required />,
  );
  const body = page.getByRole('textbox', { name: 'Body' });
  await expect.element(body).toBeVisible();
  await body.click();
  const saved = () => container.querySelector<HTMLInputElement>('input[name="body"]')?.value;
  return { body, expectSaved: (html: string) => expect.poll(saved).toBe(html) };
}

const tool = (name: string) => page.getByRole('button', { name, exact: true });

describe('what is typed', () => {
  /** Steps, and what would be saved after them. */
  type Part = [steps: string[], html: string];

  const parts: [name: string, ...Part[]][] = [
    ['undo and redo', [['Fares', '<Control+z>'], ''], [['<Control+y>'], '<p>Fares</p>']],
    [
      'headings by signs',
      [['## Fares', '<Enter>', 'By the day.'], '<h2>Fares</h2><p>By the day.</p>'],
      [['<Enter>', '#### Small'], '<h2>Fares</h2><p>By the day.</p><h4>Small</h4>'],
    ],
    [
      'a heading by its key, and back',
      [['Fares', '<Control+Alt+3>'], '<h3>Fares</h3>'],
      [['<Control+Alt+2>'], '<h2>Fares</h2>'],
      [['<Control+Alt+2>'], '<p>Fares</p>'],
    ],
    ['an empty heading that is left', [['## ', '<Backspace>', 'x'], '<p>x</p>']],
    ['signs that were meant as such', [['2 **x**', '<Backspace>'], '<p>2 **x**</p>']],
    [
      'a list inside a list',
      [
        ['- one', '<Enter>', 'two', '<Enter>', '<Tab>', 'deep', '<Enter>', '<Shift+Tab>', 'three'],
        '<ul><li>one</li><li>two<ul><li>deep</li></ul></li><li>three</li></ul>',
      ],
      [
        ['<Enter>', '<Enter>', 'after'],
        '<ul><li>one</li><li>two<ul><li>deep</li></ul></li><li>three</li></ul><p>after</p>',
      ],
    ],
    [
      'a list by its keys, and back',
      [
        ['one', '<Enter>', 'two', '<Shift+ArrowUp>', '<Control+Shift+8>'],
        '<ul><li>one</li><li>two</li></ul>',
      ],
      [['<Control+Shift+7>'], '<ol><li>one</li><li>two</li></ol>'],
      [['<Control+Shift+7>'], '<p>one</p><p>two</p>'],
    ],
    [
      'an item that leaves its list and joins it again',
      [['1. one', '<Enter>', 'two', '<Home>', '<Backspace>'], '<ol><li>one</li></ol><p>two</p>'],
      [['<Backspace>'], '<ol><li>onetwo</li></ol>'],
    ],
    [
      'the next item joins by Delete',
      [['- one', '<Enter>', 'two', '<ArrowUp>', '<End>', '<Delete>'], '<ul><li>onetwo</li></ul>'],
    ],
    [
      'a heading out of a list, and a list out of a heading',
      [['- one', '<Control+Alt+2>'], '<h2>one</h2>'],
      [['<Control+Shift+8>'], '<ul><li>one</li></ul>'],
    ],
    [
      'a quote',
      [['> said', '<Enter>', '<Enter>', 'after'], '<blockquote><p>said</p></blockquote><p>after</p>'],
      [['<Home>', '<Backspace>'], '<blockquote><p>saidafter</p></blockquote>'],
      [['<Control+Shift+b>'], '<p>saidafter</p>'],
      [['<Control+Shift+b>'], '<blockquote><p>saidafter</p></blockquote>'],
    ],
    [
      'a block that leaves its quote',
      [['> a', '<Enter>', 'b', '<Home>', '<Backspace>'], '<blockquote><p>a</p></blockquote><p>b</p>'],
    ],
    [
      'bold and italic by signs',
      [['a **bold** and _slanted_ word'], '<p>a <strong>bold</strong> and <em>slanted</em> word</p>'],
    ],
    [
      'bold by its key, over a line break',
      [
        ['<Control+b>', 'bold', '<Shift+Enter>', 'on', '<Control+b>', ' off'],
        '<p><strong>bold</strong><br /><strong>on</strong> off</p>',
      ],
    ],
    [
      'italic for a selected word',
      [['one two', '<Control+Shift+ArrowLeft>', '<Control+i>'], '<p>one <em>two</em></p>'],
      [['<Control+i>'], '<p>one two</p>'],
    ],
  ];

  it.each(parts)('is formatted as signs and keys say: %s', async (_name, ...steps) => {
    const { expectSaved } = await openEditor();
    for (const [typed, html] of steps) {
      await press(...typed);
      await expectSaved(html);
    }
  });
});

it('a table is made, filled, changed and removed', async () => {
  const { body, expectSaved } = await openEditor();
  await tool('Insert table').click();
  await expect.element(tool('Insert table')).toHaveAttribute('aria-disabled', 'true');
  await press('From', '<Tab>', 'To', '<Tab>', '<Tab>', 'Guwahati', '<Tab>', 'Tezpur');
  await tool('Remove column').click();
  const head = '<thead><tr><th scope="col">From</th><th scope="col"></th></tr></thead>';
  await expectSaved(
    `<table>${head}<tbody><tr><td>Guwahati</td><td></td></tr><tr><td></td><td></td></tr></tbody></table>`,
  );
  await tool('Remove row').click();
  await expectSaved(`<table>${head}<tbody><tr><td></td><td></td></tr></tbody></table>`);
  await tool('Header row').click();
  await expect.element(tool('Header row')).toHaveAttribute('aria-pressed', 'false');
  await tool('Add column to the right').click();
  await tool('Add row below').click();
  await expect.poll(() => body.element().querySelectorAll('td').length).toBe(9);
  await tool('Remove table').click();
  await expectSaved('');
});

describe('a link', () => {
  it('is added to words, changed and removed', async () => {
    const { body, expectSaved } = await openEditor();
    await press('To Guwahati', '<Control+Shift+ArrowLeft>', '<Control+k>');
    const adding = page.getByRole('dialog', { name: 'Add a link' });
    await adding.getByLabelText('Address').fill('/taxis');
    await adding.getByRole('button', { name: 'Add link' }).click();
    await expectSaved('<p>To <a href="/taxis">Guwahati</a></p>');
    await expect.element(body).toHaveFocus();

    await press('<ArrowRight>', '<ArrowLeft>', '<ArrowLeft>', '<Control+k>');
    const changing = page.getByRole('dialog', { name: 'Change the link' });
    await expect.element(changing.getByLabelText('Address')).toHaveValue('/taxis');
    await changing.getByLabelText('Address').fill('/tours');
    await changing.getByRole('button', { name: 'Change link' }).click();
    await expectSaved('<p>To <a href="/tours">Guwahati</a></p>');
    await expect.element(tool('Link')).toHaveAttribute('aria-pressed', 'true');
    await press('<Control+k>');
    await changing.getByRole('button', { name: 'Remove link' }).click();
    await expectSaved('<p>To Guwahati</p>');
  });

  it('without words asks for them', async () => {
    const { expectSaved } = await openEditor();
    await press('Or ', '<Control+k>');
    const adding = page.getByRole('dialog', { name: 'Add a link' });
    await adding.getByLabelText('Address').fill('tel:+91 98640 12345');
    await adding.getByRole('button', { name: 'Add link' }).click();
    await expect.element(adding.getByRole('status')).toHaveTextContent('Write the words that lead there.');
    await adding.getByLabelText('Words').fill('call');
    await adding.getByRole('button', { name: 'Add link' }).click();
    await press(' us');
    await expectSaved('<p>Or <a href="tel:+919864012345">call</a> us</p>');
  });

  it('is pasted over words', async () => {
    const { body, expectSaved } = await openEditor();
    await press('call us', '<Control+Shift+ArrowLeft>');
    paste(body.element(), 'https://example.com/us');
    await expectSaved('<p>call <a href="https://example.com/us">us</a></p>');
  });
});

function paste(element: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

it('pasted text becomes paragraphs, with bold and italic by its signs', async () => {
  const { body, expectSaved } = await openEditor();
  paste(body.element(), 'A **bold** start\n\nand *slanted* at the __end__');
  await expectSaved(
    '<p>A <strong>bold</strong> start</p><p>and <em>slanted</em> at the <strong>end</strong></p>',
  );
});

it('a picture is added by its address, changed and removed', async () => {
  const { body, expectSaved } = await openEditor();
  await press('Above', '<Enter>', 'below', '<Home>');
  await tool('Picture').click();
  const adding = page.getByRole('dialog', { name: 'Add a picture' });
  await adding.getByLabelText('Address of the picture').fill('/icons/apple-touch-icon.png');
  await adding.getByLabelText('What it shows').fill('A tea garden');
  await adding.getByRole('button', { name: 'Add picture' }).click();
  const img = (alt: string) => `<img alt="${alt}" src="/icons/apple-touch-icon.png" loading="lazy" />`;
  await expectSaved(`<p>Above</p><p>${img('A tea garden')}</p><p>below</p>`);

  await body.getByRole('img').dblClick();
  const changing = page.getByRole('dialog', { name: 'Change the picture' });
  await changing.getByLabelText('What it shows').fill('Tea');
  await changing.getByRole('button', { name: 'Change picture' }).click();
  await expectSaved(`<p>Above</p><p>${img('Tea')}</p><p>below</p>`);
  await body.getByRole('img').click();
  await tool('Picture').click();
  await changing.getByRole('button', { name: 'Remove picture' }).click();
  await expectSaved('<p>Above</p><p>below</p>');
});
