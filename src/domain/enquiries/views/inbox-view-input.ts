import * as z from 'zod/mini';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';

const { nameMissing } = staffMessages.inboxViews;

export const maxViewNameLength = 40;

const name = z
  .string(nameMissing)
  .check(withoutNul, z.trim(), z.minLength(1, nameMissing), z.maxLength(maxViewNameLength, nameMissing));
const isShared = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => value === 'yes'),
);

export const inboxViewInput = z.object({ name, isShared });
