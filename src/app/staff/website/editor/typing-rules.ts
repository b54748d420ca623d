import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules';
import { Fragment, type MarkType, type Node, Slice } from '@tiptap/pm/model';
import { schema } from './schema.ts';

const { heading, blockquote, bulletList, orderedList } = schema.nodes;
const { bold, italic } = schema.marks;

/** Text between signs, at the start or after a space; the groups are the text with its signs, and without. */
const between = (sign: string, text: string) =>
  String.raw`(?:^|\s)(${sign}(?!\s+${sign})(${text}+)${sign}(?!\s+${sign}))`;

const signs: { type: MarkType; pattern: string }[] = [
  { type: bold, pattern: between(String.raw`\*\*`, '[^*]') },
  { type: bold, pattern: between('__', '[^_]') },
  { type: italic, pattern: between(String.raw`\*`, '[^*]') },
  { type: italic, pattern: between('_', '[^_]') },
];

/** The last sign is only being typed, so it is not in the document yet. */
const markRule = (type: MarkType, pattern: string) =>
  new InputRule(new RegExp(`${pattern}$`), ({ tr }, [whole, , text = ''], start, end) => {
    const first = start + whole.search(/\S/);
    const textStart = start + whole.indexOf(text);
    const textEnd = textStart + text.length;
    if (textEnd < end) tr.delete(textEnd, end);
    tr.delete(first, textStart);
    return tr.addMark(first, first + text.length, type.create()).removeStoredMark(type);
  });

/** What begins a heading, a list or a quote, and what surrounds bold and italic text, as in Markdown. */
export const typingRules = () =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, heading, ([, marks = '']) => ({ level: marks.length })),
      wrappingInputRule(/^\s*>\s$/, blockquote),
      wrappingInputRule(/^\s*[-+*]\s$/, bulletList),
      wrappingInputRule(/^1\.\s$/, orderedList),
      ...signs.map(({ type, pattern }) => markRule(type, pattern)),
    ],
  });

function markedText(node: Node, type: MarkType, pattern: string): Node[] {
  const text = node.text ?? '';
  const parts: Node[] = [];
  let end = 0;
  const add = (to: number) => to > end && parts.push(node.cut(end, to));
  for (const { index, 0: whole, 1: signed = '', 2: inner = '' } of text.matchAll(new RegExp(pattern, 'g'))) {
    const start = index + whole.length - signed.length;
    add(start);
    const at = start + signed.indexOf(inner);
    parts.push(node.cut(at, at + inner.length).mark(type.create().addToSet(node.marks)));
    end = start + signed.length;
  }
  add(text.length);
  return parts;
}

function markedNodes(content: Fragment): Fragment {
  const nodes = content.content.flatMap((node) => {
    if (!node.isText) return node.copy(markedNodes(node.content));
    return signs.reduce(
      (parts, { type, pattern }) => parts.flatMap((part) => markedText(part, type, pattern)),
      [node],
    );
  });
  return Fragment.fromArray(nodes);
}

/** Makes pasted text bold and italic where Markdown does. */
export const markPasted = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(markedNodes(content), openStart, openEnd);
