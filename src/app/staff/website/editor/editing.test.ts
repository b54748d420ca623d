import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type Command, type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import {
  hasMark,
  isHeading,
  isInside,
  toggle,
  toggleHeading,
  toggleList,
  toggleQuote,
} from '#app/staff/website/editor/commands/block-commands.ts';
import { insertLink, linkAt, removeLink, setLink } from '#app/staff/website/editor/commands/link-commands.ts';
import {
  addPictures,
  changePicture,
  pictureAt,
} from '#app/staff/website/editor/commands/picture-commands.ts';
import {
  hasHeaderRow,
  insertTable,
  isInTable,
  removeColumn,
  removeRow,
} from '#app/staff/website/editor/commands/table-commands.ts';
import { stateOf } from './editor.ts';
import { htmlOf } from './html-of.ts';
import { schema } from './schema.ts';
import { markPasted } from './typing-rules.ts';

const { nodes, marks } = schema;
const p = (...content: (string | Node)[]) => nodes.paragraph.create(null, content.map(inline));
const h2 = (text: string) => nodes.heading.create({ level: 2 }, inline(text));
const ul = (...items: string[]) =>
  nodes.bulletList.create(
    null,
    items.map((text) => nodes.listItem.create(null, p(text))),
  );
const linked = (text: string) => schema.text(text, [marks.link.create({ href: '/taxis', title: 'Cabs' })]);
const inline = (part: string | Node) => (typeof part === 'string' ? schema.text(part) : part);

/** The selection is between the signs `|`, or the cursor is at the only one. */
function opened(...blocks: Node[]): EditorState {
  const state = stateOf(nodes.doc.create(null, blocks));
  const { tr } = state;
  const places: number[] = [];
  tr.doc.descendants(({ text }, pos) => {
    for (const { index } of text?.matchAll(/\|/g) ?? []) places.push(pos + index);
  });
  for (const place of places.toReversed()) tr.delete(place, place + 1);
  const [from = 1, to = from + 1] = places;
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, from, to - 1)));
}

function done(state: EditorState, ...commands: Command[]): EditorState {
  return commands.reduce((before, command) => {
    let next = before;
    const isDone = command(before, (tr) => {
      next = next.apply(tr);
    });
    expect(isDone).toBe(true);
    return next;
  }, state);
}

const html = ({ doc }: EditorState) => htmlOf(doc);

describe('blocks', () => {
  it('become headings and paragraphs', () => {
    const state = done(opened(p('Fa|res')), toggleHeading(3));
    expect([html(state), isHeading(3)(state), isHeading(2)(state)]).toEqual(['<h3>Fares</h3>', true, false]);
    expect(html(done(state, toggleHeading(3)))).toBe('<p>Fares</p>');
  });

  it('leave a list to become headings, and become paragraphs to join one', () => {
    const state = done(opened(ul('one', '|two', 'three')), toggleHeading(2));
    expect(html(state)).toBe('<ul><li>one</li></ul><h2>two</h2><ul><li>three</li></ul>');
    expect(html(done(state, toggleList(nodes.bulletList)))).toBe(
      '<ul><li>one</li><li>two</li><li>three</li></ul>',
    );
  });

  it('change from one kind of list to the other, and leave it', () => {
    const state = done(opened(p('o|ne'), p('tw|o')), toggleList(nodes.bulletList));
    expect([html(state), isInside(nodes.bulletList)(state)]).toEqual([
      '<ul><li>one</li><li>two</li></ul>',
      true,
    ]);
    const numbered = done(state, toggleList(nodes.orderedList));
    expect(html(numbered)).toBe('<ol><li>one</li><li>two</li></ol>');
    expect(html(done(numbered, toggleList(nodes.orderedList)))).toBe('<p>one</p><p>two</p>');
  });

  it('are quoted and freed', () => {
    const state = done(opened(p('sa|id')), toggleQuote);
    expect(html(state)).toBe('<blockquote><p>said</p></blockquote>');
    expect(html(done(state, toggleQuote))).toBe('<p>said</p>');
  });

  it('give way to an empty paragraph when all is removed', () => {
    const state = opened(h2('|Fares'), p('By the day|'));
    const emptied = done(state, ({ tr }, dispatch) => {
      dispatch?.(tr.deleteSelection());
      return true;
    });
    expect(emptied.doc.firstChild?.type).toBe(nodes.paragraph);
  });

  it('end with a paragraph', () => {
    expect(opened(h2('Fa|res')).doc.lastChild?.type).toBe(nodes.paragraph);
  });
});

describe('marks', () => {
  it('are on when all of the selection has them', () => {
    const state = done(opened(p('o|ne tw|o')), toggle(marks.bold));
    expect([html(state), hasMark(marks.bold)(state)]).toEqual(['<p>o<strong>ne tw</strong>o</p>', true]);
    const wider = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 8)));
    expect(hasMark(marks.bold)(wider)).toBe(false);
    expect(html(done(wider, toggle(marks.bold)))).toBe('<p><strong>one two</strong></p>');
  });

  it('hold for what is typed next', () => {
    const state = done(opened(p('one|')), toggle(marks.italic));
    expect([hasMark(marks.italic)(state), hasMark(marks.bold)(state)]).toEqual([true, false]);
  });
});

describe('links', () => {
  it('are set for selected words and keep their title when the address changes', () => {
    expect(html(done(opened(p('to |Guwahati|')), setLink('/taxis')))).toBe(
      '<p>to <a href="/taxis">Guwahati</a></p>',
    );
    const state = opened(p('to ', linked('Guw|ahati'), ' today'));
    expect(linkAt(state)?.attrs.href).toBe('/taxis');
    expect(html(done(state, setLink('/tours')))).toBe(
      '<p>to <a href="/tours" title="Cabs">Guwahati</a> today</p>',
    );
    expect(html(done(state, removeLink))).toBe('<p>to Guwahati today</p>');
  });

  it('are inserted with words, and what is typed next is not part of them', () => {
    const state = done(opened(p('or |')), insertLink('tel:+919864012345', 'call'));
    expect(html(state)).toBe('<p>or <a href="tel:+919864012345">call</a></p>');
    expect(linkAt(state)).toBeUndefined();
  });
});

describe('pictures', () => {
  const picture = { src: '/a.jpg', alt: 'A', width: 300, height: 200 };
  const img = '<img alt="A" src="/a.jpg" width="300" height="200" loading="lazy" />';

  it.each([
    ['an empty text', [p()], `<p>${img}</p>`],
    ['the start of a text', [p('|below')], `<p>${img}</p><p>below</p>`],
    ['the middle of a text', [p('abo|below')], `<p>abo</p><p>${img}</p><p>below</p>`],
    ['its end', [p('above|')], `<p>above</p><p>${img}</p>`],
  ])('are put at %s, with the cursor after them', (_place, blocks, expected) => {
    const state = done(opened(...blocks), addPictures([picture]));
    expect(html(state)).toBe(expected);
    expect(state.selection.$from.parent.type).toBe(nodes.paragraph);
    expect(state.selection.$from.index(0)).toBe(state.doc.childCount - 1);
  });

  it('keep their size unless their address changes', () => {
    const state = opened(p('|', nodes.image.create(picture)));
    const chosen = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 1)));
    expect(pictureAt(chosen)?.attrs.alt).toBe('A');
    expect(html(done(chosen, changePicture({ src: '/a.jpg', alt: 'B' })))).toContain(
      'alt="B" src="/a.jpg" width',
    );
    expect(html(done(chosen, changePicture({ src: '/b.jpg', alt: 'B' })))).toBe(
      '<p><img alt="B" src="/b.jpg" loading="lazy" /></p>',
    );
  });
});

describe('tables', () => {
  it('have a header row and keep the cursor when a row or column goes', () => {
    const state = done(opened(p('|')), insertTable);
    expect([isInTable(state), hasHeaderRow(state)]).toEqual([true, true]);
    const smaller = done(state, removeColumn, removeRow);
    expect(isInTable(smaller)).toBe(true);
    const rows = smaller.doc.firstChild?.children ?? [];
    expect(rows.map(({ children }) => children.map(({ type }) => type.name))).toEqual([
      ['tableCell', 'tableCell'],
      ['tableCell', 'tableCell'],
    ]);
  });
});

describe('pasted text', () => {
  it('is bold and italic where its signs say so', () => {
    const pasted = markPasted(
      new Slice(Fragment.from(p('A **bold** and *slanted* text at the __end__')), 1, 1),
    );
    expect(htmlOf(nodes.doc.create(null, pasted.content))).toBe(
      '<p>A <strong>bold</strong> and <em>slanted</em> text at the <strong>end</strong></p>',
    );
  });
});
