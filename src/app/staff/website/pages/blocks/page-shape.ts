import { staffPagesContent } from '#app/staff/website/pages/texts.ts';
import type { BlockKind, BlockText } from '#domain/pages/page-text.ts';

const { fields: names, items } = staffPagesContent;

/** How a value of the page's text is edited. */
export type Shape =
  | { kind: 'line' | 'lines' }
  /** One of the site's pictures; an optional one can be none. */
  | { kind: 'picture' | 'address'; isOptional?: boolean }
  | { kind: 'fields'; fields: readonly FieldShape[] }
  | { kind: 'list'; itemName: string; item: Shape; empty: () => unknown }
  /** The rows of a table, each with a cell for every column. */
  | { kind: 'rows' };

export type FieldShape = { key: string; name: string; shape: Shape };

const line = { kind: 'line' } as const;
const lines = { kind: 'lines' } as const;
const optionalAddress = { kind: 'address', isOptional: true } as const;

const list = (itemName: string, item: Shape, empty: () => unknown): Shape => ({
  kind: 'list',
  itemName,
  item,
  empty,
});
const field = (key: string, name: string, shape: Shape): FieldShape => ({ key, name, shape });
const fields = (...all: FieldShape[]): Shape => ({ kind: 'fields', fields: all });

const paragraphs = list(items.paragraph, lines, () => '');
const facts = list(
  items.fact,
  fields(field('name', names.name, line), field('value', names.value, line)),
  () => ({ name: '', value: '' }),
);

const point = fields(
  field('name', names.name, line),
  field('text', names.text, lines),
  field('path', names.path, optionalAddress),
);
const picture = fields(
  field('poster', names.poster, { kind: 'picture' }),
  field('name', names.name, line),
  field('note', names.note, lines),
  field('path', names.path, optionalAddress),
);
const place = fields(
  field('name', names.name, line),
  field('poster', names.poster, { kind: 'picture', isOptional: true }),
  field('paragraphs', names.paragraphs, paragraphs),
  field('facts', names.facts, facts),
);
const question = fields(field('question', names.question, line), field('answer', names.answer, lines));

/** The link that a section ends with. */
export const linkShape = fields(
  field('name', names.name, line),
  field('path', names.path, { kind: 'address' }),
);

/** A new part needs an anchor of its own. */
export const newAnchor = (): string => `part-${crypto.randomUUID().slice(0, 8)}`;

const newPicture = () => ({ poster: 'guwahati', name: '', note: '' });
const newPlace = () => ({ id: newAnchor(), name: '', paragraphs: [''], facts: [] });

/** The fields of each kind of block. */
export const blockShapes: Record<BlockKind, Shape> = {
  text: fields(field('paragraphs', names.paragraphs, paragraphs)),
  points: fields(
    field(
      'points',
      staffPagesContent.kinds.points,
      list(items.point, point, () => ({ name: '', text: '' })),
    ),
  ),
  list: fields(
    field(
      'items',
      staffPagesContent.kinds.list,
      list(items.item, lines, () => ''),
    ),
  ),
  pictures: fields(
    field('pictures', staffPagesContent.kinds.pictures, list(items.picture, picture, newPicture)),
  ),
  table: fields(
    field('caption', names.caption, line),
    field(
      'columns',
      names.columns,
      list(items.column, line, () => ''),
    ),
    field('rows', names.rows, { kind: 'rows' }),
  ),
  places: fields(field('places', staffPagesContent.kinds.places, list(items.place, place, newPlace))),
  questions: fields(
    field(
      'questions',
      staffPagesContent.kinds.questions,
      list(items.question, question, () => ({ question: '', answer: '' })),
    ),
  ),
  call: fields(field('heading', names.heading, line), field('text', names.text, lines)),
  button: linkShape,
  firm: fields(),
  part: fields(),
};

/** A block as it is added; a part of the page itself can be moved and removed only. */
export const newBlocks: Record<Exclude<BlockKind, 'part'>, () => BlockText> = {
  text: () => ({ kind: 'text', paragraphs: [''] }),
  points: () => ({ kind: 'points', points: [{ name: '', text: '' }] }),
  list: () => ({ kind: 'list', items: [''] }),
  pictures: () => ({ kind: 'pictures', pictures: [newPicture()] }),
  table: () => ({ kind: 'table', caption: '', columns: ['', ''], rows: [['', '']] }),
  places: () => ({
    kind: 'places',
    places: [],
    source: { by: 'query', region: '', kind: '', max: 6 },
  }),
  questions: () => ({ kind: 'questions', questions: [{ question: '', answer: '' }] }),
  call: () => ({ kind: 'call', heading: '', text: '' }),
  button: () => ({ kind: 'button', name: '', path: '' }),
  firm: () => ({ kind: 'firm' }),
};
