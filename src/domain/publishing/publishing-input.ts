// zod/mini, because these schemas also run in the browser.

import * as z from 'zod/mini';
import { momentOf } from '#domain/shared/india-time.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';
import { hasTooManyTags } from '#platform/html/html-limits.ts';
import { isPictureAddress } from '#platform/html/picture-address.ts';
import { type PublishState, publishStates } from './publishing.ts';

/** For short fields; a long text has its own limit. */
const maxFieldLength = 2000;
const maxTextLength = 400_000;

export const optionalText = (max = maxFieldLength) =>
  z._default(z.string().check(withoutNul, z.trim(), z.maxLength(max, staffMessages.publishing.tooLong)), '');

export const requiredText = (message: string, max = maxFieldLength) =>
  z
    .string(message)
    .check(withoutNul, z.trim(), z.minLength(1, message), z.maxLength(max, staffMessages.publishing.tooLong));

const pictureLink = z.refine<string>(
  (typed) => typed === '' || isPictureAddress(typed),
  staffMessages.publishing.pictureLinkWrong,
);

export const optionalPicture = z._default(
  z
    .string()
    .check(withoutNul, z.trim(), z.maxLength(maxFieldLength, staffMessages.publishing.tooLong), pictureLink),
  '',
);

export const requiredPicture = (message: string) => requiredText(message).check(pictureLink);

const hasContent = (html: string) =>
  /<img\s/i.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';

/** HTML that has text or a picture. */
export const requiredHtml = (message: string) =>
  requiredText(message, maxTextLength).check(
    z.refine((html) => !hasTooManyTags(html), staffMessages.publishing.tooComplex),
    z.refine(hasContent, message),
  );

/** Empty: unchanged, and published for a new row. */
export const stateField = z._default(
  z.union([z.enum(publishStates), z.literal('')], staffMessages.publishing.noSuchState),
  '',
);

export const momentField = z.pipe(
  optionalText().check(
    z.refine((typed) => typed === '' || momentOf(typed) !== undefined, staffMessages.publishing.noSuchTime),
  ),
  z.transform((typed) => momentOf(typed) ?? null),
);

export const versionField = z.pipe(
  optionalText().check(z.regex(/^\d{0,9}$/, staffMessages.publishing.noSuchVersion)),
  z.transform((typed) => (typed === '' ? undefined : Number(typed))),
);

/** The publishing state in a form; `undefined` when unchanged. */
export type PublishingRequest = { state: PublishState; publishAt: Date | null } | undefined;

export function askedPublishing(state: PublishState | '', publishAt: Date | null): PublishingRequest {
  return state === '' ? undefined : { state, publishAt };
}

export const needsTime = (state: PublishState | '', publishAt: Date | null): boolean =>
  state === 'scheduled' && publishAt === null;
