import type * as z from 'zod/mini';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { staffUsersContent as content } from './texts.ts';

type Options<Value> = {
  schema: z.core.$ZodType;
  clears?: boolean;
  onDone?: (value: Value) => void;
};

/** A form of the users' page; its hidden field `intent` names what it does. */
export const useUserForm = <Value = undefined>({ schema, clears = false, onDone }: Options<Value>) =>
  useActionForm<Value>({
    validate: faultBy(schema),
    working: content.working,
    onResult: (result: ActionResult<Value>, form) => {
      if (!result.done) return;
      if (clears) form.reset();
      onDone?.(result.value);
    },
  });
