import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import { type Answer, call } from '#app/staff/call.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import type { Edits } from '#app/staff/ui/use-edits.ts';
import { staffMessages } from '#messages.ts';
import { fieldNames } from './package-values.ts';

type Options<Body> = {
  path: `/${string}`;
  schema: z.core.$ZodType;
  prefix: string;
  isSessionOver: SessionCheck;
  edits: Edits;
  /** Presents the result with the contract's message; undefined when another part of the page shows it. */
  read: (answer: Answer<Body>) => FormStatus | undefined | Promise<FormStatus | undefined>;
  /** The status of the save that created the package. */
  firstText?: string | undefined;
  /** `isEverythingSaved` is false when something was typed while saving. */
  onSaved?: (isEverythingSaved: boolean) => void;
};

function focusField(id: string): void {
  const field = document.getElementById(id) ?? document.getElementById(`${id}-time`);
  field?.focus();
}

/** Validates the form in the contract's order, sends the call and shows faults at their fields. */
export function usePackageForm<Body>(options: Options<Body>) {
  const { path, schema, prefix, isSessionOver, edits, read, firstText, onSaved } = options;
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<FormStatus>();
  const [isBusy, setBusy] = useState(false);

  // Set in an effect, because screen readers do not announce text that is in the page from the start.
  useEffect(() => {
    if (firstText) setStatus(good(firstText));
  }, [firstText]);

  const firstFault = (fields: FormData): FormStatus | undefined => {
    const { error } = z.safeParse(schema, Object.fromEntries(fields));
    const issue = error?.issues[0];
    const field = fieldNames.find((name) => name === issue?.path.at(-1));
    return issue && { ...fault(issue.message), ...(field && { field }) };
  };

  const ask = async (fields: FormData): Promise<FormStatus | undefined> => {
    try {
      const answer = await call<Body>(path, { fields });
      if (isSessionOver(answer)) return undefined;
      if (answer.code === 'past_time') return { ...fault(answer.text), field: 'PublishAt' };
      return await read(answer);
    } catch {
      return fault(staffMessages.login.unreachable);
    }
  };

  const send = async (form: HTMLFormElement, more: Record<string, string> = {}) => {
    if (isBusy) return;
    const fields = new FormData(form);
    for (const [name, value] of Object.entries(more)) fields.set(name, value);
    const found = firstFault(fields);
    setStatus(found ?? good(content.working));
    if (found) return focusField(`${prefix}${found.field}`);
    const saved = edits.startSave();
    setBusy(true);
    const answer = await ask(fields);
    setBusy(false);
    setStatus(answer);
    if (answer?.field) focusField(`${prefix}${answer.field}`);
    if (answer?.tone !== 'good') return;
    const isEverythingSaved = saved();
    onSaved?.(isEverythingSaved);
    await revalidate();
  };

  return { status, isBusy, send };
}

export type PackageFormState = ReturnType<typeof usePackageForm>;
