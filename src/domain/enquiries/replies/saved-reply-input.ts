import * as z from 'zod/mini';
import { staffMessages } from '#messages.ts';

const { titleMissing, bodyMissing } = staffMessages.cannedReplies;
const withoutNul = z.overwrite<string>((text) => text.replaceAll('\0', ''));
const words = (message: string, longest: number) =>
  z.string(message).check(withoutNul, z.trim(), z.minLength(1, message), z.maxLength(longest, message));

export const cannedReplyInput = z.object({
  title: words(titleMissing, 80),
  body: words(bodyMissing, 2000),
});
