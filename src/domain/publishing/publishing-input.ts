// The small build: these schemas also run in the staff's browser.

import * as z from 'zod/mini';
import { momentOf } from '#domain/shared/india-time.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';
import { hasTooManyTags } from '#platform/html/html-limits.ts';
import { isPictureAddress } from '#platform/html/picture-address.ts';
import { type PublishState, publishStates } from './publishing.ts';

/** As long as a field of a few words gets; a text has a limit of its own. */
const maxFieldLength = 2000;
const maxTextLength = 400_000;

export const optionalText = (most = maxFieldLength) =>
  z._default(z.string().check(withoutNul, z.trim(), z.maxLength(most, staffMessages.publishing.tooLong)), '');

export const requiredText = (message: string, most = maxFieldLength) =>
  z
    .string(message)
    .check(
      withoutNul,
      z.trim(),
      z.minLength(1, message),
      z.maxLength(most, staffMessages.publishing.tooLong),
    );

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

const hasMatter = (html: string) => /<img\s/i.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';

/** A text that says something once its tags are taken away. */
export const requiredHtml = (message: string) =>
  requiredText(message, maxTextLength).check(
    z.refine((html) => !hasTooManyTags(html), staffMessages.publishing.tooComplex),
    z.refine(hasMatter, message),
  );

/** Nothing said means nothing changed, and for something new: published. */
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

/** What a form said about publishing: nothing, or a state and its time. */
export type AskedPublishing = { state: PublishState; publishAt: Date | null } | undefined;

export function askedPublishing(state: PublishState | '', publishAt: Date | null): AskedPublishing {
  return state === '' ? undefined : { state, publishAt };
}

export const needsTime = (state: PublishState | '', publishAt: Date | null): boolean =>
  state === 'scheduled' && publishAt === null;
