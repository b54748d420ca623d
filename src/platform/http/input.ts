import * as z from 'zod/mini';
import { Failure } from '#platform/failure.ts';

/** Fails with the message of the first failed check, in the schema's order. */
export function parseInput<Output>(
  schema: z.core.$ZodType<Output>,
  fields: Readonly<Record<string, string | readonly string[]>>,
): Output {
  const parsed = z.safeParse(schema, fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('invalid', issue?.message, { field: String(issue?.path.at(-1) ?? '') });
}

/** The schema of a form whose fields are checked by what uses them; a missing one is empty. */
export const textFields = <Name extends string>(...names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z._default(z.string(), '')])) as Record<
      Name,
      z.ZodMiniDefault<z.ZodMiniString>
    >,
  );

/** A schema with further texts of its form, such as the id of the record. */
export const withTexts = <Schema extends z.ZodMiniType, Name extends string>(
  schema: Schema,
  ...names: readonly Name[]
) => z.intersection(textFields(...names), schema);

/** A number that is checked by what uses it; a missing one is `NaN`. */
export const numberField = z.pipe(
  z.optional(z.string()),
  z.transform((text: string | undefined) => Number(text)),
);
