import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { good } from '#app/staff/forms/form-status.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import type { Edits } from '#app/staff/forms/use-edits.ts';
import type { PackageIntent, SavedPackage } from './package-intent.ts';
import { fieldNames } from './package-values.ts';
import { staffTourPackagesContent as content } from './texts.ts';

type Options = {
  intent: PackageIntent;
  schema: z.core.$ZodType;
  prefix: string;
  edits: Edits;
  /** The status of the save that created the package. */
  firstText?: string | undefined;
  /** `isEverythingSaved` is false when something was typed while saving. */
  onResult: (result: ActionResult<SavedPackage>, isEverythingSaved: boolean) => void;
};

/** Fault paths have no prefix. */
const faultIn = (schema: z.core.$ZodType) => (fields: FormData) => {
  const [issue] = z.safeParse(schema, Object.fromEntries(fields)).error?.issues ?? [];
  const field = fieldNames.find((name) => name === issue?.path.at(-1));
  return issue && { text: issue.message, ...(field && { field }) };
};

function focusField(id: string): void {
  const field = document.getElementById(id) ?? document.getElementById(`${id}-time`);
  field?.focus();
}

/** The form of a new or an existing package. Faults name fields without the prefix. */
export function usePackageForm(options: Options) {
  const { intent, schema, prefix, edits, firstText, onResult } = options;
  const { status, setStatus, isBusy, submit } = useActionForm<SavedPackage>({
    validate: faultIn(schema),
    working: content.working,
    focus: (_form, field) => focusField(prefix + field),
    fieldOf: (code) => (code === 'past_time' ? 'PublishAt' : undefined),
  });

  // Set in an effect, because screen readers do not announce text that is in the page from the start.
  const sayFirst = useEffectEvent((text: string) => setStatus(good(text)));
  useEffect(() => {
    if (firstText) sayFirst(firstText);
  }, [firstText]);

  const send = async (form: HTMLFormElement, more: Record<string, string> = {}) => {
    const saved = edits.startSave();
    const result = await submit(form, { fields: { ...more, intent } });
    if (result) onResult(result, result.done && saved());
  };

  return { status, setStatus, isBusy, send };
}

export type PackageFormState = ReturnType<typeof usePackageForm>;
