import type * as z from 'zod/mini';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import type { ActionResult, SessionCheck } from '#app/staff/ui/action-result.ts';
import { faultBy, useActionForm } from '#app/staff/ui/use-action-form.ts';

type Options = {
  schema: z.core.$ZodType;
  isSessionOver: SessionCheck;
  clears?: boolean;
  onDone?: () => void;
};

/** A form of the users' page; its hidden field `intent` names what it does. */
export const useUserForm = ({ schema, isSessionOver, clears = false, onDone }: Options) =>
  useActionForm({
    validate: faultBy(schema),
    working: content.working,
    isSessionOver,
    onResult: (result: ActionResult, form) => {
      if (!result.done) return;
      if (clears) form.reset();
      onDone?.();
    },
  });
