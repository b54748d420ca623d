import * as z from 'zod/mini';
import { Failure } from '#platform/failure.ts';
import type { Fields } from '#platform/http/body.ts';

/** Fails with the message of the first failed check, in the schema's order. */
export function parseInput<Output>(schema: z.core.$ZodType<Output>, fields: Fields): Output {
  const parsed = z.safeParse(schema, fields);
  if (!parsed.success) throw new Failure('invalid', parsed.error.issues[0]?.message);
  return parsed.data;
}
