import * as z from 'zod/mini';
import { withoutNul } from '#domain/shared/text-input.ts';
import { pageMessages as messages } from '#page-messages.ts';
import { slugPattern } from '#paths.ts';

const maxLine = 300;
const maxText = 5000;
const maxItems = 60;
/** So many blocks a page can have in all. */
const maxBlocks = 200;

const text = (max: number) =>
  z
    .string()
    .check(withoutNul, z.trim(), z.minLength(1, messages.empty), z.maxLength(max, messages.tooLong(max)));
const optionalText = (max: number) =>
  z.string().check(withoutNul, z.trim(), z.maxLength(max, messages.tooLong(max)));

const line = text(maxLine);
const paragraph = text(maxText);
const anchor = z.string().check(z.regex(slugPattern, messages.anchor));
/** A picture that ships with the site. */
const poster = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, messages.picture));
/** An address of the site, an anchor on the page, or another site. */
const address = z.string().check(z.trim(), z.regex(/^(\/(?!\/)|#|https:\/\/)\S*$/, messages.address));

const some = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.minLength(1, messages.empty), z.maxLength(maxItems, messages.tooMany(maxItems)));

const fact = z.strictObject({ name: line, value: line });
const place = z.strictObject({
  id: anchor,
  name: line,
  poster: z.optional(poster),
  paragraphs: z.array(paragraph),
  facts: z.array(fact),
});

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), paragraphs: some(paragraph) }),
  z.strictObject({
    kind: z.literal('points'),
    points: some(z.strictObject({ name: line, text: paragraph, path: z.optional(address) })),
  }),
  z.strictObject({ kind: z.literal('list'), items: some(paragraph) }),
  z.strictObject({
    kind: z.literal('pictures'),
    pictures: some(
      z.strictObject({ poster, name: line, note: optionalText(maxText), path: z.optional(address) }),
    ),
  }),
  z
    .strictObject({
      kind: z.literal('table'),
      caption: line,
      columns: some(line),
      rows: some(z.array(optionalText(maxText))),
    })
    .check(
      z.refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), messages.table),
    ),
  z.strictObject({ kind: z.literal('places'), places: some(place) }),
  z.strictObject({
    kind: z.literal('questions'),
    questions: some(z.strictObject({ question: line, answer: paragraph })),
  }),
  z.strictObject({ kind: z.literal('call'), heading: line, text: paragraph }),
  z.strictObject({ kind: z.literal('button'), name: line, path: address }),
  z.strictObject({ kind: z.literal('firm') }),
]);

const section = z.strictObject({
  id: anchor,
  heading: line,
  poster: z.optional(poster),
  blocks: some(block),
  link: z.optional(z.strictObject({ name: line, path: address })),
});

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** The copy of a page as the editor sends it. */
export const pageTextInput = z
  .strictObject({
    title: text(60),
    description: text(160),
    poster,
    heading: line,
    lead: paragraph,
    chatText: line,
    sections: some(section),
    closing: z.strictObject({ heading: line, text: paragraph }),
  })
  .check(
    z.refine(({ sections }) => areDistinct(sections.map(({ id }) => id)), messages.sameAnchor),
    z.refine(
      ({ sections }) => sections.flatMap(({ blocks }) => blocks).length <= maxBlocks,
      messages.tooMany(maxBlocks),
    ),
  );
