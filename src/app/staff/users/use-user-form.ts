import type * as z from 'zod/mini';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import type { ActionResult } from '#app/staff/ui/action-result.ts';
import { faultBy } from '#app/staff/ui/form-fault.ts';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';

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
