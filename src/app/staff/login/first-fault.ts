import * as z from 'zod/mini';

export type Fault = { field: string; text: string };

/** The first failed check, in the schema's order; nothing when the form may be sent. */
export function firstFaultOf(schema: z.core.$ZodType, form: FormData): Fault | undefined {
  const [issue] = z.safeParse(schema, Object.fromEntries(form)).error?.issues ?? [];
  return issue && { field: String(issue.path[0]), text: issue.message };
}

/** Puts the cursor where the fault is. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
