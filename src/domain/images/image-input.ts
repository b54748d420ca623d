// zod/mini, because these schemas also run in the browser.
import * as z from 'zod/mini';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';
import { maxAltLength, maxTagLength, maxTags } from './image.ts';

const { images } = staffMessages;

/** Divided by commas, each once, in small letters, so that `Kaziranga` and `kaziranga` are one tag. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
];

const tags = z.pipe(
  z._default(z.string().check(withoutNul, z.maxLength(2000, images.tagsWrong)), ''),
  z.transform(tagsIn),
);

const percent = z.pipe(
  z.string(images.focalWrong).check(z.regex(/^(100|\d{1,2})$/, images.focalWrong)),
  z.transform(Number),
);

const seen = { id: z.string(), version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) };

export const describeInput = z
  .object({
    ...seen,
    alt: z._default(z.string().check(withoutNul, z.trim(), z.maxLength(maxAltLength, images.altTooLong)), ''),
    tags,
    x: percent,
    y: percent,
  })
  .check(
    z.refine((form) => form.tags.length <= maxTags && form.tags.every((tag) => tag.length <= maxTagLength), {
      error: images.tagsWrong,
      path: ['tags'],
    }),
  );

export type Description = z.infer<typeof describeInput>;
