import { type SubmitEvent, useRef, useState } from 'react';
import { type ActionResult, statusOf } from './action-result.ts';
import type { Fault } from './form-fault.ts';
import { type FormStatus, fault, good } from './form-status.ts';
import { type ActionOptions, useAction } from './use-action.ts';
import { useStatus } from './use-status.ts';

function focusByName(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

type Options<Value, Code extends string> = ActionOptions & {
  validate?: (fields: FormData) => Fault | undefined;
  /** Shown while the form is being sent. */
  working: string;
  /** Focuses a faulty field; by default the element of that name. */
  focus?: (form: HTMLFormElement, field: string) => void;
  /** Awaited before the form is sent. */
  before?: () => Promise<void>;
  /** The field that a refusal is about, when its code says so. */
  fieldOf?: (code: string) => string | undefined;
  onResult?: (result: ActionResult<Value, Code>, form: HTMLFormElement) => void;
};

type More = { fields?: Record<string, string>; submitter?: HTMLElement | null };

/** Validates a form, sends it once at a time, shows its result and focuses the first faulty field. */
export function useActionForm<Value = undefined, Code extends string = never>(options: Options<Value, Code>) {
  const { validate, working, focus = focusByName, before, fieldOf, onResult, ...action } = options;
  const { send, isUnfinished } = useAction<Value, Code>(action);
  const { status, setStatus } = useStatus();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const show = (form: HTMLFormElement, shown: FormStatus | undefined) => {
    setStatus(shown);
    if (shown?.field !== undefined) focus(form, shown.field);
  };

  /** The result; undefined when the form was not sent. */
  const submit = async (
    form: HTMLFormElement,
    { fields = {}, submitter = null }: More = {},
  ): Promise<ActionResult<Value, Code> | undefined> => {
    if (isSending.current) return undefined;
    const sent = new FormData(form, submitter);
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    const found = validate?.(sent);
    if (found) {
      show(form, { ...fault(found.text), ...(found.field !== undefined && { field: found.field }) });
      return undefined;
    }
    isSending.current = true;
    setBusy(true);
    setStatus(good(working));
    await before?.();
    const result = await send(sent);
    isSending.current = false;
    setBusy(false);
    if (!result) return undefined;
    const field = result.done ? undefined : (result.field ?? fieldOf?.(result.code));
    const shown = statusOf(result);
    show(form, shown && field !== undefined ? { ...shown, field } : shown);
    onResult?.(result, form);
    return result;
  };

  return {
    status,
    setStatus,
    /** Takes the message about a field away as soon as that field is changed. */
    onCorrect: (field: string) => setStatus((shown) => (shown?.field === field ? undefined : shown)),
    isBusy,
    isUnfinished,
    isDone: !isBusy && status?.tone === 'good',
    submit,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A popup's form may be inside another form's React tree, whose handler must not run.
      event.stopPropagation();
      void submit(event.currentTarget, { submitter: event.submitter ?? null });
    },
  };
}

export type ActionForm = Pick<ReturnType<typeof useActionForm>, 'status' | 'isBusy' | 'isDone' | 'onSubmit'>;
