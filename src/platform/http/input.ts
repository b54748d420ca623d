import * as z from 'zod/mini';
import { Failure } from '#platform/failure.ts';
import type { Fields } from './body.ts';

/** Fails with the message of the first failed check, in the schema's order. */
export function parseInput<Output>(schema: z.core.$ZodType<Output>, fields: Fields): Output {
  const parsed = z.safeParse(schema, fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('invalid', issue?.message, { field: String(issue?.path.at(-1) ?? '') });
}
