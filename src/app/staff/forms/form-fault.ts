import * as z from 'zod/mini';

export type Fault = { field?: string; text: string };

/** The first failed check, in the schema's order; undefined when the form may be sent. */
export const faultBy =
  (schema: z.core.$ZodType) =>
  (fields: FormData): Fault | undefined => {
    const [issue] = z.safeParse(schema, Object.fromEntries(fields)).error?.issues ?? [];
    return issue && { field: String(issue.path[0]), text: issue.message };
  };
