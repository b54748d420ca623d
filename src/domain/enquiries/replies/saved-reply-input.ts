import * as z from 'zod/mini';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';

const { titleMissing, bodyMissing } = staffMessages.savedReplies;
const text = (message: string, maxLength: number) =>
  z.string(message).check(withoutNul, z.trim(), z.minLength(1, message), z.maxLength(maxLength, message));

export const savedReplyInput = z.object({
  title: text(titleMissing, 80),
  body: text(bodyMissing, 2000),
});
