import * as z from 'zod/mini';
import { placeKinds } from '#domain/places/place.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { slugPattern } from '#paths.ts';
import { pageMessages as messages } from './page-messages.ts';
import { isImageAddress, isPageLink, type PageText } from './page-text.ts';

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
/** Such a picture or an image of the library. */
const picture = z
  .string()
  .check(z.refine((named) => /^[a-z0-9-]{1,60}$/.test(named) || isImageAddress(named), messages.picture));
/** An address of the site, an anchor on the page, or another site. */
const address = z.string().check(z.trim(), z.refine(isPageLink, messages.address));

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

const placeSource = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('hand'),
    slugs: z
      .array(z.string().check(z.regex(slugPattern, messages.noPlace)))
      .check(z.minLength(1, messages.noPlace), z.maxLength(maxItems, messages.tooMany(maxItems))),
  }),
  z.strictObject({
    by: z.literal('query'),
    region: optionalText(60),
    kind: z.union([z.enum(placeKinds), z.literal('')]),
    max: z
      .int(messages.placeCount)
      .check(z.gte(1, messages.placeCount), z.lte(maxItems, messages.placeCount)),
  }),
]);

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
      z.strictObject({ poster: picture, name: line, note: optionalText(maxText), path: z.optional(address) }),
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
  z
    .strictObject({
      kind: z.literal('places'),
      places: z.array(place).check(z.maxLength(maxItems, messages.tooMany(maxItems))),
      source: z.optional(placeSource),
    })
    .check(z.refine(({ places, source }) => source !== undefined || places.length > 0, messages.noPlace)),
  z.strictObject({
    kind: z.literal('questions'),
    questions: some(z.strictObject({ question: line, answer: paragraph })),
  }),
  z.strictObject({ kind: z.literal('call'), heading: line, text: paragraph }),
  z.strictObject({ kind: z.literal('button'), name: line, path: address }),
  z.strictObject({ kind: z.literal('firm') }),
  z.strictObject({ kind: z.literal('part'), part: anchor }),
]);

const section = z.strictObject({
  id: anchor,
  heading: line,
  poster: z.optional(picture),
  blocks: some(block),
  link: z.optional(z.strictObject({ name: line, path: address })),
});

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** The copy of a page as the editor saves it. */
export const pageTextInput = z
  .strictObject({
    title: text(60),
    description: text(160),
    poster: picture,
    heading: line,
    lead: paragraph,
    chatText: line,
    sections: some(section),
    closing: z.strictObject({ heading: line, text: optionalText(maxText) }),
  })
  .check(
    z.refine(({ sections }) => areDistinct(sections.map(({ id }) => id)), messages.sameAnchor),
    z.refine(
      ({ sections }) => sections.flatMap(({ blocks }) => blocks).length <= maxBlocks,
      messages.tooMany(maxBlocks),
    ),
  );

/** Faults that typing mends; any other is one of the shape. */
const typedFaults: readonly string[] = ['too_small', 'too_big', 'invalid_format', 'custom'];

/** Unsaved work may have empty or long texts, but it has the shape of a page. */
export function typedPage(json: string | undefined): PageText | undefined {
  let typed: unknown;
  try {
    typed = JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
  const parsed = z.safeParse(pageTextInput, typed);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.every(({ code }) => typedFaults.includes(code ?? ''))
    ? (typed as PageText)
    : undefined;
}
